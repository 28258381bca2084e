-- What operators send anew from the command line, which knows no key to seal a task with: the shop's own processes put it.
ALTER TABLE webhook_deliveries ADD COLUMN is_untasked boolean NOT NULL DEFAULT false;
CREATE INDEX webhook_deliveries_untasked ON webhook_deliveries (id) WHERE is_untasked;

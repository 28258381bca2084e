-- When the last of the shop's processes showed what a package of 1C had changed.

ALTER TABLE exchange_packages ADD COLUMN seen_at timestamptz;
CREATE INDEX exchange_packages_ended ON exchange_packages (ended_at);

-- Real providers beside the sandbox: what they call a payment, and what was asked of them without an answer.

ALTER TABLE payments
  ADD COLUMN provider_id text,                       -- the provider's own number of it
  ADD COLUMN ask_at      timestamptz;                -- when its provider is to be asked (again); infinity: it was asked to the end
-- Tries that were left or failed: a message that they were paid after all may have been lost.
CREATE INDEX payments_unasked ON payments (expires_at)
  WHERE status IN ('left', 'failed') AND redirect_url IS NOT NULL AND ask_at IS NULL;
CREATE UNIQUE INDEX payments_provider_id ON payments (provider, provider_id) WHERE provider_id IS NOT NULL;

ALTER TABLE refunds
  ADD COLUMN first_tried_at timestamptz,             -- providers remember a key for a while only
  ADD COLUMN provider_event text;                    -- the message, or the answer, that told of it
CREATE UNIQUE INDEX refunds_provider_event ON refunds (payment_id, provider_event) WHERE provider_event IS NOT NULL;

-- Which product an event was about: a line may get another one while a phone is silent. Null: of whatever stands there.
ALTER TABLE pick_events ADD COLUMN product_code text CHECK (length(product_code) <= 100);

-- What is broken, photographed by whoever found it; drawn anew before it is kept.
CREATE TABLE pick_photos (
  event_id uuid PRIMARY KEY REFERENCES pick_events,
  order_id bigint NOT NULL,
  store_id smallint NOT NULL,
  photo    bytea NOT NULL,
  staff_id bigint NOT NULL REFERENCES staff,
  at       timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (order_id, store_id) REFERENCES pick_lists
);
CREATE INDEX pick_photos_list ON pick_photos (order_id, store_id);
CREATE TRIGGER pick_photos_stay BEFORE UPDATE OR TRUNCATE ON pick_photos
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
SELECT guard_rows_of('pick_photos');

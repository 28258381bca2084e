-- Nobody chooses a zone: it follows from the address. Where the place of the address is not known, the delivery is
-- priced by the farthest zone of the city until a manager has looked; then it can only become cheaper.
ALTER TABLE orders ADD COLUMN is_zone_assumed boolean NOT NULL DEFAULT false;

-- Where a section stood before it came under another parent: by the parent that it left ('0': the top), the sisters that stood
-- behind it, the next first. Whoever comes back stands before the first of them that is still there.
ALTER TABLE sections ADD COLUMN places_left jsonb NOT NULL DEFAULT '{}';

-- A shop that has just got its schema has changed nothing yet: what 0072 filled in was told to nobody, and a backup may be
-- brought into such a shop.
DELETE FROM catalog_changes
WHERE NOT EXISTS (SELECT FROM products) AND NOT EXISTS (SELECT FROM cities) AND NOT EXISTS (SELECT FROM staff);

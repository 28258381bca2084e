-- What staff say of the stock after 1C has counted is known to nobody but the shop, until 1C counts again.
CREATE OR REPLACE VIEW stock_due AS
SELECT told.product_id, told.store_id, told.whole + coalesce(booked.unknown, 0) + coalesce(adjusted.since, 0) AS due
FROM (SELECT product_id, store_id, floor(sum(greatest(count, 0)))::int AS whole, min(told_at) AS at, min(meaning) AS meaning
      FROM stock_told GROUP BY product_id, store_id) told
LEFT JOIN LATERAL (
  SELECT sum(e.count)::int AS unknown FROM stock_entries e
  WHERE e.product_id = told.product_id AND e.store_id = told.store_id
    AND NOT CASE told.meaning
      WHEN 'on_hand' THEN EXISTS (SELECT FROM orders o WHERE o.id = e.order_id
                                  AND (o.accounting_state ->> 'shippedAt')::timestamptz <= told.at)
      ELSE EXISTS (SELECT FROM order_exports x WHERE x.order_id = e.order_id AND x.exported_at < told.at
                   AND e.booked_at <= coalesce(x.composed_at, x.exported_at)) END) booked ON true
LEFT JOIN LATERAL (
  SELECT sum(a.delta)::int AS since FROM stock_adjustments a
  WHERE a.product_id = told.product_id AND a.store_id = told.store_id AND a.at > told.at) adjusted ON true;

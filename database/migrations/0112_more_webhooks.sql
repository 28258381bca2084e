-- More that partners can be told of: an order's state, stock that runs low, a text that visitors see, a person that is forgotten.
CREATE FUNCTION tell_order_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('order.moved') THEN
    INSERT INTO webhook_messages (type, data)
    VALUES ('order.moved', jsonb_build_object('number', NEW.number, 'from', OLD.status, 'status', NEW.status, 'revision', NEW.revision));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_moved_webhooks AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_order_moved();

-- What falls to the last five of a store, as shoppers are told «мало» (domain/availability.ts); a hundred in a message.
CREATE FUNCTION tell_stock_low() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('stock.low') THEN
    INSERT INTO webhook_messages (type, data)
    SELECT 'stock.low', jsonb_build_object('products', jsonb_agg(
             jsonb_build_object('id', l.id, 'product_code', l.product_code, 'store', l.store_id, 'count', l.count)
             ORDER BY l.id, l.store_id))
    FROM (SELECT p.id, p.product_code, n.store_id, n.count,
                 (row_number() OVER (ORDER BY p.id, n.store_id) - 1) / 100 AS piece
          FROM new_rows n JOIN old_rows o USING (product_id, store_id) JOIN products p ON p.id = n.product_id
          WHERE o.count > 5 AND n.count <= 5) l
    GROUP BY l.piece ORDER BY l.piece;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stocks_low_webhooks AFTER UPDATE ON stocks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_stock_low();

CREATE FUNCTION tell_text_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.published_at IS NOT NULL AND is_webhook_wanted('text.published')
     AND (TG_OP = 'INSERT' OR (OLD.published_at, OLD.body, OLD.meta) IS DISTINCT FROM (NEW.published_at, NEW.body, NEW.meta)) THEN
    INSERT INTO webhook_messages (type, data)
    VALUES ('text.published', jsonb_build_object('path', NEW.path, 'language', NEW.language, 'publishedAt', NEW.published_at));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER texts_webhooks AFTER INSERT OR UPDATE ON texts FOR EACH ROW EXECUTE FUNCTION tell_text_published();

-- Nothing but the number that they know: whoever keeps a copy of that person erases it.
CREATE FUNCTION tell_customer_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted('customer.forgotten') THEN
    INSERT INTO webhook_messages (type, data)
    VALUES ('customer.forgotten', jsonb_build_object('id', NEW.id, 'orders',
      coalesce((SELECT jsonb_agg(number ORDER BY id) FROM (
        SELECT id, number FROM orders WHERE user_id = NEW.id ORDER BY id DESC LIMIT 500) o), '[]')));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_forgotten_webhooks AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION tell_customer_forgotten();

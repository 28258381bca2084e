/**
 * Bugs planted into the database of a run, each as a careless shop would have it: a harness that finds nothing in such a
 * run would find nothing in any. The application itself knows nothing of them.
 */
import { setInterval } from 'node:timers/promises';
import type { Database } from '#api/database.ts';

export interface Plant {
  /** Which of the invariants must break. */
  breaks: string;
  sql: string;
  /** What goes on beside the shop; ends with the signal. */
  beside?(db: Database, signal: AbortSignal): Promise<void>;
}

export const plants: Readonly<Record<string, Plant>> = {
  /** Keys are taken and forgotten: a retry makes another order. */
  'no-key': {
    breaks: 'I4',
    sql: `
      CREATE FUNCTION plant_no_key() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.key := NEW.key || gen_random_uuid(); RETURN NEW; END $$;
      CREATE TRIGGER plant BEFORE INSERT ON order_requests FOR EACH ROW EXECUTE FUNCTION plant_no_key();`,
  },
  /** The new count is worked out from what was read before waiting for the row. A STABLE function sees just that. */
  'read-then-write': {
    breaks: 'I2',
    sql: `
      CREATE FUNCTION plant_stale() RETURNS trigger LANGUAGE plpgsql STABLE AS $$
      DECLARE seen int;
      BEGIN
        SELECT count INTO seen FROM stocks WHERE product_id = NEW.product_id AND store_id = NEW.store_id;
        NEW.count := seen + NEW.count - OLD.count;
        RETURN NEW;
      END $$;
      CREATE TRIGGER plant BEFORE UPDATE ON stocks FOR EACH ROW EXECUTE FUNCTION plant_stale();`,
  },
  /** The ledger is written a moment later, by whoever is still alive then. */
  'late-ledger': {
    breaks: 'I3',
    sql: `
      CREATE UNLOGGED TABLE plant_queue (LIKE stock_entries);
      ALTER TABLE plant_queue ALTER id DROP NOT NULL;
      CREATE FUNCTION plant_later() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF coalesce(current_setting('plant.now', true), '') = 'on' THEN RETURN NEW; END IF;
        INSERT INTO plant_queue VALUES (NEW.*);
        RETURN NULL;
      END $$;
      CREATE TRIGGER plant BEFORE INSERT ON stock_entries FOR EACH ROW EXECUTE FUNCTION plant_later();`,
    async beside(db, signal) {
      const move = async () => {
        await db.unsafe(`
          SELECT set_config('plant.now', 'on', true);
          WITH moved AS (DELETE FROM plant_queue RETURNING order_id, line, store_id, kind, product_id, count)
          INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count) SELECT * FROM moved`);
      };
      try {
        for await (const _ of setInterval(1000, null, { signal })) await move().catch(() => undefined);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
      await move();
    },
  },
};

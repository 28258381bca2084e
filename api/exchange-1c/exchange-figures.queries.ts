import type { Db } from '../database.ts';
import type { ExchangeFigures } from './exchange-metrics.ts';

const KINDS = ['classifier', 'goods', 'offers', 'documents'];

export async function readFigures(db: Db): Promise<ExchangeFigures> {
  const [row] = await db<Omit<ExchangeFigures, 'ages'>[]>`
    SELECT coalesce((SELECT extract(epoch FROM ended_at - created_at) FROM exchange_packages
                     WHERE state = 'applied' ORDER BY id DESC LIMIT 1), 0)::float8 AS "lagSeconds",
           (SELECT count(*) FROM exchange_packages WHERE state = 'held')::int AS held,
           (SELECT count(DISTINCT order_id) FROM order_exports WHERE exported_at IS NULL)::int AS "ordersWaiting",
           coalesce((SELECT extract(epoch FROM now() - min(o.created_at)) FROM order_exports e JOIN orders o ON o.id = e.order_id
                     WHERE e.exported_at IS NULL), 0)::float8 AS "ordersOldestSeconds"`;
  const ages = await db<{ kind: string; seconds: number }[]>`
    SELECT k.kind, extract(epoch FROM now() - last.ended_at)::float8 AS seconds
    FROM unnest(${KINDS}::text[]) AS k(kind) JOIN LATERAL (
      SELECT ended_at FROM exchange_packages p WHERE p.state = 'applied' AND p.kind = k.kind AND p.ended_at IS NOT NULL
      ORDER BY p.id DESC LIMIT 1) last ON true`;
  return {
    lagSeconds: 0,
    held: 0,
    ordersWaiting: 0,
    ordersOldestSeconds: 0,
    ...row,
    ages,
  };
}

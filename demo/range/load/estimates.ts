/** The demo's estimates as rows. What the drawn range lacks leaves its line out; prices are a little older than today's. */
import type postgres from 'postgres';
import { type EditedLine, estimateTotals, LINK_DAYS } from '#domain/estimates/estimates.ts';
import { type DemoEstimate, type DemoLine, demoEstimates } from '../estimates.ts';
import { demoMoment } from '../orders.ts';

type Tx = postgres.TransactionSql;

interface Goods {
  section: string;
  code: string;
  nameRu: string;
  nameKz: string;
  unitRu: string;
  unitKz: string;
  price: number;
}

const ENOUGH = 12;
/** Every second product was cheaper when it was written down: so much of today's price. */
const THEN = 0.96;
const ROUND_TO = 10;

export async function loadEstimates(db: Tx, today: Date): Promise<void> {
  const sections = demoEstimates.flatMap((each) => each.sections.flatMap(({ lines }) => lines));
  const shelf = await listGoods(db, [...new Set(sections.flatMap(({ section }) => section ?? []))]);
  for (const estimate of demoEstimates) await loadEstimate(db, estimate, shelf, today);
}

async function listGoods(db: Tx, sections: string[]): Promise<Map<string, Goods>> {
  const rows = await db<Goods[]>`
    SELECT DISTINCT ON (s.code) s.code AS section, p.code, p.name_ru AS "nameRu",
           coalesce(p.name_kz, p.name_ru) AS "nameKz", u.name_ru AS "unitRu", u.name_kz AS "unitKz", r.price
    FROM sections s JOIN products p ON p.section_id = s.id JOIN product_prices r ON r.product_id = p.id
    JOIN units u ON u.code = p.units->0->>'unit'
    WHERE s.code = ANY(${sections}) AND p.active AND NOT p.on_order AND NOT p.is_offline
      AND (SELECT sum(t.count) FROM stocks t WHERE t.product_id = p.id) >= ${ENOUGH}
    ORDER BY s.code, p.popularity DESC, p.id`;
  return new Map(rows.map((row) => [row.section, row]));
}

async function loadEstimate(
  db: Tx,
  estimate: DemoEstimate,
  shelf: ReadonlyMap<string, Goods>,
  today: Date,
): Promise<void> {
  const { email, name, objectName, address, client, markupPercent, discountPercent, daysAgo, link } =
    estimate;
  const at = demoMoment(today, daysAgo);
  const sections = estimate.sections.map((section, index) => ({
    id: `s${index + 1}`,
    name: section.name,
    kind: section.kind,
    params: section.params ?? null,
    items: section.lines.flatMap((line, place) =>
      toLine(line, `l${index + 1}-${place + 1}`, estimate, shelf, at),
    ),
  }));
  const { total } = estimateTotals({ sections, markupPercent, discountPercent }, () => undefined);
  const [owner] = await db<{ id: number }[]>`SELECT id FROM users WHERE email = ${email}`;
  if (!owner) throw new Error(`the demo estimate «${name}» belongs to nobody`);
  const [row] = await db<{ id: number }[]>`
    INSERT INTO estimates ${db({
      user_id: owner.id,
      name,
      object_name: objectName,
      address,
      client_name: client.name,
      client_phone: client.phone,
      markup_percent: markupPercent,
      discount_percent: discountPercent,
      sections: db.json(sections as unknown as postgres.JSONValue),
      line_count: sections.reduce((sum, { items }) => sum + items.length, 0),
      total_tenge: total,
      created_at: at,
      updated_at: at,
    })} RETURNING id`;
  if (!link || !row) return;
  const until = new Date(at.getTime() + LINK_DAYS * 86_400_000);
  await db`
    INSERT INTO estimate_shares (estimate_id, token, until, show_prices, show_markup)
    VALUES (${row.id}, ${link}, ${until}, true, false)`;
}

function toLine(
  { section, kind, name, unit, count, price, note, calc }: DemoLine,
  id: string,
  { language, daysAgo }: DemoEstimate,
  shelf: ReadonlyMap<string, Goods>,
  at: Date,
): EditedLine[] {
  const shared = {
    id,
    kind,
    count,
    note: note ?? null,
    calc: calc ?? null,
    source: calc ? 'calculator' : 'manual',
    priceAt: at.toISOString(),
  } as const;
  if (section === undefined) return [{ ...shared, productCode: null, name, unit, price }];
  const goods = shelf.get(section);
  if (!goods) return [];
  const wasCheaper = daysAgo > 1 && goods.code.length % 2 === 0;
  return [
    {
      ...shared,
      productCode: goods.code,
      name: language === 'kz' ? goods.nameKz : goods.nameRu,
      unit: language === 'kz' ? goods.unitKz : goods.unitRu,
      price: wasCheaper ? Math.round((goods.price * THEN) / ROUND_TO) * ROUND_TO : goods.price,
    },
  ];
}

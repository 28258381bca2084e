/** An order as all of its papers show it: goods and services in one list that adds up to its total. */
import { type PaperLine, toPaperLine } from '#domain/orders/paper-lines.ts';
import type { CutPlan } from '#domain/sawing/sawing.ts';
import type { Db } from '../database.ts';
import {
  findPaperOrderRow,
  type GoodsRow,
  listGoods,
  listWork,
  type PaperOrderRow,
  type Words,
} from './paper-order.queries.ts';

export interface PaperOrderLine extends PaperLine {
  /** Of the order; null for a service. */
  line: number | null;
  article: string | null;
  /** Of work on the goods: their line, whose waybill tells of it. */
  ofLine: number | null;
  /** Of a cut: where the parts lie. */
  plan: CutPlan | null;
  name: Words;
  unit: Words;
  ntin: string | null;
  warrantyMonths: number | null;
}

export interface PaperOrder extends PaperOrderRow {
  lines: PaperOrderLine[];
}

/** A gift is told as one on every paper. */
const toPaperName = ({ name, isGift }: GoodsRow): Words =>
  isGift ? { ru: `Подарок: ${name.ru}`, kz: `Сыйлық: ${name.kz}` } : name;

const SERVICE_UNIT = { ru: 'усл.', kz: 'қызм.' };
const SERVICES = [
  ['deliverySum', { ru: 'Доставка', kz: 'Жеткізу' }],
  ['slotSum', { ru: 'Доставка к точному времени', kz: 'Нақты уақытқа жеткізу' }],
  ['liftSum', { ru: 'Разгрузка и подъём', kz: 'Түсіру және көтеру' }],
] as const;

export async function findPaperOrder(db: Db, orderId: number): Promise<PaperOrder | null> {
  const row = await findPaperOrderRow(db, orderId);
  if (row === null) return null;
  const [goods, work] = await Promise.all([listGoods(db, orderId), listWork(db, orderId)]);
  // Delivery is taxed at the general rate of the day, which the goods of the same order carry.
  const generalRate = Math.max(...goods.map(({ vatPercent }) => vatPercent));
  const lines = goods.map((row): PaperOrderLine => {
    const { discounts, sum, isGift: _isGift, ...line } = row;
    const taken = discounts.map(({ reason, amount }) => ({ reason, amountTenge: amount }));
    const paper = toPaperLine({ ...line, sumTenge: sum, discounts: taken });
    return { ...line, ...paper, ofLine: null, plan: null, name: toPaperName(row) };
  });
  const carried = SERVICES.flatMap(([field, name]) =>
    row[field] === 0
      ? []
      : [
          {
            productLine: null,
            plan: null,
            name,
            unit: SERVICE_UNIT,
            count: 1,
            sum: row[field],
            vatPercent: generalRate,
          },
        ],
  );
  const services = [...work, ...carried].map(
    ({ productLine, plan, name, unit, count, sum, vatPercent }): PaperOrderLine => ({
      ...toPaperLine({ count, sumTenge: sum, discounts: [], vatPercent }),
      line: null,
      ofLine: productLine,
      plan,
      article: null,
      name,
      unit,
      ntin: null,
      warrantyMonths: null,
    }),
  );
  return { ...row, lines: [...lines, ...services] };
}

/** One order of one product, fetched from a store: asked for again under the same key until it is answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ask, post } from './visitors.ts';

export interface OrderTry {
  /** Null: not made. */
  id: number | null;
  key: string;
  code: string;
  total: number;
  status: number;
  ms: number;
}

interface Wish {
  /** Which of the goods that can be bought. */
  skip?: number;
  /** How long a lost answer is asked for again; 0: asked once. */
  patienceMs?: number;
  dryRun?: boolean;
  key?: string;
  total?: number;
}

const CITY = 'pavlodar';

export async function orderOnce(url: string, token: string, wish: Wish = {}): Promise<OrderTry> {
  const { skip = 0, patienceMs = 10_000, dryRun = false, key = randomUUID() } = wish;
  const until = performance.now() + patienceMs;
  const again = async (send: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await send();
      const isLost = answer.status === 0 || answer.status >= 500;
      if (!isLost || performance.now() > until) return answer;
      await sleep(100);
    }
  };
  const goods = await again(() => ask(url, `/api/v2/products/?sectionCode=laminat&city=${CITY}&pageSize=24`));
  const code = pickGoods(goods.body)[skip] ?? '';
  const terms = {
    city: CITY,
    items: [{ productCode: code, count: 1 }],
    delivery: { method: 'pickup', storeId: 1 },
  };
  const failed = (answer: Answer): OrderTry => ({
    id: null,
    key,
    code,
    total: 0,
    status: answer.status,
    ms: answer.ms,
  });
  const quote = wish.total
    ? null
    : await again(() => post(url, '/api/v1/order/delivery/calculate/', token, terms));
  if (quote && quote.status !== 200) return failed(quote);
  const total =
    wish.total ??
    (JSON.parse(quote?.body ?? '') as { data: { totals: { total: number } } }).data.totals.total;
  if (dryRun) return { id: null, key, code, total, status: 200, ms: 0 };
  const answer = await again(() =>
    post(
      url,
      '/api/v1/orders/',
      token,
      {
        ...terms,
        recipient: { firstName: 'Айгерим', phone: '+77051112233' },
        payment: 'card_on_receipt',
        comment: key,
        total,
        agreement: true,
      },
      key,
    ),
  );
  if (answer.status !== 200) return { ...failed(answer), total };
  const { orderId } = (JSON.parse(answer.body) as { data: { orderId: number } }).data;
  return { id: orderId, key, code, total, status: 200, ms: answer.ms };
}

interface Goods {
  code: string;
  onOrder?: boolean;
  isOffline?: boolean;
  balance?: number;
}

function pickGoods(body: string): string[] {
  const { items = [] } = JSON.parse(body) as { items?: Goods[] };
  return items.filter(({ onOrder, isOffline }) => !onOrder && !isOffline).map(({ code }) => code);
}

/**
 * TipTop Pay as its documents 1.0.1 describe it (developers.tiptoppay.kz): calls by Basic, answers of one envelope,
 * X-Request-ID remembered for an hour, signed notifications. Strict: what the documents do not name is refused.
 */
import { createHmac } from 'node:crypto';
import { createPost } from '../post.ts';
import { type Asked, json, openStand, type Told } from '../stand.ts';

export const PUBLIC_ID = 'pk_stand';
export const SECRET = 'secret of the stand';
const HOUR_MS = 3_600_000;

interface Transaction {
  TransactionId: number;
  InvoiceId: string;
  Amount: number;
  Status: 'Completed' | 'Declined';
  refunded: number;
  /** Of UTC, as it lists them unless told otherwise. */
  day?: string;
}

interface Notice {
  kind: 'check' | 'pay' | 'fail' | 'refund';
  fields: Record<string, string>;
}

/** What each call takes: name of the field and whether it must be there. */
const FIELDS: Record<string, Record<string, boolean>> = {
  '/orders/create': {
    Amount: true,
    Currency: true,
    Description: true,
    InvoiceId: false,
    RequireConfirmation: false,
    SendEmail: false,
    CultureName: false,
    SuccessRedirectUrl: false,
    FailRedirectUrl: false,
  },
  '/payments/find': { InvoiceId: true },
  '/payments/get': { TransactionId: true },
  '/payments/list': { Date: true, TimeZone: false },
  '/payments/refund': { TransactionId: true, Amount: true },
};

/** Carries a signed form to the shop; gives its answer. */
export type DeliverForm = (kind: string, body: string, headers: Record<string, string>) => Promise<string>;

export type TipTopStand = Awaited<ReturnType<typeof openTipTopStand>>;

export async function openTipTopStand(deliver: DeliverForm) {
  const orders = new Map<string, { amount: number; number: number }>();
  const transactions: Transaction[] = [];
  const remembered = new Map<string, { at: number; told: Told }>();
  let nextId = 504;
  let hasTestMode = false;

  const signed = ({ kind, fields }: Notice, secret = SECRET): Promise<string> => {
    const body = new URLSearchParams(fields).toString();
    const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64');
    return deliver(kind, body, {
      'content-type': 'application/x-www-form-urlencoded',
      'content-hmac': sign(body),
      'x-content-hmac': sign(decodeURIComponent(body.replaceAll('+', ' '))),
    });
  };
  const post = createPost<Notice>(signed, (answer) => answer === '{"code":0}');

  const notice = (
    kind: Notice['kind'],
    id: number,
    invoice: string,
    amount: number,
    status: string,
  ): Notice => ({
    kind,
    fields: {
      TransactionId: String(id),
      Amount: amount.toFixed(2),
      Currency: 'KZT',
      InvoiceId: invoice,
      Status: status,
      DateTime: stand.now().toISOString().slice(0, 19).replace('T', ' '),
      TestMode: hasTestMode ? '1' : '0',
    },
  });

  const refuse = (Message: string) => json({ Success: false, Message, Model: null });
  const grant = (Model: unknown) => json({ Success: true, Message: null, Model });
  const toModel = ({ refunded, ...rest }: Transaction) => ({
    ...rest,
    Currency: 'KZT',
    Refunded: refunded > 0,
  });

  function answer(asked: Asked): Told {
    const own = `Basic ${Buffer.from(`${PUBLIC_ID}:${SECRET}`).toString('base64')}`;
    if (asked.headers.authorization !== own) return json({ Success: false, Message: 'Unauthorized' }, 401);
    const key = asked.headers['x-request-id'];
    const kept = typeof key === 'string' ? remembered.get(`${asked.path} ${key}`) : undefined;
    if (kept && stand.now().getTime() - kept.at < HOUR_MS) return kept.told;
    const told = perform(asked.path, JSON.parse(asked.body.toString('utf8')));
    if (typeof key === 'string') remembered.set(`${asked.path} ${key}`, { at: stand.now().getTime(), told });
    return told;
  }

  function perform(path: string, body: Record<string, unknown>): Told {
    const fields = FIELDS[path];
    if (!fields) return json({ Success: false, Message: 'Not found' }, 404);
    const missing = Object.keys(fields).filter((name) => fields[name] && body[name] === undefined);
    const odd = Object.keys(body).filter((name) => !Object.hasOwn(fields, name));
    if (missing.length + odd.length > 0) return refuse(`Fields: ${[...missing, ...odd].join(', ')}`);
    if (path === '/orders/create') {
      const invoice = String(body.InvoiceId);
      const number = orders.size + 1;
      orders.set(invoice, { amount: Number(body.Amount), number });
      return grant({
        Id: `order${number}`,
        Number: number,
        Url: `${stand.url}/d/${number}`,
        Amount: body.Amount,
      });
    }
    if (path === '/payments/find') {
      const found = transactions.findLast(({ InvoiceId }) => InvoiceId === body.InvoiceId);
      return found ? grant(toModel(found)) : refuse('Not found');
    }
    if (path === '/payments/list') {
      if (!/^\d{4}-\d\d-\d\d$/.test(String(body.Date))) return refuse('Date');
      return grant(transactions.filter(({ day }) => day === body.Date).map(toModel));
    }
    const own = transactions.find(({ TransactionId }) => TransactionId === body.TransactionId);
    if (!own) return refuse('Not found');
    if (path === '/payments/get') return grant(toModel(own));
    const amount = Number(body.Amount);
    if (own.Status !== 'Completed' || own.refunded + amount > own.Amount)
      return refuse('Amount is too large');
    own.refunded += amount;
    const id = nextId++;
    post.put(notice('refund', id, own.InvoiceId, amount, 'Completed'));
    return grant({ TransactionId: id });
  }

  const stand = await openStand(answer);
  return {
    ...stand,
    /** The stand itself: its clock and its faults are set there. */
    line: stand,
    post,
    signed,
    transactions,
    orders,
    setTestMode(isOn: boolean) {
      hasTestMode = isOn;
    },

    /** The buyer on its page: asks the shop, takes the money or not, and has something to tell. */
    async pay(invoice: string, isFunded = true): Promise<'paid' | 'declined' | 'refused'> {
      const order = orders.get(invoice);
      if (!order) throw new Error(`The stand has no order ${invoice}`);
      // A page that was paid at takes no money again.
      if (transactions.some(({ InvoiceId, Status }) => InvoiceId === invoice && Status === 'Completed'))
        return 'refused';
      const id = nextId++;
      const asked = await signed(notice('check', id, invoice, order.amount, 'Completed'));
      if (asked !== '{"code":0}') return 'refused';
      const Status = isFunded ? 'Completed' : 'Declined';
      const day = stand.now().toISOString().slice(0, 10);
      transactions.push({
        TransactionId: id,
        InvoiceId: invoice,
        Amount: order.amount,
        Status,
        refunded: 0,
        day,
      });
      const told = notice(isFunded ? 'pay' : 'fail', id, invoice, order.amount, Status);
      if (!isFunded) Object.assign(told.fields, { Reason: 'InsufficientFunds', ReasonCode: '5051' });
      post.put(told);
      return isFunded ? 'paid' : 'declined';
    },

    /** What a check would hear now, of any sum. */
    check: (invoice: string, amount: number) =>
      signed(notice('check', nextId++, invoice, amount, 'Completed')),
  };
}

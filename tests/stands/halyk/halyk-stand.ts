/**
 * Halyk ePay as its documents describe it (epayment.kz): a token for each operation, a form that its script opens with
 * that token, an unsigned message to postLink, the state by check-status. Strict about fields, tokens and sums.
 */
import { randomUUID } from 'node:crypto';
import { createPost } from '../post.ts';
import { type Asked, json, openStand, type Told } from '../stand.ts';

export const CLIENT = 'test-shop';
export const SECRET = 'secret-of-the-stand';
export const TERMINAL = '67e34d63-102f-4bd1-898e-370781d0074d';
const TOKEN_MS = 1_200_000;

interface Token {
  /** Null: for questions, not for a payment. */
  payment: Record<string, string> | null;
  until: number;
}

interface Transaction {
  id: string;
  invoice: string;
  amount: number;
  statusName: 'CHARGE' | 'FAILED' | 'REFUND';
  refunded: number;
}

/** What the script is called with. */
export interface HalykCall {
  invoiceId: string;
  amount: number;
  currency: string;
  terminal: string;
  postLink: string;
  failurePostLink: string;
  backLink: string;
  failureBackLink: string;
  language: string;
  description: string;
  auth: { access_token: string };
}

const TOKEN_FIELDS = ['grant_type', 'scope', 'client_id', 'client_secret'];
const PAYMENT_FIELDS = [
  'invoiceID',
  'secret_hash',
  'amount',
  'currency',
  'terminal',
  'postLink',
  'failurePostLink',
];
const CALL_FIELDS = [
  'invoiceId',
  'backLink',
  'failureBackLink',
  'postLink',
  'failurePostLink',
  'language',
  'description',
  'terminal',
  'amount',
  'currency',
  'auth',
];

/** Carries a message to a postLink; gives the status that it was answered with. */
export type DeliverHint = (link: string, body: string) => Promise<string>;

export type HalykStand = Awaited<ReturnType<typeof openHalykStand>>;

export async function openHalykStand(deliver: DeliverHint) {
  const tokens = new Map<string, Token>();
  const transactions: Transaction[] = [];
  const post = createPost<{ link: string; body: object }>(
    ({ link, body }) => deliver(link, JSON.stringify(body)),
    (status) => status === '200',
  );

  function giveToken({ body }: Asked): Told {
    const given = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
    const isForPayment = given.invoiceID !== undefined;
    const wanted = [...TOKEN_FIELDS, ...(isForPayment ? PAYMENT_FIELDS : [])].sort();
    if (Object.keys(given).sort().join() !== wanted.join()) return json({ error: 'invalid_request' }, 400);
    if (given.client_id !== CLIENT || given.client_secret !== SECRET)
      return json({ error: 'invalid_client' }, 401);
    if (isForPayment && (!/^\d{6,15}$/.test(given.invoiceID ?? '') || given.terminal !== TERMINAL))
      return json({ error: 'invalid_request' }, 400);
    const token = randomUUID();
    tokens.set(token, { payment: isForPayment ? given : null, until: stand.now().getTime() + TOKEN_MS });
    return json({ access_token: token, expires_in: '1200', token_type: 'Bearer', scope: given.scope });
  }

  function answer(asked: Asked): Told {
    if (asked.path === '/oauth2/token') return giveToken(asked);
    const token = tokens.get(String(asked.headers.authorization).replace('Bearer ', ''));
    if (!token || token.payment !== null || token.until < stand.now().getTime())
      return json({ code: 401 }, 401);
    const [, invoice] = /^\/check-status\/payment\/transaction\/(\d+)$/.exec(asked.path) ?? [];
    if (asked.method === 'GET' && invoice !== undefined) return tellStatus(invoice);
    const [, id] = /^\/operation\/([\w-]+)\/refund$/.exec(asked.path) ?? [];
    if (asked.method === 'POST' && id !== undefined) return refund(id, asked.query);
    return json({ code: 404 }, 404);
  }

  function tellStatus(invoice: string): Told {
    const own = transactions.findLast((each) => each.invoice === invoice);
    if (!own) return json({ resultCode: '102', resultMessage: 'NOT_FOUND', transaction: null });
    const { id, amount, statusName } = own;
    const resultCode = statusName === 'FAILED' ? '101' : '100';
    return json({
      resultCode,
      resultMessage: 'x',
      transaction: { id, invoiceID: invoice, amount, currency: 'KZT', statusName },
    });
  }

  function refund(id: string, query: URLSearchParams): Told {
    const own = transactions.find((each) => each.id === id);
    const amount = Number(query.get('amount'));
    if (!own || !(amount >= 10) || query.get('externalID') === null || own.refunded + amount > own.amount)
      return json({ code: 400 }, 400);
    own.refunded += amount;
    if (own.refunded === own.amount) own.statusName = 'REFUND';
    return json({ code: 0 });
  }

  const stand = await openStand(answer);
  return {
    ...stand,
    line: stand,
    transactions,
    post,

    /** The form that the script opens: a token of this very payment, and every field as documented. */
    pay(call: HalykCall, isFunded = true): 'paid' | 'declined' | 'refused' {
      const terms = tokens.get(call.auth.access_token)?.payment;
      if (Object.keys(call).sort().join() !== CALL_FIELDS.toSorted().join())
        throw new Error('fields of halyk.pay');
      if (!terms || terms.invoiceID !== call.invoiceId || Number(terms.amount) !== call.amount)
        throw new Error('a token of another payment');
      const before = transactions.some(
        ({ invoice, statusName }) => invoice === call.invoiceId && statusName !== 'FAILED',
      );
      if (before) return 'refused';
      const id = randomUUID();
      const statusName = isFunded ? 'CHARGE' : 'FAILED';
      transactions.push({ id, invoice: call.invoiceId, amount: call.amount, statusName, refunded: 0 });
      post.put({
        link: isFunded ? call.postLink : call.failurePostLink,
        body: {
          code: isFunded ? 'ok' : 'error',
          invoiceId: call.invoiceId,
          id,
          amount: call.amount,
          currency: 'KZT',
          reasonCode: isFunded ? 0 : 484,
          secret_hash: terms.secret_hash,
        },
      });
      return isFunded ? 'paid' : 'declined';
    },
  };
}

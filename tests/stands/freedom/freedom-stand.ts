/**
 * Freedom Pay as its documents describe it (docs.freedompay.kz, freedompay.kz/docs): signed forms in, signed XML out, a
 * signed multipart form to the result address, repeated until it is answered by signed XML. Strict: an unknown field or a
 * wrong signature is an error. Signs by its own lines, so that both sides are held against the documents and not against
 * each other.
 */
import { createHash } from 'node:crypto';
import { createPost } from '../post.ts';
import { type Asked, openStand, type Told } from '../stand.ts';

export const MERCHANT = '511867';
export const SECRET = 'secret-of-the-stand';

interface Payment {
  id: number;
  order: string;
  amount: number;
  status: 'new' | 'success' | 'error';
  resultUrl: string;
  refunds: { id: number; amount: number; status: 'success' | 'process' }[];
  isRejected: boolean;
}

interface Result {
  payment: Payment;
  fields: Record<string, string>;
}

/** What each script takes: name of the field and whether it must be there. */
const FIELDS: Record<string, Record<string, boolean>> = {
  'init_payment.php': {
    pg_merchant_id: true,
    pg_order_id: true,
    pg_amount: true,
    pg_currency: false,
    pg_description: true,
    pg_result_url: false,
    pg_success_url: false,
    pg_failure_url: false,
    pg_lifetime: false,
    pg_testing_mode: false,
    pg_salt: true,
    pg_sig: true,
  },
  'get_status3.php': {
    pg_merchant_id: true,
    pg_payment_id: false,
    pg_order_id: false,
    pg_salt: true,
    pg_sig: true,
  },
  'revoke.php': {
    pg_merchant_id: true,
    pg_payment_id: true,
    pg_refund_amount: false,
    pg_salt: true,
    pg_sig: true,
  },
};

const md5 = (script: string, values: readonly string[]) =>
  createHash('md5')
    .update([script, ...values, SECRET].join(';'))
    .digest('hex');
const sign = (script: string, fields: Record<string, string>) =>
  md5(
    script,
    Object.keys(fields)
      .sort()
      .map((name) => fields[name] ?? ''),
  );

/** Carries a form to the shop; gives its answer. */
export type DeliverResult = (type: string, body: string) => Promise<string>;

export type FreedomStand = Awaited<ReturnType<typeof openFreedomStand>>;

export async function openFreedomStand(deliver: DeliverResult) {
  const payments: Payment[] = [];
  let nextId = 1_060_000;
  let canReject = false;
  let hidesRefunds = false;

  const xml = (script: string, fields: Record<string, string>, refunds: Payment['refunds'] = []): Told => {
    const listed = refunds
      .map(({ id, amount, status }) => {
        const each = `<pg_payment_id>${id}</pg_payment_id><pg_amount>-${amount}</pg_amount>`;
        return `<pg_refund_payment>${each}<pg_payment_status>${status}</pg_payment_status></pg_refund_payment>`;
      })
      .join('');
    const all = { ...fields, pg_salt: 'salt' } as Record<string, string>;
    const names = [...Object.keys(all), ...(listed === '' ? [] : ['pg_refund_payments'])].sort();
    // Within the list: amount, id, status, in the order of their names.
    const values = names.flatMap((name) =>
      name === 'pg_refund_payments'
        ? refunds.flatMap(({ id, amount, status }) => [`-${amount}`, String(id), status])
        : [all[name] ?? ''],
    );
    const own = Object.entries(all).map(
      ([name, value]) => `<${name}>${value.replace('&', '&amp;')}</${name}>`,
    );
    const nested = listed === '' ? '' : `<pg_refund_payments>${listed}</pg_refund_payments>`;
    const body = `<response>${own.join('')}${nested}<pg_sig>${md5(script, values)}</pg_sig></response>`;
    return { type: 'text/xml; charset=utf-8', body: `<?xml version="1.0" encoding="utf-8"?>\n${body}` };
  };
  const refuse = (script: string, code: string) =>
    xml(script, { pg_status: 'error', pg_error_code: code, pg_error_description: 'no' });

  function answer({ path, body }: Asked): Told {
    const script = path.slice(1);
    const given = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
    const fields = FIELDS[script];
    if (!fields) return { status: 404, body: 'Not found' };
    const { pg_sig, ...signed } = given;
    if (pg_sig !== sign(script, signed)) return refuse(script, '9998');
    const missing = Object.keys(fields).filter((name) => fields[name] && given[name] === undefined);
    const odd = Object.keys(given).filter((name) => !Object.hasOwn(fields, name));
    if (missing.length + odd.length > 0 || given.pg_merchant_id !== MERCHANT) return refuse(script, '100');
    if (script === 'init_payment.php') return init(script, given);
    // By our own number it answers with what came last: after a refund that is the refund.
    const own = payments.findLast(
      ({ id, order }) => String(id) === given.pg_payment_id || order === given.pg_order_id,
    );
    if (!own) return refuse(script, '340');
    return script === 'revoke.php'
      ? revoke(script, own, Number(given.pg_refund_amount))
      : tellStatus(script, own);
  }

  function init(script: string, given: Record<string, string>): Told {
    const order = String(given.pg_order_id);
    if (order.length > 50) return refuse(script, '101');
    const known = payments.find((each) => each.order === order && each.status === 'new');
    const payment = known ?? {
      id: nextId++,
      order,
      amount: Number(given.pg_amount),
      status: 'new' as const,
      resultUrl: String(given.pg_result_url),
      refunds: [],
      isRejected: false,
    };
    if (!known) payments.push(payment);
    return xml(script, {
      pg_status: 'ok',
      pg_payment_id: String(payment.id),
      pg_redirect_url: `${stand.url}/pay.html?customer=${payment.id}&page=1`,
      pg_redirect_url_type: 'need data',
    });
  }

  const tellStatus = (script: string, { id, order, amount, status, refunds }: Payment): Told =>
    xml(
      script,
      {
        pg_status: 'ok',
        pg_payment_id: String(id),
        pg_order_id: order,
        pg_amount: String(amount),
        pg_currency: 'KZT',
        pg_payment_status: status,
        ...(status === 'success' ? { pg_captured: '1' } : {}),
      },
      hidesRefunds ? [] : refunds,
    );

  function revoke(script: string, own: Payment, amount: number): Told {
    const given = own.refunds.reduce((sum, each) => sum + each.amount, 0);
    if (own.status !== 'success' || given + amount > own.amount) return refuse(script, '490');
    own.refunds.push({ id: nextId++, amount, status: 'success' });
    return xml(script, { pg_status: 'ok' });
  }

  async function carryResult({ payment, fields }: Result): Promise<string> {
    const script = new URL(payment.resultUrl).pathname.split('/').at(-1) ?? '';
    const form = { ...fields, pg_sig: sign(script, fields) };
    const boundary = 'stand-boundary';
    const parts = Object.entries(form).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const heard = await deliver(
      `multipart/form-data; boundary=${boundary}`,
      `${parts.join('')}--${boundary}--\r\n`,
    );
    const told = Object.fromEntries(
      [...heard.matchAll(/<(pg_\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const { pg_sig, ...signed } = told;
    if (pg_sig !== sign(script, signed)) return 'unsigned';
    // What the shop refuses goes back to the buyer at once.
    if (told.pg_status === 'rejected' && fields.pg_can_reject === '1') payment.isRejected = true;
    return told.pg_status ?? '';
  }
  const post = createPost<Result>(carryResult, (heard) => heard === 'ok' || heard === 'rejected');

  const toResult = (payment: Payment, result: '0' | '1' | '2'): Result => ({
    payment,
    fields: {
      pg_order_id: payment.order,
      pg_payment_id: String(payment.id),
      pg_amount: String(payment.amount),
      pg_currency: 'KZT',
      pg_description: 'Заказ',
      pg_result: result,
      pg_can_reject: canReject && result === '1' ? '1' : '0',
      pg_payment_date: stand.now().toISOString(),
      pg_salt: 'salt',
    },
  });

  const stand = await openStand(answer);
  return {
    ...stand,
    line: stand,
    payments,
    post,
    /** Whether the shop may refuse money when it hears of it. */
    setCanReject(isOn: boolean) {
      canReject = isOn;
    },
    /** A refund may be seen some time after it was asked for. */
    setHidesRefunds(isOn: boolean) {
      hidesRefunds = isOn;
    },
    tellUnended: (payment: Payment) => post.put(toResult(payment, '2')),

    pay(order: string, isFunded = true): 'paid' | 'declined' | 'refused' {
      const payment = payments.findLast((each) => each.order === order);
      if (!payment || payment.status === 'success') return 'refused';
      payment.status = isFunded ? 'success' : 'error';
      post.put(toResult(payment, isFunded ? '1' : '0'));
      return isFunded ? 'paid' : 'declined';
    },
  };
}

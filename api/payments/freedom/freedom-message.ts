/** What Freedom Pay sends to the result address: a multipart form, signed under the last word of that address. */
import { Refusal } from '../../http/refusal.ts';
import { parseTenge } from '../parse-tenge.ts';
import type { Webhook } from '../provider.ts';
import { areSigned, type Field, findValue } from './freedom-fields.ts';

export interface FreedomMessage {
  paymentId: string;
  reference: string;
  amountTenge: number;
  /** 1 paid, 0 failed, 2 not ended. */
  result: string;
  /** Whether the money can still be refused. */
  canReject: boolean;
}

export async function readResult(
  script: string,
  secret: string,
  { headers, body }: Webhook,
): Promise<FreedomMessage> {
  const fields = await readForm(String(headers['content-type']), body);
  if (!areSigned(script, fields, secret)) throw new Refusal('payment.bad_signature');
  const value = (name: string) => findValue(fields, name) ?? '';
  const [paymentId, reference, result] = [value('pg_payment_id'), value('pg_order_id'), value('pg_result')];
  if (!/^\d{1,20}$/.test(paymentId) || reference === '' || !/^[012]$/.test(result))
    throw new Refusal('request.malformed');
  return {
    paymentId,
    reference,
    amountTenge: value('pg_currency') === 'KZT' ? parseTenge(value('pg_amount')) : 0,
    result,
    canReject: value('pg_can_reject') === '1',
  };
}

async function readForm(type: string, body: Buffer): Promise<Field[]> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return [...form].map(([name, value]) => {
      if (typeof value !== 'string') throw new Error('a file');
      return { name, value };
    });
  } catch {
    throw new Refusal('request.malformed');
  }
}

/** SMSC.kz: JSON by POST, its own words for states (docs/partners/smsc.md). */
import { z } from 'zod';
import { type Outgoing, Refused, readJson } from '../../outgoing/outgoing.ts';
import type { SmscSettings } from '../../partner-settings.ts';
import type { SmsGateway } from '../sms-gateway.ts';

const NAME = 'smsc';

const sendAnswer = z.union([
  z.object({ error_code: z.number() }),
  z.object({ id: z.coerce.string(), cnt: z.number() }),
]);
const statusAnswer = z.union([z.object({ status: z.coerce.number() }), z.object({ error_code: z.number() })]);

/** 1 delivered, 2 read; -1 waits, 0 is with the operator; whatever else is there is an end. */
const DELIVERED = new Set([1, 2, 4]);
const UNDER_WAY = new Set([-1, 0]);

export function createSmsc(
  outgoing: Outgoing,
  { login, password, sender, address }: SmscSettings,
): SmsGateway {
  const ask = <T>(
    operation: string,
    { path, body, timeoutMs }: { path: string; body: object; timeoutMs?: number },
    read: (answer: unknown) => T,
  ): Promise<T> =>
    outgoing.call({
      to: NAME,
      operation,
      method: 'POST',
      url: `${address}${path}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, psw: password, charset: 'utf-8', fmt: 3, ...body }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      read: (answer) => read(readJson(answer)),
    });

  return {
    name: NAME,
    isLeftAlone: () => outgoing.isLeftAlone(NAME),

    send: ({ id, phone, text }, timeoutMs) =>
      ask(
        'send',
        {
          path: '/rest/send/',
          body: { phones: phone.slice(1), mes: text, id, ...(sender === null ? {} : { sender }) },
          timeoutMs,
        },
        (answer) => {
          const told = sendAnswer.parse(answer);
          if ('error_code' in told) throw new Refused(NAME, String(told.error_code));
          return told.id;
        },
      ),

    async findEnds(sent) {
      const ends = new Map<number, 'delivered' | 'failed'>();
      for (const { id, phone, gatewayId } of sent) {
        const body = { phone: phone.slice(1), id: gatewayId };
        const told = await ask('status', { path: '/rest/status/', body }, (answer) =>
          statusAnswer.parse(answer),
        );
        if (!('status' in told) || UNDER_WAY.has(told.status)) continue;
        ends.set(id, DELIVERED.has(told.status) ? 'delivered' : 'failed');
      }
      return ends;
    },
  };
}

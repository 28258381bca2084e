/** Mobizon: forms by POST, the key in the address, `code` 0 for done (docs/partners/mobizon.md). */
import { z } from 'zod';
import { type Outgoing, Refused, readJson } from '../../outgoing/outgoing.ts';
import type { MobizonSettings } from '../../partner-settings.ts';
import type { SmsGateway } from '../sms-gateway.ts';

const NAME = 'mobizon';
const envelope = z.object({ code: z.number(), data: z.unknown() });
const sentData = z.object({ messageId: z.coerce.string() });
const statusData = z.array(z.object({ id: z.coerce.string(), status: z.string() }));

/** Others (NEW, ENQUEUD, ACCEPTD) are under way. */
const ENDS: Record<string, 'delivered' | 'failed'> = {
  DELIVRD: 'delivered',
  UNDELIV: 'failed',
  REJECTD: 'failed',
  EXPIRED: 'failed',
  DELETED: 'failed',
};

export function createMobizon(outgoing: Outgoing, { key, sender, address }: MobizonSettings): SmsGateway {
  const ask = <T>(
    operation: string,
    { form, timeoutMs }: { form: URLSearchParams; timeoutMs?: number },
    read: (data: unknown) => T,
  ): Promise<T> =>
    outgoing.call({
      to: NAME,
      operation,
      method: 'POST',
      url: `${address}/service/Message/${operation}?${new URLSearchParams({ output: 'json', api: 'v1', apiKey: key })}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      read(answer) {
        const { code, data } = envelope.parse(readJson(answer));
        if (code !== 0) throw new Refused(NAME, String(code));
        return read(data);
      },
    });

  return {
    name: NAME,
    isLeftAlone: () => outgoing.isLeftAlone(NAME),

    async send({ phone, text }, timeoutMs) {
      const form = new URLSearchParams({
        recipient: phone.slice(1),
        text,
        ...(sender === null ? {} : { from: sender }),
      });
      return ask('SendSmsMessage', { form, timeoutMs }, (data) => sentData.parse(data).messageId);
    },

    async findEnds(sent) {
      const form = new URLSearchParams();
      sent.forEach(({ gatewayId }, at) => void form.append(`ids[${at}]`, gatewayId));
      const told = await ask('GetSMSStatus', { form }, (data) => statusData.parse(data));
      const ends = new Map<number, 'delivered' | 'failed'>();
      for (const { id, gatewayId } of sent) {
        const end = ENDS[told.find((each) => each.id === gatewayId)?.status ?? ''];
        if (end) ends.set(id, end);
      }
      return ends;
    },
  };
}

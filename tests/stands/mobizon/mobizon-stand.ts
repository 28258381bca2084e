/** Mobizon as its documents describe it (mobizon.kz): the key in the address, forms, an envelope `{code, data, message}`. */
import { type Asked, json, openStand, type Told } from '../stand.ts';

export const KEY = 'kz-stand-key';

export type MobizonStand = Awaited<ReturnType<typeof openMobizonStand>>;

export async function openMobizonStand() {
  const messages = new Map<string, { phone: string; text: string; status: string }>();
  const tell = (code: number, data: unknown) => json({ code, data, message: '' });

  function answer({ method, path, query, body }: Asked): Told {
    if (method !== 'POST' || query.get('output') !== 'json' || query.get('api') !== 'v1') return tell(1, []);
    if (query.get('apiKey') !== KEY) return tell(8, []);
    const form = new URLSearchParams(body.toString('utf8'));
    if (path === '/service/Message/GetSMSStatus') {
      const ids = [...form].map(([name, id]) => (/^ids\[\d+\]$/.test(name) ? id : null));
      if (ids.length > 100 || ids.includes(null)) return tell(1, []);
      return tell(
        0,
        ids.flatMap((id) => {
          const known = messages.get(id ?? '');
          return known ? [{ id, status: known.status, segNum: '1' }] : [];
        }),
      );
    }
    if (path !== '/service/Message/SendSmsMessage') return tell(5, []);
    if ([...form.keys()].some((name) => !['recipient', 'text', 'from'].includes(name))) return tell(1, []);
    if (!/^7\d{10}$/.test(form.get('recipient') ?? '')) return tell(1, { recipient: 'no number' });
    const messageId = String(10_000 + messages.size);
    messages.set(messageId, {
      phone: form.get('recipient') ?? '',
      text: form.get('text') ?? '',
      status: 'NEW',
    });
    return tell(0, { campaignId: '1', messageId, status: '1' });
  }
  return { ...(await openStand(answer)), messages };
}

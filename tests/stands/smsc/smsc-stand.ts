/** SMSC.kz as its documents describe it (smsc.kz/api/http): JSON in and out, errors as `error_code` with status 200. */
import { type Asked, json, openStand, type Told } from '../stand.ts';

export const LOGIN = 'stand';
export const PASSWORD = 'stand-password';

const SEND_FIELDS = ['login', 'psw', 'phones', 'mes', 'id', 'sender', 'charset', 'fmt'];
const STATUS_FIELDS = ['login', 'psw', 'phone', 'id', 'charset', 'fmt'];

export type SmscStand = Awaited<ReturnType<typeof openSmscStand>>;

export async function openSmscStand() {
  const messages = new Map<string, { phone: string; text: string; status: number }>();
  const refuse = (error_code: number) => json({ error: 'no', error_code });

  function answer({ method, path, body }: Asked): Told {
    const given = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    const fields = path === '/rest/send/' ? SEND_FIELDS : path === '/rest/status/' ? STATUS_FIELDS : null;
    if (method !== 'POST' || !fields) return { status: 404, body: 'Not found' };
    if (Object.keys(given).some((name) => !fields.includes(name))) return refuse(1);
    if (given.login !== LOGIN || given.psw !== PASSWORD) return refuse(2);
    const id = String(given.id);
    if (path === '/rest/status/') {
      const known = messages.get(id);
      return known?.phone === given.phone ? json({ status: known?.status, last_date: '' }) : refuse(3);
    }
    if (!/^7\d{10}$/.test(String(given.phones))) return refuse(7);
    if (messages.has(id)) return refuse(9);
    messages.set(id, { phone: String(given.phones), text: String(given.mes), status: -1 });
    return json({ id: Number(id), cnt: 1 });
  }
  return { ...(await openStand(answer)), messages };
}

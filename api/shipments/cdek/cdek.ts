/**
 * CDEK, version 2 of its API (docs/partners/cdek.md). Nothing there protects from a second parcel with the same number: of
 * several the newest is shown. So whoever is in doubt asks by the number before booking again (shipments.ts). A booking is
 * answered before it is checked: whether it holds is told by the parcel's own `requests` and statuses.
 */
import { z } from 'zod';
import { type Answer, type Outgoing, Refused, readJson, Unknown } from '../../outgoing/outgoing.ts';
import type { CdekSettings } from '../../partner-settings.ts';
import type { Carrier, CarrierWord } from '../carrier.ts';
import { toCdekOrder } from './cdek-parcel.ts';
import { readState } from './cdek-states.ts';

const NAME = 'cdek';
/** A token is left before it ends. */
const TOKEN_RESERVE_MS = 60_000;
const LABEL_BYTES = 5 * 1024 * 1024;

const status = z.object({ code: z.string(), date_time: z.string() });
const request = z.object({
  type: z.string().nullish(),
  state: z.string(),
  errors: z.array(z.object({ code: z.string() })).nullish(),
});
const envelope = z.object({
  entity: z.unknown().optional(),
  requests: z.array(request).default([]),
});
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const madeEntity = z.object({ uuid: z.string().regex(/^[0-9a-f-]{36}$/i) });
const orderEntity = madeEntity.extend({
  cdek_number: z.union([z.string(), z.number()]).nullish(),
  statuses: z.array(status).default([]),
  delivery_detail: z.object({ total_sum: z.number().nullish() }).nullish(),
});
const labelEntity = z.object({ url: z.string().nullish(), statuses: z.array(status).default([]) });

type Envelope = z.infer<typeof envelope>;
const codesOf = ({ requests }: Envelope): string[] =>
  requests.flatMap(({ state, errors }) =>
    state === 'INVALID' ? (errors ?? []).map(({ code }) => code) : [],
  );

export function createCdek(
  outgoing: Outgoing,
  settings: CdekSettings,
  now: () => number = Date.now,
): Carrier {
  const { address, client, secret } = settings;
  /** Known to this process; another one has its own. */
  let token: { value: string; until: number } | null = null;

  async function logIn(): Promise<string> {
    if (token && token.until > now()) return token.value;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client,
      client_secret: secret,
    });
    const given = await outgoing
      .call({
        to: NAME,
        operation: 'token',
        method: 'POST',
        url: `${address}/v2/oauth/token`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
        read(answer) {
          if (answer.status === 400 || answer.status === 401) throw new Refused(NAME, 'login');
          return tokenAnswer.parse(readJson(answer));
        },
      })
      .catch((error: unknown) => {
        // Whatever was to be asked has not left: nothing can have been done. A wrong login is no word about a parcel.
        throw new Unknown(error instanceof Error ? error.message : 'no token', { wasSent: false });
      });
    token = { value: given.access_token, until: now() + given.expires_in * 1000 - TOKEN_RESERVE_MS };
    return token.value;
  }

  async function ask<T>(
    operation: string,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, read, maxBytes }: { body?: object; read: (answer: Answer) => T; maxBytes?: number },
  ): Promise<T> {
    const bearer = await logIn();
    return outgoing.call({
      to: NAME,
      operation,
      method,
      url: `${address}/v2/${path}`,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(maxBytes ? { maxBytes } : {}),
      read(answer) {
        // Refused at the door, before anything was done; the next try takes a new one.
        if (answer.status === 401) {
          token = null;
          throw new Unknown('the token is not taken', { wasSent: false });
        }
        return read(answer);
      },
    });
  }

  /** What was made or asked for; a final no by its codes. */
  const readMade = (answer: Answer): string => {
    const told = envelope.parse(readJson(answer));
    const codes = codesOf(told);
    if (codes.length > 0) throw new Refused(NAME, codes.join(' '));
    return madeEntity.parse(told.entity).uuid;
  };

  const readOrder = (answer: Answer): CarrierWord | null => {
    const told = envelope.parse(readJson(answer));
    if (told.entity === undefined || told.entity === null) {
      const codes = codesOf(told);
      // The one answer after which a parcel may be booked again: it must be said, not guessed.
      if (codes.length > 0 && codes.every((code) => code.endsWith('not_found'))) return null;
      throw new Unknown(`no order: ${codes.join(' ')}`);
    }
    const { uuid, cdek_number, statuses, delivery_detail } = orderEntity.parse(told.entity);
    const invalid = (type: string) =>
      told.requests.find((each) => each.type === type && each.state === 'INVALID');
    const [refused, kept] = [invalid('CREATE'), invalid('DELETE')];
    const isRemoved = told.requests.some(({ type, state }) => type === 'DELETE' && state === 'SUCCESSFUL');
    return {
      externalId: uuid,
      state: refused ? 'refused' : isRemoved ? 'cancelled' : readState(statuses),
      tracking: cdek_number ? String(cdek_number) : null,
      priceTenge: delivery_detail?.total_sum ? Math.round(delivery_detail.total_sum) : null,
      refusal: refused ? (refused.errors ?? []).map(({ code }) => code).join(' ') || 'invalid' : null,
      isCancelRefused: kept !== undefined && !isRemoved,
    };
  };

  return {
    name: NAME,
    book: (parcel) => ask('order', 'POST', 'orders', { body: toCdekOrder(parcel, settings), read: readMade }),
    findByNumber: (number) =>
      ask('find', 'GET', `orders?im_number=${encodeURIComponent(number)}`, { read: readOrder }),
    find: (id) => ask('find', 'GET', `orders/${id}`, { read: readOrder }),
    async cancel(id) {
      await ask('cancel', 'DELETE', `orders/${id}`, { read: readMade });
    },
    orderLabel: (id) =>
      ask('label', 'POST', 'print/barcodes', {
        body: { orders: [{ order_uuid: id }], copy_count: 1, format: 'A6' },
        read: readMade,
      }),
    async fetchLabel(labelId) {
      const { url, statuses } = await ask('label', 'GET', `print/barcodes/${labelId}`, {
        read: (answer) => labelEntity.parse(envelope.parse(readJson(answer)).entity ?? {}),
      });
      const [newest] = statuses.toSorted((a, b) => Date.parse(b.date_time) - Date.parse(a.date_time));
      if (newest?.code === 'REMOVED' || newest?.code === 'INVALID') return 'gone';
      if (!url) return null;
      // Only there: the token goes along.
      return ask('label-file', 'GET', `print/barcodes/${labelId}.pdf`, {
        maxBytes: LABEL_BYTES,
        read({ body }) {
          if (!body.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Unknown('no PDF');
          return body;
        },
      });
    },
    trackingUrl: (tracking) => `${settings.tracking}${encodeURIComponent(tracking)}`,
  };
}

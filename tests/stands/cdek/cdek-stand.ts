/**
 * CDEK as the pages of its API, version 2, describe it: a token for an hour, orders that are answered before they are
 * checked, several with one number (the newest is shown), states by appendix 1, deleting only before goods have moved,
 * labels that are drawn later and lie there for an hour. Strict: a field that the documents do not name is an error.
 */
import { randomUUID } from 'node:crypto';
import { type Asked, json, openStand, type Told } from '../stand.ts';

export const SETTINGS = {
  client: 'stand-account',
  secret: 'stand-secure',
  point: 'PVL1',
  tariff: 137,
  tracking: 'https://track.test/?order_id=',
};
const TOKEN_SECONDS = 3600;
const LINK_MS = 3_600_000;

export interface CdekOrder {
  uuid: string;
  number: string;
  body: Record<string, unknown>;
  cdekNumber: string | null;
  statuses: { code: string; name: string; date_time: string }[];
  requests: { type: string; state: string; errors?: { code: string; message: string }[] }[];
  isRemoved: boolean;
  totalSum: number | null;
}

const ORDER_FIELDS = 'comment,number,packages,recipient,shipment_point,tariff_code,to_location,type';
const PACKAGE_FIELDS = 'height,items,length,number,weight,width';
const ITEM_FIELDS = 'amount,cost,name,payment,ware_key,weight';
const keysOf = (value: unknown) =>
  Object.keys(value as object)
    .sort()
    .join();

export type CdekStand = Awaited<ReturnType<typeof openCdekStand>>;

export async function openCdekStand() {
  const tokens = new Map<string, number>();
  const orders: CdekOrder[] = [];
  const labels = new Map<string, { order: string; readyAt: number; madeAt: number }>();
  /** How long it takes to look at what it has accepted. */
  let checkMs = 0;
  let labelMs = 0;
  let invalid: string | null = null;

  const stamp = () =>
    stand
      .now()
      .toISOString()
      .replace(/\.\d{3}Z$/, '+0000');
  const refuse = (type: string, code: string, status = 400) =>
    json(
      { requests: [{ type, state: 'INVALID', date_time: stamp(), errors: [{ code, message: 'no' }] }] },
      status,
    );
  const accept = (uuid: string, type: string) =>
    json(
      {
        entity: { uuid },
        requests: [{ request_uuid: randomUUID(), type, state: 'ACCEPTED', date_time: stamp() }],
      },
      202,
    );

  function answer(asked: Asked): Told {
    if (asked.path === '/v2/oauth/token') return giveToken(asked);
    const bearer = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? '';
    if ((tokens.get(bearer) ?? 0) < stand.now().getTime()) return json({ error: 'invalid_token' }, 401);
    const [, , first, second, third] = asked.path.split('/');
    if (first === 'orders' && asked.method === 'POST' && !second) return register(asked);
    if (first === 'orders' && asked.method === 'GET')
      return tell(second ? byUuid(second) : byNumber(asked.query.get('im_number') ?? ''));
    if (first === 'orders' && asked.method === 'DELETE') return remove(byUuid(second ?? ''));
    if (first === 'print' && second === 'barcodes') return third ? giveLabel(third) : orderLabel(asked);
    return json({ error: 'not found' }, 404);
  }

  function giveToken(asked: Asked): Told {
    const form = new URLSearchParams(asked.body.toString('utf8'));
    const isRight =
      asked.headers['content-type'] === 'application/x-www-form-urlencoded' &&
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === SETTINGS.client &&
      form.get('client_secret') === SETTINGS.secret;
    if (!isRight) return json({ error: 'invalid_client' }, 401);
    const token = `token-${tokens.size + 1}`;
    tokens.set(token, stand.now().getTime() + TOKEN_SECONDS * 1000);
    return json({
      access_token: token,
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS - 1,
      scope: 'order:all',
    });
  }

  const byUuid = (uuid: string) => orders.find((each) => each.uuid === uuid);
  const byNumber = (number: string) => orders.findLast((each) => each.number === number);

  /** What was accepted is looked at a moment later. */
  function settle(order: CdekOrder): void {
    const create = order.requests.find(({ type }) => type === 'CREATE');
    if (create?.state !== 'ACCEPTED') return;
    if (Date.parse(order.statuses[0]?.date_time ?? '') + checkMs > stand.now().getTime()) return;
    if (invalid) {
      create.state = 'INVALID';
      create.errors = [{ code: invalid, message: 'no' }];
      order.statuses.unshift({ code: 'INVALID', name: 'Некорректный заказ', date_time: stamp() });
      return;
    }
    create.state = 'SUCCESSFUL';
    order.cdekNumber = String(1_100_000_000 + orders.indexOf(order));
    order.statuses.unshift({ code: 'CREATED', name: 'Создан', date_time: stamp() });
  }

  function register(asked: Asked): Told {
    const body = JSON.parse(asked.body.toString('utf8')) as Record<string, unknown>;
    const packages = (body.packages ?? []) as Record<string, unknown>[];
    const isKnown =
      keysOf(body) === ORDER_FIELDS &&
      packages.length > 0 &&
      packages.every(
        (each) =>
          keysOf(each) === PACKAGE_FIELDS &&
          Number.isInteger(each.weight) &&
          (each.items as object[]).length > 0 &&
          (each.items as object[]).every((item) => keysOf(item) === ITEM_FIELDS),
      );
    const number = String(body.number);
    // «Can contain only numbers, letters of the Latin alphabet or special characters (ASCII format)», string(40).
    if (!isKnown || !/^[\x21-\x7e]{1,40}$/.test(number)) return refuse('CREATE', 'v2_bad_request');
    if (body.shipment_point !== SETTINGS.point) return refuse('CREATE', 'shipment_point_is_not_found');
    const order: CdekOrder = {
      uuid: randomUUID(),
      number,
      body,
      cdekNumber: null,
      statuses: [{ code: 'ACCEPTED', name: 'Принят', date_time: stamp() }],
      requests: [{ type: 'CREATE', state: 'ACCEPTED' }],
      isRemoved: false,
      totalSum: null,
    };
    orders.push(order);
    return accept(order.uuid, 'CREATE');
  }

  function tell(order: CdekOrder | undefined): Told {
    if (!order) return refuse('GET', 'v2_order_not_found');
    settle(order);
    const { uuid, number, cdekNumber, statuses, requests, totalSum } = order;
    return json({
      entity: {
        uuid,
        type: 1,
        number,
        ...(cdekNumber ? { cdek_number: cdekNumber } : {}),
        statuses,
        ...(totalSum === null ? {} : { delivery_detail: { delivery_sum: totalSum, total_sum: totalSum } }),
      },
      requests,
    });
  }

  function remove(order: CdekOrder | undefined): Told {
    if (!order) return refuse('DELETE', 'v2_entity_not_found');
    settle(order);
    const isCreated = ['CREATED', 'ACCEPTED'].includes(order.statuses[0]?.code ?? '');
    order.requests.push(
      isCreated
        ? { type: 'DELETE', state: 'SUCCESSFUL' }
        : { type: 'DELETE', state: 'INVALID', errors: [{ code: 'v2_order_forbidden', message: 'no' }] },
    );
    if (isCreated) {
      order.isRemoved = true;
      order.statuses.unshift({ code: 'REMOVED', name: 'Удален', date_time: stamp() });
    }
    return accept(order.uuid, 'DELETE');
  }

  function orderLabel(asked: Asked): Told {
    const body = JSON.parse(asked.body.toString('utf8')) as { orders: { order_uuid: string }[] };
    const order = byUuid(body.orders[0]?.order_uuid ?? '');
    if (!order?.cdekNumber) return refuse('CREATE', 'v2_order_not_found');
    const uuid = randomUUID();
    const madeAt = stand.now().getTime();
    labels.set(uuid, { order: order.uuid, madeAt, readyAt: madeAt + labelMs });
    return accept(uuid, 'CREATE');
  }

  function giveLabel(name: string): Told {
    const uuid = name.replace(/\.pdf$/, '');
    const label = labels.get(uuid);
    if (!label) return refuse('GET', 'v2_entity_not_found');
    const now = stand.now().getTime();
    const isOld = now - label.madeAt > LINK_MS;
    if (name.endsWith('.pdf'))
      return isOld ? json({}, 404) : { type: 'application/pdf', body: `%PDF-1.4 label of ${label.order}` };
    const code = isOld ? 'REMOVED' : now >= label.readyAt ? 'READY' : 'PROCESSING';
    return json({
      entity: {
        uuid,
        orders: [{ order_uuid: label.order }],
        statuses: [{ code, name: code, date_time: stamp() }],
        ...(code === 'READY' ? { url: `https://api.cdek.test/v2/print/barcodes/${uuid}.pdf` } : {}),
      },
      requests: [{ type: 'CREATE', state: 'SUCCESSFUL', date_time: stamp() }],
    });
  }

  const stand = await openStand(answer);
  return {
    ...stand,
    line: stand,
    orders,
    /** The parcels that were made by one number, taken back or not. */
    madeBy: (number: string) => orders.filter((each) => each.number === number),
    move(uuid: string, ...codes: string[]) {
      const order = byUuid(uuid);
      for (const code of codes) order?.statuses.unshift({ code, name: code, date_time: stamp() });
    },
    setPrice(uuid: string, tenge: number) {
      const order = byUuid(uuid);
      if (order) order.totalSum = tenge;
    },
    setSlow(ms: { check?: number; label?: number }) {
      checkMs = ms.check ?? 0;
      labelMs = ms.label ?? 0;
    },
    /** What it accepts turns out to be wrong, by this code. */
    setInvalid(code: string | null) {
      invalid = code;
    },
  };
}

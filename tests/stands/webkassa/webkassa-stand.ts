/**
 * Webkassa as its published pages of version 4 describe it: a token that expires, a register that takes one request at a
 * time, numbers of ours that are receipts once (error 14 with the first), returns that name their sale, shifts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, json, openStand, type Told } from '../stand.ts';

export const SETTINGS = {
  key: 'WKD-STAND',
  login: 'cashier',
  password: 'pass-of-the-stand',
  cashbox: 'SWK00032685',
};
const TOKEN_MS = 24 * 3_600_000;
const WALL_MS = 5 * 3_600_000;

interface Position {
  Count: number;
  Price: number;
  Discount: number;
  Tax: number;
  TaxType: number;
  TaxPercent: number;
  PositionName: string;
  UnitCode: number;
}

interface Check {
  OperationType: number;
  Positions: Position[];
  Payments: { Sum: number; PaymentType: number }[];
  ExternalCheckNumber: string;
  returnBasisDetails?: Record<string, unknown>;
}

const CHECK_FIELDS = [
  'Token',
  'CashboxUniqueNumber',
  'OperationType',
  'Positions',
  'Payments',
  'Change',
  'RoundType',
  'ExternalCheckNumber',
  'returnBasisDetails',
];
const BASIS_FIELDS = 'checkNumber,dateTime,isOffline,registrationNumber,total';

export type WebkassaStand = Awaited<ReturnType<typeof openWebkassaStand>>;

export async function openWebkassaStand() {
  const tokens = new Map<string, number>();
  const receipts = new Map<string, { check: Check; data: Record<string, unknown> }>();
  let shift = { number: 1, openedAt: null as number | null };
  let isBusy = false;
  let totalOff = 0;
  const refuse = (Code: number, Data: unknown = null) => json({ Data, Errors: [{ Code, Text: 'no' }] });

  async function answer(asked: Asked): Promise<Told> {
    if (asked.method !== 'POST' || asked.headers['x-api-key'] !== SETTINGS.key)
      return { status: 403, body: 'Forbidden' };
    const body = JSON.parse(asked.body.toString('utf8')) as Record<string, unknown> & Check;
    if (asked.path === '/api/v4/Authorize') {
      if (body.Login !== SETTINGS.login || body.Password !== SETTINGS.password) return refuse(1);
      const token = `token-${tokens.size + 1}`;
      tokens.set(token, stand.now().getTime() + TOKEN_MS);
      return json({ Data: { Token: token } });
    }
    if ((tokens.get(String(body.Token)) ?? 0) < stand.now().getTime()) return refuse(2);
    if (body.CashboxUniqueNumber !== SETTINGS.cashbox) return refuse(9);
    // Two at once: the documents forbid it.
    if (isBusy) return refuse(999);
    isBusy = true;
    await sleep(5);
    try {
      return asked.path === '/api/v4/check'
        ? check(body)
        : asked.path === '/api/v4/ZReport'
          ? close()
          : refuse(404);
    } finally {
      isBusy = false;
    }
  }

  function close(): Told {
    if (shift.openedAt === null) return refuse(12);
    shift = { number: shift.number + 1, openedAt: null };
    return json({ Data: { ShiftNumber: shift.number - 1 } });
  }

  function check(body: Record<string, unknown> & Check): Told {
    const known = receipts.get(body.ExternalCheckNumber);
    if (known) return refuse(14, known.data);
    if (Object.keys(body).some((name) => !CHECK_FIELDS.includes(name))) return refuse(9);
    if (body.ExternalCheckNumber.length > 50 || ![2, 3].includes(body.OperationType)) return refuse(9);
    const basis = body.returnBasisDetails;
    if ((body.OperationType === 3) !== (basis !== undefined)) return refuse(9);
    if (basis && !isBasis(basis)) return refuse(9);
    const total = body.Positions.reduce(
      (sum, { Count, Price, Discount }) => sum + Count * Price - Discount,
      0,
    );
    const paid = body.Payments.reduce((sum, { Sum }) => sum + Sum, 0);
    if (total !== paid || body.Positions.some(({ PositionName }) => PositionName.length > 128))
      return refuse(9);
    const now = stand.now().getTime();
    if (shift.openedAt !== null && now - shift.openedAt > TOKEN_MS) return refuse(11);
    shift.openedAt ??= now;
    const wall = new Date(now + WALL_MS).toISOString();
    const data = {
      CheckNumber: String(1_675_360_969_000 + receipts.size),
      CheckOrderNumber: receipts.size + 1,
      ShiftNumber: shift.number,
      DateTime: `${wall.slice(8, 10)}.${wall.slice(5, 7)}.${wall.slice(0, 4)} ${wall.slice(11, 19)}`,
      OfflineMode: false,
      CashboxOfflineMode: false,
      EmployeeName: 'Онлайн-касса',
      Total: total + totalOff,
      TicketUrl: `https://ofd.test/t/${receipts.size + 1}`,
      Cashbox: { UniqueNumber: SETTINGS.cashbox, RegistrationNumber: '852873427095', IdentityNumber: '2307' },
    };
    receipts.set(body.ExternalCheckNumber, { check: body, data });
    return json({ Data: data });
  }

  /** The receipt that a return names must be one of a sale, by every word. */
  function isBasis(basis: Record<string, unknown>): boolean {
    if (Object.keys(basis).sort().join() !== BASIS_FIELDS) return false;
    const sale = [...receipts.values()].find(({ data }) => data.CheckNumber === basis.checkNumber);
    const [, day, month, year, time] =
      /^(\d\d)\.(\d\d)\.(\d{4}) (.+)$/.exec(String(sale?.data.DateTime)) ?? [];
    return (
      sale?.check.OperationType === 2 &&
      basis.total === sale.data.Total &&
      basis.dateTime === `${year}-${month}-${day} ${time}` &&
      basis.isOffline === false
    );
  }

  const stand = await openStand(answer);
  return {
    ...stand,
    line: stand,
    receipts,
    shiftNumber: () => shift.number,
    /** It has counted wrong. */
    setTotalOff(tenge: number) {
      totalOff = tenge;
    },
  };
}

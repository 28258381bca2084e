/** A receipt in the words of Webkassa, and its answer in ours. */
import { z } from 'zod';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import { UTC_OFFSET_MINUTES } from '#domain/time.ts';
import type { FiscalPart, RegisterDocument } from '../cash-register.ts';
import type { ReceiptLine } from '../receipt-line.ts';

const SALE = 2;
const RETURN = 3;
const VAT = 100;
const WITHOUT_VAT = 0;
const MOST_NAME = 128;

const PAYMENT_TYPES: Partial<Record<PaymentMethod, number>> = {
  cash_on_receipt: 0,
  card_on_receipt: 1,
  card_online: 1,
  kaspi_pay: 4,
};

/** Of the state's classifier; what it does not name is sold by the piece. */
const UNIT_CODES: Readonly<Record<string, number>> = {
  шт: 796,
  м: 6,
  'м²': 55,
  'м³': 113,
  кг: 166,
  л: 112,
  уп: 778,
};
const PIECE = 796;

export function toCheck(document: RegisterDocument): object {
  const { id, type, lines, tenders, basis } = document;
  return {
    OperationType: type === 'sale' ? SALE : RETURN,
    Positions: lines.map(toPosition),
    Payments: tenders.map(({ method, sum }) => ({ Sum: sum, PaymentType: PAYMENT_TYPES[method] ?? 1 })),
    Change: 0,
    RoundType: 0,
    ExternalCheckNumber: `R${id}`,
    ...(basis === null ? {} : { returnBasisDetails: toBasis(basis) }),
  };
}

function toPosition({ count, priceTenge, sumTenge, vatPercent, vatTenge, name, unit }: ReceiptLine) {
  const hasVat = vatPercent > 0;
  return {
    Count: count,
    Price: priceTenge,
    // What the register counts itself must come to what was paid.
    Discount: priceTenge * count - sumTenge,
    TaxType: hasVat ? VAT : WITHOUT_VAT,
    TaxPercent: vatPercent,
    Tax: vatTenge,
    PositionName: cut(name.ru),
    UnitCode: UNIT_CODES[unit.ru.replace(/\.$/, '')] ?? PIECE,
  };
}

const cut = (name: string): string => (name.length > MOST_NAME ? `${name.slice(0, MOST_NAME - 1)}…` : name);

const toBasis = ({ fiscal, totalTenge }: NonNullable<RegisterDocument['basis']>) => ({
  dateTime: onTheWall(fiscal.at),
  total: totalTenge,
  checkNumber: fiscal.fiscalSign,
  registrationNumber: fiscal.rnm,
  isOffline: fiscal.isOffline,
});

/** `2026-11-17 20:15:02`, on the clock of the register. */
const onTheWall = (iso: string): string =>
  new Date(Date.parse(iso) + UTC_OFFSET_MINUTES * 60_000).toISOString().slice(0, 19).replace('T', ' ');

export const checkData = z.object({
  CheckNumber: z.coerce.string().regex(/^\d{1,15}$/),
  CheckOrderNumber: z.number().int().optional(),
  ShiftNumber: z.number().int(),
  DateTime: z.string().regex(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
  OfflineMode: z.boolean(),
  EmployeeName: z.string().nullish(),
  Total: z.number(),
  TicketUrl: z.url(),
  Cashbox: z.object({
    UniqueNumber: z.string(),
    RegistrationNumber: z.string(),
    Ofd: z.object({ Name: z.string() }).nullish(),
  }),
});

export function toFiscal(data: z.output<typeof checkData>): FiscalPart {
  const [, day, month, year, time] = /^(\d\d)\.(\d\d)\.(\d{4}) (.+)$/.exec(data.DateTime) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${time}Z`) - UTC_OFFSET_MINUTES * 60_000;
  return {
    number: data.CheckOrderNumber ?? Number(data.CheckNumber),
    shift: data.ShiftNumber,
    at: new Date(at).toISOString(),
    cashier: data.EmployeeName ?? 'онлайн-касса',
    znm: data.Cashbox.UniqueNumber,
    rnm: data.Cashbox.RegistrationNumber,
    fiscalSign: data.CheckNumber,
    ofdName: data.Cashbox.Ofd?.Name ?? 'Webkassa',
    ofdUrl: new URL(data.TicketUrl).host,
    qr: data.TicketUrl,
    isOffline: data.OfflineMode,
    isDemo: false,
  };
}

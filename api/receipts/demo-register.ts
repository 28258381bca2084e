/** A register for a shop without one: numbers its receipts and remembers them, and marks each as no fiscal document. */
import { createHash } from 'node:crypto';
import { almatyDate, almatyTime } from '#domain/time.ts';
import type { Db } from '../database.ts';
import type { CashRegister } from './cash-register.ts';
import { findOrMakeDemoNumber } from './demo-register.queries.ts';

const ZNM = 'DEMO-00012345';
const RNM = '000000000000';
const OFD = { name: '«Демо ОФД»', url: 'ofd.test' };
const FIRST_DAY_MS = Date.parse('2024-01-01T00:00:00Z');
const DAY_MS = 86_400_000;

export function createDemoRegister(db: Db): CashRegister {
  return {
    async register({ key, totalTenge }) {
      const { number, at } = await findOrMakeDemoNumber(db, key);
      const fiscalSign = toSign(`${number}|${totalTenge}|${at.toISOString()}`);
      return {
        number,
        // One shift a day.
        shift: Math.floor((Date.parse(almatyDate(at)) - FIRST_DAY_MS) / DAY_MS) + 1,
        at: at.toISOString(),
        cashier: 'онлайн-касса',
        znm: ZNM,
        rnm: RNM,
        fiscalSign,
        ofdName: OFD.name,
        ofdUrl: OFD.url,
        qr: toQr(fiscalSign, totalTenge, at),
        isOffline: false,
        isDemo: true,
      };
    },
  };
}

/** Twelve digits. */
const toSign = (text: string): string =>
  (createHash('sha256').update(text).digest().readBigUInt64BE() % 10n ** 12n).toString().padStart(12, '0');

function toQr(sign: string, totalTenge: number, at: Date): string {
  const moment = `${almatyDate(at).replaceAll('-', '')}T${almatyTime(at).replace(':', '')}${String(at.getUTCSeconds()).padStart(2, '0')}`;
  return `https://${OFD.url}/?i=${sign}&f=${RNM}&s=${totalTenge}.00&t=${moment}`;
}

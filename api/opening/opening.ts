/**
 * Before the shop opens to the public: what is missing, and a pass by which staff look at it meanwhile. Promises: the list, the
 * switch and the pages' gate go by one judgement and one setting. Hides how it is counted. Relies on `settings`.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { judgeOpening, listObstacles, type OpeningRow } from '#domain/office/opening.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import { countOpeningFacts } from './opening.queries.ts';

const PASS_SECONDS = 12 * 3600;
const PASS = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/;
const TOLD_OF_SELLER = ['seller.name', 'seller.bin', 'seller.address', 'seller.phone'];
const TOLD_OF_BANK = ['seller.iik', 'seller.bik', 'seller.bank'];
export const PASS_COOKIE = 'shop-preview';

export interface OpeningParts {
  settings: Pick<Settings, 'peek'>;
  secretKey: string;
  takes(method: PaymentMethod): boolean;
  areLettersSent: boolean;
}

export type Opening = ReturnType<typeof createOpening>;

export function createOpening({ settings, secretKey, takes, areLettersSent }: OpeningParts) {
  const key = createHmac('sha256', secretKey).update('shop preview').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  /** `set`: what staff have set, as the transaction that asks sees it. */
  async function judge(db: Db, set: ReadonlySet<string>): Promise<OpeningRow[]> {
    return judgeOpening({
      ...(await countOpeningFacts(db)),
      isSellerTold: TOLD_OF_SELLER.every((each) => set.has(each)),
      isBankTold: !takes('invoice') || TOLD_OF_BANK.every((each) => set.has(each)),
      paymentWays: PAYMENT_METHODS.filter(takes).length,
      areLettersSent,
    });
  }

  return {
    judge,
    /** While nobody knows (the database is away), pages fail as they do; they do not say that there is no shop. */
    isOpen: (): boolean => settings.peek().values['shop.is_open'],
    async requireReady(db: Db, set: ReadonlySet<string>): Promise<void> {
      if (listObstacles(await judge(db, set)).length > 0) throw new Refusal('shop.not_ready');
    },
    makePass(): string {
      const until = String(Math.floor(Date.now() / 1000) + PASS_SECONDS);
      return `${until}.${sign(until).toString('base64url')}`;
    },
    isPass(text: string | undefined): boolean {
      const [, until = '', signature = ''] = PASS.exec(text ?? '') ?? [];
      if (until === '' || Number(until) * 1000 < Date.now()) return false;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(until));
    },
  };
}

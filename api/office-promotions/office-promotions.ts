/**
 * Promotions for those who keep them. Promises: they change through changes alone, a draft charges nobody, what is tried is
 * reckoned by the engine that charges. Hides the tables and where carts to try on come from. Relies on the triggers of
 * promotions: the shop follows by them within a second.
 */
import type { z } from 'zod';
import type {
  describePromotion,
  getOfficePromotion,
  getOfficePromotions,
  getPromotionChoices,
  NamedProduct,
  OfficePromotionBrief,
} from '#contract/office/kept-promotions.ts';
import type { PromotionValues } from '#contract/office/promotion-values.ts';
import type { Locale } from '#domain/locale.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import { sayApprovalReason } from '#domain/office/reasons.ts';
import { preparePromotions, toOffer } from '#domain/promotions/promotions.ts';
import type { Subjects } from '../change-sets/change-sets.ts';
import { Refusal } from '../http/refusal.ts';
import { toRules } from '../promotions/promotions.ts';
import type { Search } from '../search/search.ts';
import { measureDepth, toApproval } from './approval.ts';
import {
  listBrandChoices,
  listNamedProducts,
  listSectionChoices,
  listStored,
  type NamedRow,
  type StoredPromotion,
} from './office-promotions.queries.ts';
import { batchSubject, createPromoCodeBatches } from './promo-codes.ts';
import { promotionSubject } from './promotion-subject.ts';
import { DRAFT, toDraft, toRow } from './to-draft.ts';
import { type TrialParts, tryOnCarts } from './try-promotion.ts';

export { CART_DAYS_LOCK, isCartDayDue, keepCartDay } from './trial-carts.queries.ts';

export interface OfficePromotionsParts extends TrialParts {
  search: Pick<Search, 'findMeant'>;
  readLimits(): OfficeLimits;
  /** Codes that work once are sealed by it. */
  secretKey: string;
}

/** All that changes here, by its name in changes. */
export function addPromotionSubjects(subjects: Subjects): void {
  subjects.set('promotion', promotionSubject);
  subjects.set('promo_code_batch', batchSubject);
}

export type OfficePromotions = ReturnType<typeof createOfficePromotions>;

const MOST_GOODS = 12;
const both = <T>(make: (language: Locale) => T): Record<Locale, T> => ({ ru: make('ru'), kz: make('kz') });

function toBrief(row: StoredPromotion): OfficePromotionBrief {
  const ends = [row.ends_at, row.stopped_at?.toISOString() ?? null].filter((end) => end !== null).sort();
  return {
    id: row.id,
    code: row.code,
    title: { ru: row.title_ru, kz: row.title_kz },
    offer: both((language) => toOffer(toRow(row, row.code).mechanic, language)),
    mechanic: row.mechanic.type,
    state: row.state,
    startsAt: row.starts_at,
    endsAt: ends[0] ?? null,
    cities: row.cities,
    audience: row.audience,
    needsCard: row.needs_card,
    promoCode: row.promo_code,
    uses: row.uses,
    totalUses: row.total_uses,
  };
}

const toNamed = ({ code, article, nameRu, nameKz, price, vatPercent }: NamedRow): NamedProduct => ({
  code,
  article,
  name: { ru: nameRu, kz: nameKz || nameRu },
  price,
  vatPercent,
});

/** Goods that it names one by one, wherever. */
function listNamedCodes({ scope, mechanic }: PromotionValues): string[] {
  const ofScope = (each: PromotionValues['scope']) => [
    ...(each.products ?? []),
    ...(each.except?.products ?? []),
  ];
  const own = () => {
    switch (mechanic.type) {
      case 'price':
        return Object.keys(mechanic.prices);
      case 'set_price':
        return mechanic.parts.map(({ productCode }) => productCode);
      case 'threshold_gift':
        return [mechanic.gift.productCode];
      case 'bundle':
        return ofScope(mechanic.with);
      default:
        return [];
    }
  };
  return [...new Set([...ofScope(scope), ...own()])];
}

export function createOfficePromotions(parts: OfficePromotionsParts) {
  const { db, promotions, cities, search, readLimits } = parts;

  async function listCities() {
    const [ru, kz] = await Promise.all([cities.list('ru'), cities.list('kz')]);
    return ru.map(({ code, name }, at) => ({ code, name: { ru: name, kz: kz[at]?.name ?? name } }));
  }

  return {
    async list(): Promise<z.input<typeof getOfficePromotions.answer>> {
      const [rows, book, places] = await Promise.all([
        listStored(db, null),
        promotions.readNewestBook(),
        listCities(),
      ]);
      return { items: rows.map(toBrief), cities: places, now: book.now().toISOString() };
    },

    async get(id: number): Promise<z.input<typeof getOfficePromotion.answer>> {
      const [row] = await listStored(db, [id]);
      if (!row) throw new Refusal('promotion.not_found');
      const { id: _id, code: _code, state: _state, stopped_at: _stopped, uses: _uses, ...values } = row;
      const products = await listNamedProducts(db, listNamedCodes(values));
      return { data: { ...toBrief(row), values, products: products.map(toNamed) } };
    },

    async readChoices(): Promise<z.input<typeof getPromotionChoices.answer>> {
      const [sections, brands, places, rows] = await Promise.all([
        listSectionChoices(db),
        listBrandChoices(db),
        listCities(),
        listStored(db, null),
      ]);
      const groups = rows.flatMap(({ exclusive_group }) => exclusive_group ?? []);
      return {
        data: {
          sections: sections.map(({ code, nameRu, nameKz, depth }) => ({
            code,
            name: { ru: nameRu, kz: nameKz },
            depth,
          })),
          brands: [...brands],
          cities: places,
          groups: [...new Set(groups)].sort(),
        },
      };
    },

    async findGoods(q: string, language: Locale): Promise<NamedProduct[]> {
      const reader = { language, cityCode: await cities.resolveCode(undefined), viewer: null };
      const codes = (await search.findMeant(q, reader, MOST_GOODS)).map(({ product }) => product.code);
      const found = new Map((await listNamedProducts(db, codes)).map((row) => [row.code, row]));
      return codes.flatMap((code) => {
        const row = found.get(code);
        return row ? [toNamed(row)] : [];
      });
    },

    async describe(
      values: PromotionValues,
      { language, seesCosts }: { language: Locale; seesCosts: boolean },
    ): Promise<z.input<typeof describePromotion.answer>> {
      try {
        preparePromotions([toDraft(values)]);
      } catch (error) {
        if (error instanceof RangeError) throw new Refusal('promotion.unsound');
        throw error;
      }
      const row = toRow(values, DRAFT);
      const [places, { goods, percent, belowCost }] = await Promise.all([
        listCities(),
        measureDepth(db, values),
      ]);
      const chosen = places.filter(({ code }) => values.cities.includes(code));
      const why = toApproval({ percent, belowCost: belowCost.length }, readLimits());
      return {
        data: {
          offer: both((spoken) => toOffer(row.mechanic, spoken)),
          rules: both((spoken) =>
            toRules(
              row,
              chosen.map(({ name }) => name[spoken]),
              spoken,
            ),
          ),
          goods,
          percent,
          belowCost: seesCosts ? belowCost.length : 0,
          approval: why && sayApprovalReason(why, language),
        },
      };
    },

    codes: createPromoCodeBatches(db, parts.secretKey),

    tryOnCarts: (...asked: Parameters<typeof tryOnCarts> extends [unknown, ...infer Rest] ? Rest : never) =>
      tryOnCarts(parts, ...asked),
  };
}

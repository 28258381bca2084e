/** A promotion as a subject of changes: what is made is a draft, and it runs once its state says so. */
import { type PromotionValues, promotionFields, promotionState } from '#contract/office/promotion-values.ts';
import type { Json } from '#domain/office/changes.ts';
import type { ApprovalReason } from '#domain/office/reasons.ts';
import { preparePromotions } from '#domain/promotions/promotions.ts';
import { toSlug } from '#domain/slug.ts';
import type { Subject, Values, WantedChange } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findApproval } from './approval.ts';
import {
  findStoredByCode,
  insertStored,
  isCodeTaken,
  listStored,
  lockPromotions,
  updateStored,
} from './office-promotions.queries.ts';
import { toDraft } from './to-draft.ts';

const NEW = {
  lead_ru: '',
  lead_kz: '',
  rules_ru: [],
  rules_kz: [],
  scope: {},
  cities: [],
  audience: 'all',
  needs_card: false,
  min_sum: null,
  ends_at: null,
  per_user: null,
  total_uses: null,
  priority: 0,
  exclusive_group: null,
  is_exclusive: false,
  touches_wholesale: false,
  promo_code: null,
  takes_codes: false,
  is_combinable: true,
  is_listed: true,
} as const satisfies Partial<PromotionValues>;

/** Fields of which a change alters what buyers pay. */
const WORDS: ReadonlySet<string> = new Set([
  'title_ru',
  'title_kz',
  'lead_ru',
  'lead_kz',
  'rules_ru',
  'rules_kz',
  'is_listed',
]);

export const promotionSubject: Subject = {
  right: 'promotions',
  unmake: { field: 'state', from: 'draft', to: 'removed' },
  fields: {
    ...Object.fromEntries(Object.entries(promotionFields).map(([field, schema]) => [field, { schema }])),
    state: { schema: promotionState },
  },

  async read(tx, ids, isLocking) {
    if (isLocking) await lockPromotions(tx);
    const rows = await listStored(tx, ids);
    return new Map(
      rows.map(({ id, uses: _uses, code: _code, stopped_at: _stopped, ...values }) => [id, values as Values]),
    );
  },

  async write(tx, changes) {
    for (const [id, own] of Map.groupBy(changes, (change) => change.id)) {
      const wanted = toWanted(own);
      await requireFreeCode(tx, wanted.promo_code, id);
      const [stored] = await listStored(tx, [id]);
      if (!stored) throw new Refusal('promotion.not_found');
      requireSound({ ...stored, ...wanted } as unknown as PromotionValues);
      await updateStored(tx, id, wanted);
    }
  },

  async create(tx, values) {
    const { state: _always, ...given } = values;
    const wanted = { ...NEW, ...given } as Values;
    if (!wanted.title_ru || !wanted.title_kz || !wanted.mechanic || !wanted.starts_at)
      throw new Refusal('promotion.unfinished');
    requireSound(wanted as unknown as PromotionValues);
    await lockPromotions(tx);
    await requireFreeCode(tx, wanted.promo_code, null);
    return insertStored(tx, await findAddress(tx, String(wanted.title_ru)), wanted);
  },

  nameOf: (values, language) => String(values[language === 'kz' ? 'title_kz' : 'title_ru'] ?? ''),

  async needsApproval(changes, limits, tx) {
    for (const [id, own] of Map.groupBy(changes, (change) => change.id)) {
      if (own.every(({ field }) => WORDS.has(field))) continue;
      const [stored] = await listStored(tx, [id]);
      const wanted = { ...stored, ...toWanted(own) } as unknown as PromotionValues & { state: string };
      if (wanted.state !== 'live') continue;
      const why: ApprovalReason | null = await findApproval(tx, wanted, limits);
      if (why) return why;
    }
    return null;
  },
};

const toWanted = (changes: readonly WantedChange[]): Record<string, Json> =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to]));

/** What the engine cannot reckon is not stored. */
function requireSound(values: PromotionValues): void {
  const isBackwards = values.ends_at !== null && values.ends_at <= values.starts_at;
  try {
    if (isBackwards) throw new RangeError('ends before it begins');
    preparePromotions([toDraft(values)]);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('promotion.unsound');
    throw error;
  }
}

async function requireFreeCode(tx: Db, code: Json | undefined, own: number | null): Promise<void> {
  if (typeof code === 'string' && (await isCodeTaken(tx, code, own)))
    throw new Refusal('promotion.code_taken', { code });
}

/** Its page: /promo/{code}; two of one name are told apart by a number. */
async function findAddress(tx: Db, title: string): Promise<string> {
  const slug = toSlug(title, 60) || 'aktsiya';
  for (let at = 1; ; at++) {
    const code = at === 1 ? slug : `${slug}-${at}`;
    if (!(await findStoredByCode(tx, code))) return code;
  }
}

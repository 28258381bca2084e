/**
 * Which goods of the range a calculation is made with: by role the one that was chosen, else the fittest that can be
 * bought, and the packs of its line. Hides the two queries it takes, whatever the number of roles.
 */
import {
  type Asked,
  blockOfSection,
  distanceOf,
  findHolds,
  findNorm,
  type Goods,
  mainRoleOf,
  type Need,
  placeOf,
  type Role,
  settleFields,
  type Texts,
} from '#domain/calculators/calculators.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { type ArticleRow, listArticleRows, listMateRows, type MateRow } from './calculators.queries.ts';

export interface Asking {
  code: string;
  texts: Texts;
  cityCode: string;
  productCode?: string | undefined;
  /** By role; «none» leaves the role without goods of the shop. */
  products: Readonly<Record<string, string>>;
}

export interface Chosen {
  /** Null where the reader brings their own, or the range has nothing. */
  article: ArticleRow | null;
  isOwn: boolean;
  others: ArticleRow[];
  mates: MateRow[];
}

/** Measured by weight, volume or sections: one line comes in several packs. */
const LINES: readonly Role[] = [
  'paint',
  'primer',
  'grout',
  'mix',
  'screed',
  'joint-filler',
  'tile-glue',
  'radiator-section',
  'heating-mat',
];
const MOST_OTHERS = 4;
const MOST_TOO_MUCH = 2;

export async function chooseGoods(
  db: Db,
  needs: readonly Need[],
  { code, texts, cityCode, productCode, products }: Asking,
): Promise<Map<Role, Chosen>> {
  const main = mainRoleOf(code, texts);
  const codes = [...Object.values(products), productCode].filter(
    (each): each is string => each !== undefined && each !== 'none',
  );
  const chosen = new Map<Role, Chosen>();
  const named = new Map<string, ArticleRow>();
  // What a work is about is chosen first: the rest must fit it.
  const first = needs.filter(({ role }) => role === main);
  for (const some of [first, needs.filter((need) => !first.includes(need))]) {
    const asked = { code, texts, main: (main && chosen.get(main)?.article) ?? undefined };
    const places = some.map(({ role }) => ({ role, ...placeOf(role, asked) }));
    const rows = await listArticleRows(db, places, some === first ? codes : [], cityCode);
    for (const row of rows) if (row.role === null) named.set(row.code, row);
    for (const [index, need] of some.entries()) {
      const sections = places[index]?.sections ?? [];
      chosen.set(need.role, choose(need, rows, sections, asked));
    }
  }
  await addMates(db, chosen);
  return chosen;

  function choose(
    need: Need,
    rows: readonly ArticleRow[],
    sections: readonly string[],
    asked: Asked,
  ): Chosen {
    const { role } = need;
    const found = rows
      .filter((row) => row.role === role)
      .map((row, order) => ({
        row,
        order,
        distance: distanceOf(role, asked, row),
        isHuge: isHuge(need, row),
      }))
      .sort((a, b) => a.distance - b.distance || Number(a.isHuge) - Number(b.isHuge) || a.order - b.order)
      .map(({ row }) => row);
    const wish = products[role] ?? (role === main ? productCode : undefined);
    const own = wish === undefined || wish === 'none' ? null : named.get(wish);
    if (own === undefined) throw new Refusal('product.not_found');
    if (own && !sections.includes(own.sectionCode) && !isKin(own.sectionCode, code))
      throw new Refusal('calculator.unfit_product');
    const article = own ?? (wish === 'none' ? null : (found[0] ?? null));
    return {
      article,
      isOwn: wish === 'none',
      others: found.filter(({ id }) => id !== article?.id).slice(0, MOST_OTHERS),
      mates: [],
    };
  }
}

/** A canister of ten litres for a need of one. */
function isHuge(need: Need, row: ArticleRow): boolean {
  const holds = findHolds(need, row) ?? 0;
  return Math.ceil(need.amount / holds) * holds > need.amount * MOST_TOO_MUCH;
}

/** A product of another section that shows this very calculator on its page: vinyl planks beside laminate. */
const isKin = (section: string, code: string) => blockOfSection(section)?.code === code;

async function addMates(db: Db, chosen: Map<Role, Chosen>): Promise<void> {
  const ids = [...chosen].flatMap(([role, { article }]) =>
    article && LINES.includes(role) ? [article.id] : [],
  );
  const mates = await listMateRows(db, ids);
  for (const each of chosen.values()) each.mates = mates.filter(({ of }) => of === each.article?.id);
}

/** What the chosen goods settle: sizes as texts, norms by role. */
export function settle(
  chosen: ReadonlyMap<Role, Chosen>,
  texts: Texts,
): { settled: Record<string, string>; goods: Goods } {
  const settled: Record<string, string> = {};
  const goods: Goods = {};
  for (const [role, { article }] of chosen) {
    if (!article) continue;
    Object.assign(settled, settleFields(role, article, texts));
    goods[role] = { packs: [], norm: findNorm(role, article) };
  }
  return { settled, goods };
}

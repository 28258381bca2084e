/** The demo's sets as rows: goods are looked up in the drawn range, what it lacks leaves its set out. */
import type postgres from 'postgres';
import type { SetMode } from '#contract/sets.ts';
import { countFor } from '#domain/sets.ts';
import { almatyDate } from '#domain/time.ts';
import { toExternalId } from '../product/identity.ts';
import { collections } from '../sets/collections.ts';
import { setFilters } from '../sets/filters.ts';
import { interiors } from '../sets/interiors.ts';
import { otherKits } from '../sets/other-kits.ts';
import { roomKits } from '../sets/room-kits.ts';
import { isSurface, lookOf } from '../sets/room-looks.ts';
import { placeOf, roomOf, thingOf } from '../sets/rooms.ts';
import { setSections } from '../sets/sections.ts';
import type { DemoItem, DemoSet } from '../sets/set.ts';
import { type Cell, copyInto, toCopyLine } from './copy.ts';
import { type Candidate, listCandidates } from './set-candidates.ts';

const demoSets: readonly (readonly [SetMode, readonly DemoSet[]])[] = [
  ['kits', [...roomKits, ...otherKits]],
  ['collections', collections],
  ['interiors', interiors],
];
/** Far from the numbers of products: their pictures lie in the same folders. */
const FIRST_PICTURE = 8_000_000;
const DAY_MS = 86_400_000;
const PROMOTION_DAYS = 60;
const LEAST_ITEMS = 2;

interface PickedItem {
  item: DemoItem;
  main: Candidate;
  others: Candidate[];
}

export async function loadSets(db: postgres.TransactionSql, today: Date): Promise<void> {
  await loadPlaces(db);
  const candidates = await listCandidates(db);
  const sets: Cell[][] = [];
  const items: Cell[][] = [];
  const promotions: Cell[][] = [];
  for (const [mode, all] of demoSets) {
    for (const [place, set] of all.entries()) {
      const picked = pickAll(set, candidates);
      if (picked === null) continue;
      const id = sets.length + 1;
      const room = shownRoom(set, picked);
      sets.push(toSetCells(id, mode, set, room, place, today));
      for (const [at, { item, main, others }] of picked.entries()) {
        items.push(toItemCells(id, at, set, item, room, [main, ...others]));
      }
      if (set.percentOff) promotions.push(toPromotionCells(set, set.percentOff, picked, today, place));
    }
  }
  await copyInto(db, 'product_sets', SET_COLUMNS.split(' '), sets.map(toCopyLine));
  await copyInto(db, 'set_items', ITEM_COLUMNS.split(' '), items.map(toCopyLine));
  await copyInto(db, 'promotions', PROMOTION_COLUMNS.split(' '), promotions.map(toCopyLine));
}

const WORDS =
  'name_ru name_kz title_ru title_kz description_ru description_kz seo_text_ru seo_text_kz position';

async function loadPlaces(db: postgres.TransactionSql): Promise<void> {
  const wordsOf = ({ name, title, about }: (typeof setSections)[number] | (typeof setFilters)[number]) => [
    name.ru,
    name.kz,
    title.ru,
    title.kz,
    `${title.ru}: состав, цены и наличие в городах Казахстана. ${about.ru}`,
    `${title.kz}: құрамы, бағасы және Қазақстан қалаларындағы қалдығы. ${about.kz}`,
    about.ru,
    about.kz,
  ];
  const sections = setSections.map((section, at) => [
    section.mode,
    section.code,
    ...wordsOf(section),
    at + 1,
  ]);
  await copyInto(db, 'set_sections', `mode code ${WORDS}`.split(' '), sections.map(toCopyLine));
  const filters = setFilters.map((filter, at) => {
    const { mode, section, code, choice } = filter;
    return [mode, section, code, JSON.stringify(choice), ...wordsOf(filter), at + 1];
  });
  await copyInto(
    db,
    'set_static_filters',
    `mode section_code code choice ${WORDS}`.split(' '),
    filters.map(toCopyLine),
  );
}

/** Null when the range is too small for the set; what is optional may be lacking. Nothing stands twice in one set. */
function pickAll(set: DemoSet, candidates: ReadonlyMap<string, Candidate[]>): PickedItem[] | null {
  const taken = new Set<number>();
  const picked: PickedItem[] = [];
  for (const item of set.groups.flatMap(({ items }) => items)) {
    const found = pick(set, item, candidates, taken);
    if (found) picked.push(found);
    else if (!item.isOptional) return null;
  }
  return picked.length >= LEAST_ITEMS ? picked : null;
}

/** How the item looks in the set's room; null where the room does not tell. */
function wantedLook(set: DemoSet, item: DemoItem): RegExp | null {
  const [room, thing] = [roomOf(set), thingOf(set, item)];
  return room && thing ? lookOf(room, thing) : null;
}

/** The set's room, where what the set sells looks as the room shows it; null: a tile of its goods. */
function shownRoom(set: DemoSet, picked: readonly PickedItem[]): string | null {
  const isShown = picked.every(({ item, main }) => wantedLook(set, item)?.test(main.image) ?? true);
  return isShown ? roomOf(set) : null;
}

function pick(
  set: DemoSet,
  item: DemoItem,
  candidates: ReadonlyMap<string, Candidate[]>,
  taken: Set<number>,
): PickedItem | null {
  const { leaf, like = /./, named = /./, prefer, place = 0, alternatives = 0 } = item;
  const { brand } = set;
  const look = wantedLook(set, item);
  const fitting = (candidates.get(leaf) ?? []).filter(
    (each) =>
      !taken.has(each.id) &&
      like.test(each.image) &&
      named.test(each.name) &&
      (brand === undefined || each.brand === brand),
  );
  const shown = look ? fitting.filter(({ image }) => look.test(image)) : [];
  // What an interior cannot show is left out of it; the goods of a work are needed whatever their colour.
  if (look && shown.length === 0 && item.spot && !isSurface(item.spot)) return null;
  const preferred = prefer ? fitting.filter(({ image }) => prefer.test(image)) : [];
  const ordered = [...new Set([...shown, ...preferred, ...fitting])];
  const main = ordered[shown.length > 0 ? 0 : Math.min(place, ordered.length - 1)];
  if (!main) return null;
  const family = main.image.split('/')[0];
  const others = ordered
    .filter((each) => each !== main && each.image.split('/')[0] === family)
    .slice(0, alternatives);
  taken.add(main.id);
  return { item, main, others };
}

const SET_COLUMNS =
  'id mode code section_code external_id name_ru name_kz lead_ru lead_kz description_ru description_kz style colour param ' +
  'scene popularity first_seen_at';

const advice: Record<SetMode, { ru: string; kz: string }> = {
  kits: {
    ru: 'Количество округляется вверх до целых упаковок. Необязательные позиции можно снять, отмеченные — заменить.',
    kz: 'Мөлшер бүтін қаптамаға дейін көбейтіліп алынады. Міндетті емес тауарды алып тастауға, белгіленгенін ауыстыруға болады.',
  },
  collections: {
    ru: 'Отметьте, что нужно именно вам: каждую позицию можно взять отдельно.',
    kz: 'Өзіңізге керегін белгілеңіз: әр тауарды бөлек те алуға болады.',
  },
  interiors: {
    ru: 'Каждый отмеченный предмет — товар магазина; рядом показано, есть ли он в вашем городе и чем его заменить.',
    kz: 'Белгіленген әр зат — дүкен тауары; қалаңызда бар-жоғы және немен ауыстыруға болатыны қасында көрсетілген.',
  },
};

function toSetCells(
  id: number,
  mode: SetMode,
  set: DemoSet,
  room: string | null,
  place: number,
  today: Date,
): Cell[] {
  const { code, section, name, lead, style = null, colour = null, param } = set;
  return [
    id,
    mode,
    code,
    section,
    toExternalId(FIRST_PICTURE + id),
    name.ru,
    name.kz,
    lead.ru,
    lead.kz,
    `${lead.ru} ${advice[mode].ru}`,
    `${lead.kz} ${advice[mode].kz}`,
    style,
    colour,
    param ? JSON.stringify(param) : null,
    room,
    1000 - place * 10,
    new Date(today.getTime() - ((id * 37) % 300) * DAY_MS).toISOString(),
  ];
}

const ITEM_COLUMNS =
  'set_id position group_ru group_kz product_ids amount per_param measure is_required is_taken spot_x spot_y spot';

function toItemCells(
  setId: number,
  position: number,
  set: DemoSet,
  item: DemoItem,
  room: string | null,
  goods: readonly Candidate[],
): Cell[] {
  const group = set.groups.find(({ items }) => items.includes(item))?.name ?? { ru: '', kz: '' };
  const thing = room === null ? null : thingOf(set, item);
  const spot = room && thing ? placeOf(room, thing) : null;
  if (room && item.spot && !spot) throw new Error(`the room ${room} has no ${item.spot}`);
  return [
    setId,
    position,
    group.ru,
    group.kz,
    goods.map(({ id }) => id),
    item.amount ?? 0,
    item.perParam ?? 0,
    item.isMeasured ? 'second' : 'base',
    !item.isOptional,
    !item.isLeft,
    spot?.x ?? null,
    spot?.y ?? null,
    thing,
  ];
}

const PROMOTION_COLUMNS =
  'code title_ru title_kz lead_ru lead_kz mechanic starts_at ends_at renew_days position';

/** A kit that is cheaper than its parts: the engine lowers it wherever these goods lie in a cart together. */
function toPromotionCells(
  { code, name, lead }: DemoSet,
  percentOff: number,
  picked: readonly PickedItem[],
  today: Date,
  place: number,
): Cell[] {
  const parts = picked
    .filter(({ item }) => !item.isLeft)
    .map(({ item, main }) => {
      const need = {
        amount: item.amount ?? 0,
        perParam: 0,
        measure: item.isMeasured ? 'second' : 'base',
      } as const;
      const units = main.units.map((unit, at) => ({ ...unit, base: at === 0, name: unit.unit }));
      return { productCode: main.code, count: countFor(need, 0, units), price: main.price };
    });
  const sum = parts.reduce((total, { count, price }) => total + count * price, 0);
  const price = Math.floor((sum * (1 - percentOff / 100)) / 100) * 100 - 10;
  const startOf = (days: number) => `${almatyDate(new Date(today.getTime() + days * DAY_MS))}T00:00:00+05:00`;
  return [
    `nabor-${code}`,
    `${name.ru} −${percentOff} %`,
    `${name.kz} −${percentOff} %`,
    lead.ru,
    lead.kz,
    JSON.stringify({
      type: 'set_price',
      parts: parts.map(({ productCode, count }) => ({ productCode, count })),
      price,
    }),
    startOf(-5),
    startOf(PROMOTION_DAYS),
    PROMOTION_DAYS + 40,
    200 + place,
  ];
}

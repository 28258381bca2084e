/** What work on a line costs and how it is called: one rule for whatever shows it and whatever charges it. */
import type { Locale } from '../locale.ts';
import {
  CUT_TENGE,
  type CutPlan,
  type CutStock,
  isBoard,
  parseParts,
  planCuts,
  sayParts,
} from '../sawing/sawing.ts';
import { baseFor, findColour, sayColourCode, type Tintable, tintTenge } from '../tinting/tinting.ts';
import { serviceSums } from './services.ts';
import type { LineWork } from './works.ts';

/** What the price of a work depends on. */
export interface WorkGoods {
  tintable: Tintable | null;
  stock: CutStock | null;
}

type Words = Readonly<Record<Locale, string>>;

export interface PricedWork extends LineWork {
  name: Words;
  /** of a colour */
  hex: string | null;
  /** where the parts lie */
  plan: CutPlan | null;
  /** how many times the price: cans, metres or cuts */
  charged: number;
  /** null: that of the goods */
  unit: Words | null;
  priceTenge: number;
  sumTenge: number;
  vatPercent: number;
  vatTenge: number;
}

const VAT_PERCENT = 16;

type Known = Pick<PricedWork, 'name' | 'hex' | 'plan' | 'charged' | 'unit' | 'priceTenge'>;

/** Null for what is not done with these goods: another base is needed, a part does not fit, fewer sheets than planned. */
export function priceWork(work: LineWork, goods: WorkGoods): PricedWork | null {
  const known = work.kind === 'tint' ? toTint(work, goods) : toCut(work, goods);
  return (
    known && {
      ...work,
      ...known,
      vatPercent: VAT_PERCENT,
      ...serviceSums(known.charged, known.priceTenge, VAT_PERCENT),
    }
  );
}

function toTint({ detail, count }: LineWork, { tintable }: WorkGoods): Known | null {
  const colour = findColour(detail);
  if (!colour || !tintable || baseFor(colour) !== tintable.base) return null;
  const said = (words: string, locale: Locale) =>
    `${words}: ${sayColourCode(colour.code)} «${colour.name[locale]}»`;
  return {
    name: { ru: said('Колеровка', 'ru'), kz: said('Түстеу', 'kz') },
    hex: colour.hex,
    plan: null,
    charged: count,
    unit: null,
    priceTenge: tintTenge(colour, tintable.litres),
  };
}

function toCut({ detail, count }: LineWork, { stock }: WorkGoods): Known | null {
  const parts = parseParts(detail);
  const plan = stock && parts && planCuts(stock, parts);
  if (!plan || plan.pieces.length !== count) return null;
  const said = sayParts(parts);
  const isOfBoards = isBoard(stock);
  return {
    name: { ru: `Распил: ${said}`, kz: `Кесу: ${said}` },
    hex: null,
    plan,
    charged: plan.charged,
    unit: isOfBoards ? { ru: 'рез', kz: 'кесу' } : { ru: 'м', kz: 'м' },
    priceTenge: isOfBoards ? CUT_TENGE.board : CUT_TENGE.sheet,
  };
}

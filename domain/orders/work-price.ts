/** What work on a line costs and how it is called: one rule for whatever shows it and whatever charges it. */
import type { Locale } from '../locale.ts';
import { baseFor, findColour, sayColourCode, type Tintable, tintTenge } from '../tinting/tinting.ts';
import { serviceSums } from './services.ts';
import type { LineWork } from './works.ts';

/** What the price of a work depends on. */
export interface WorkGoods {
  tintable: Tintable | null;
}

export interface PricedWork extends LineWork {
  name: Readonly<Record<Locale, string>>;
  /** of the colour */
  hex: string;
  priceTenge: number;
  sumTenge: number;
  vatPercent: number;
  vatTenge: number;
}

const VAT_PERCENT = 16;

/** Null for what is not done with these goods: no such colour, or another base is needed for it. */
export function priceWork(work: LineWork, { tintable }: WorkGoods): PricedWork | null {
  const colour = findColour(work.detail);
  if (!colour || !tintable || baseFor(colour) !== tintable.base) return null;
  const said = (words: string, locale: Locale) =>
    `${words}: ${sayColourCode(colour.code)} «${colour.name[locale]}»`;
  const priceTenge = tintTenge(colour, tintable.litres);
  return {
    ...work,
    name: { ru: said('Колеровка', 'ru'), kz: said('Түстеу', 'kz') },
    hex: colour.hex,
    priceTenge,
    vatPercent: VAT_PERCENT,
    ...serviceSums(work.count, priceTenge, VAT_PERCENT),
  };
}

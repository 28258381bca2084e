/**
 * The shop's own fan of colours: hues × steps of lightness × three chromas, and greys. Codes and names are our own; what a
 * code looks like is reckoned (OKLCH to sRGB), so that no table of somebody else's is copied.
 */
import type { Locale } from '../locale.ts';
import { mostChroma, toHex } from './oklch.ts';

const CHROMAS = ['a', 'b', 'c'] as const;
/** From a muted tone to a bright one. */
export type ChromaClass = (typeof CHROMAS)[number];

/** 1 is the lightest. */
export type LightnessStep = 1 | 2 | 3 | 4 | 5 | 6;

type Words = Readonly<Record<Locale, string>>;

export interface FanColour {
  /** `sand-3b`; stands in carts, orders and papers */
  code: string;
  hue: string;
  step: LightnessStep;
  chroma: ChromaClass;
  /** `#d9c39a` */
  hex: string;
  name: Words;
}

interface Hue {
  code: string;
  degrees: number;
  name: Words;
}

const HUES: readonly Hue[] = [
  { code: 'rose', degrees: 5, name: { ru: 'розовый', kz: 'қызғылт' } },
  { code: 'coral', degrees: 28, name: { ru: 'коралловый', kz: 'маржан түсті' } },
  { code: 'clay', degrees: 46, name: { ru: 'глиняный', kz: 'саз түсті' } },
  { code: 'apricot', degrees: 64, name: { ru: 'абрикосовый', kz: 'өрік түсті' } },
  { code: 'sand', degrees: 84, name: { ru: 'песочный', kz: 'құм түсті' } },
  { code: 'lemon', degrees: 104, name: { ru: 'лимонный', kz: 'лимон түсті' } },
  { code: 'olive', degrees: 122, name: { ru: 'оливковый', kz: 'зәйтүн түсті' } },
  { code: 'green', degrees: 150, name: { ru: 'зелёный', kz: 'жасыл' } },
  { code: 'lagoon', degrees: 190, name: { ru: 'бирюзовый', kz: 'перуза түсті' } },
  { code: 'sky', degrees: 232, name: { ru: 'голубой', kz: 'көгілдір' } },
  { code: 'blue', degrees: 262, name: { ru: 'синий', kz: 'көк' } },
  { code: 'violet', degrees: 305, name: { ru: 'фиолетовый', kz: 'күлгін' } },
];
const GREY = { code: 'grey', name: { ru: 'серый', kz: 'сұр' } };

const STEPS: readonly { step: LightnessStep; lightness: number; name: Words }[] = [
  { step: 1, lightness: 0.95, name: { ru: 'очень светлый', kz: 'өте ашық' } },
  { step: 2, lightness: 0.88, name: { ru: 'светлый', kz: 'ашық' } },
  { step: 3, lightness: 0.79, name: { ru: 'средний', kz: 'орташа' } },
  { step: 4, lightness: 0.67, name: { ru: 'густой', kz: 'қоюлау' } },
  { step: 5, lightness: 0.53, name: { ru: 'тёмный', kz: 'қою' } },
  { step: 6, lightness: 0.38, name: { ru: 'очень тёмный', kz: 'өте қою' } },
];

/** Paint on a wall is never as bright as a lamp. */
const BRIGHTEST = 0.15;

const CHROMA: Readonly<Record<ChromaClass, { share: number; name: Words }>> = {
  a: { share: 0.3, name: { ru: 'приглушённый', kz: 'бәсең' } },
  b: { share: 0.6, name: { ru: '', kz: '' } },
  c: { share: 0.95, name: { ru: 'яркий', kz: 'қанық' } },
};

function lookOf(lightness: number, degrees: number, chroma: ChromaClass): string {
  const most = mostChroma({ lightness, degrees }, BRIGHTEST);
  return toHex({ lightness, chroma: most * CHROMA[chroma].share, degrees });
}

const join = (...parts: readonly Words[]): Words => ({
  ru: parts.flatMap(({ ru }) => ru || []).join(' '),
  kz: parts.flatMap(({ kz }) => kz || []).join(' '),
});

const greys = STEPS.map(
  ({ step, lightness, name }): FanColour => ({
    code: `${GREY.code}-${step}a`,
    hue: GREY.code,
    step,
    chroma: 'a',
    hex: toHex({ lightness, chroma: 0, degrees: 0 }),
    name: join(name, GREY.name),
  }),
);

/** By hue, then from light to dark, then from muted to bright; greys last. */
export const FAN: readonly FanColour[] = [
  ...HUES.flatMap((hue) =>
    STEPS.flatMap(({ step, lightness, name }) =>
      CHROMAS.map(
        (chroma): FanColour => ({
          code: `${hue.code}-${step}${chroma}`,
          hue: hue.code,
          step,
          chroma,
          hex: lookOf(lightness, hue.degrees, chroma),
          name: join(name, CHROMA[chroma].name, hue.name),
        }),
      ),
    ),
  ),
  ...greys,
];

/** The sheets of the fan, as they are leafed through. */
export const FAN_SHEETS: readonly { code: string; name: Words }[] = [...HUES, GREY];

const byCode = new Map(FAN.map((colour) => [colour.code, colour]));

export const findColour = (code: string): FanColour | null => byCode.get(code) ?? null;

/** As it is read out and printed: «SAND-3B». */
export const sayColourCode = (code: string): string => code.toUpperCase();

/** Which product a file of an archive is of, by its name; and which addresses of pictures a row of a table names. */
import type { Locale } from '../locale.ts';

export type PictureReason =
  | 'unknown'
  | 'unreadable'
  | 'too_small'
  | 'too_large'
  | 'too_many'
  | 'address'
  | 'unreachable'
  | 'not_kept';

const KIND = /\.(?:jpe?g|png|webp|avif)$/i;

/** What it may mean, the likelier first: «A_2.jpg» is of the article «A_2», or the second of «A». Empty: no picture. */
export function readPictureName(path: string): { key: string; position: number }[] {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  if (name.startsWith('.') || path.startsWith('__MACOSX/') || !KIND.test(name)) return [];
  const bare = name.replace(KIND, '').trim();
  if (bare === '') return [];
  const [, key, position] = /^(.+?)[ _-]\(?(\d{1,2})\)?$/.exec(bare) ?? [];
  const whole = { key: bare, position: 1 };
  return key === undefined ? [whole] : [whole, { key, position: Number(position) }];
}

const MOST_LETTERS = 2000;

/** All addresses of a row, in their order. */
export const readAddresses = (cells: readonly string[]): string[] =>
  cells.flatMap((cell) =>
    cell
      .split(/[\s,;|]+(?=https?:\/\/)|\s+/i)
      .filter((word) => /^https?:\/\/\S+$/i.test(word) && word.length <= MOST_LETTERS),
  );

/** What a product has once these are brought: behind its own, or instead of them. The same picture is there once. */
export function mergePictures(
  own: readonly string[],
  brought: readonly string[],
  mode: 'add' | 'replace',
  most: number,
): string[] {
  return [...new Set([...(mode === 'add' ? own : []), ...brought])].slice(0, most);
}

const REASONS: Readonly<Record<PictureReason, Readonly<Record<Locale, string>>>> = {
  unknown: {
    ru: 'Товара с таким артикулом или штрихкодом нет, или их несколько.',
    kz: 'Мұндай артикулы не штрихкоды бар тауар жоқ немесе бірнешеу.',
  },
  unreadable: { ru: 'Это не картинка, или она повреждена.', kz: 'Бұл сурет емес немесе ол бүлінген.' },
  too_small: { ru: 'Картинка слишком мала.', kz: 'Сурет тым кішкентай.' },
  too_large: { ru: 'Картинка больше 20 МБ.', kz: 'Сурет 20 МБ-тан үлкен.' },
  too_many: { ru: 'У товара уже столько картинок, сколько может быть.', kz: 'Тауардың суреті шегіне жетті.' },
  address: {
    ru: 'Такой адрес открывать нельзя: нужен обычный адрес в интернете.',
    kz: 'Мұндай мекенжайды ашуға болмайды: интернеттегі кәдімгі мекенжай керек.',
  },
  unreachable: { ru: 'По этому адресу картинка не открылась.', kz: 'Бұл мекенжайдан сурет ашылмады.' },
  not_kept: { ru: 'Картинку не удалось сохранить.', kz: 'Сурет сақталмады.' },
};

export const sayPictureReason = (why: PictureReason, language: Locale): string => REASONS[why][language];

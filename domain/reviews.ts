/** What buyers say of goods: how long, how many photographs, under which name, and what their stars come to. */

export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

export const REVIEW_TEXT = { least: 10, most: 3000 } as const;
export const MOST_REVIEW_SIDE = 1000;
export const MOST_REVIEW_PHOTOS = 5;

/** In public: a first name and an initial, never more. Somebody who has told no name is a buyer. */
export function publicName(firstName: string, lastName: string, nameless: string): string {
  const first = firstName.trim().split(/\s+/)[0] ?? '';
  if (first === '') return nameless;
  const initial = [...lastName.trim()][0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** Of a name typed into one field: its first word, and the initial of the second. */
export function publicNameOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  return publicName(first, second, first);
}

export interface Rating {
  count: number;
  /** with one decimal, as it is shown */
  average: number;
}

/** Null: nobody has said anything yet. */
export const toRating = (sum: number, count: number): Rating | null =>
  count > 0 ? { count, average: Math.round((sum * 10) / count) / 10 } : null;

/** How many gave each number of stars, the most first. */
export function countStars(
  counts: readonly { stars: number; count: number }[],
): { stars: Stars; count: number }[] {
  return STARS.map((stars) => ({
    stars,
    count: counts.find((each) => each.stars === stars)?.count ?? 0,
  }));
}

export const parseStars = (typed: string | null): Stars | null =>
  STARS.find((stars) => String(stars) === typed) ?? null;

/** Why a review is not shown, as its writer is told it, in their language; staff may say it otherwise. */
export const REVIEW_REFUSALS = [
  { ru: 'В отзыве есть телефон, адрес или имя.', kz: 'Пікірде телефон, мекенжай немесе есім бар.' },
  { ru: 'В отзыве есть грубые слова.', kz: 'Пікірде балағат сөздер бар.' },
  { ru: 'Отзыв не об этом товаре.', kz: 'Пікір бұл тауар туралы емес.' },
  { ru: 'На фото не этот товар или видны люди.', kz: 'Фотода бұл тауар емес немесе адамдар көрінеді.' },
] as const;

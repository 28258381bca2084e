/**
 * What buyers say of goods. Promises: only who has received a product writes about it, once, and may change or take it away; nothing
 * is shown before staff have read it; in public there is a first name and an initial; photographs are drawn anew. Hides
 * how sums are kept (a trigger counts what is published, of real buyers alone). Relies on orders for who received what.
 */
import type { z } from 'zod';
import type {
  getOwnReviews,
  getProductQuestions,
  getReviews,
  Review,
  saveReview,
} from '#contract/reviews.ts';
import type { Locale } from '#domain/locale.ts';
import {
  countStars,
  MOST_REVIEW_PHOTOS,
  publicName,
  publicNameOf,
  REVIEW_TEXT,
  toRating,
} from '#domain/reviews.ts';
import { type Database, type Db, transaction } from '../database.ts';
import type { Client } from '../http/client.ts';
import { FEEDBACK } from '../http/limit-figures.ts';
import { type Limit, requireClientWithin, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Mail } from '../mail/mail.ts';
import { readPhoto } from '../order-life/order-life.ts';
import type { PersonalRecords } from '../users/users.ts';
import { reviewLetter } from './review-letter.ts';
import {
  addPhotos,
  deleteReview,
  deleteReviewsOf,
  findProductId,
  findPurchaseCity,
  findReviewPhoto,
  findShownQuestions,
  findShownReviews,
  keepPhotos,
  listOwnReviews,
  listReviewRecords,
  listToReview,
  moveReviews,
  setReviewDecision,
  writeReview,
} from './reviews.queries.ts';

export { reviewLetter } from './review-letter.ts';
export { findWaitingPhoto } from './reviews.queries.ts';

const PAGE = 10;
const MOST_OWN = 200;
const PER_USER: Limit = { name: 'review', max: 20, windowSeconds: 3600 };

const words = {
  text: {
    ru: `Напишите отзыв: от ${REVIEW_TEXT.least} до ${REVIEW_TEXT.most} знаков.`,
    kz: `Пікір ұзындығы: ${REVIEW_TEXT.least}–${REVIEW_TEXT.most} таңба.`,
  },
  photos: {
    ru: `Не больше ${MOST_REVIEW_PHOTOS} фотографий.`,
    kz: `Ең көбі ${MOST_REVIEW_PHOTOS} фотосурет.`,
  },
  nameless: { ru: 'Покупатель', kz: 'Сатып алушы' },
} as const;

const invalid = (field: 'text' | 'photos', language: Locale) =>
  new Refusal('request.invalid', {}, { [field]: [words[field][language]] });

const photoAddress = (id: number): string => `/api/v1/reviews/photos/${id}/`;

interface Writer {
  id: number;
  firstName: string;
  lastName: string;
}

export type Reviews = ReturnType<typeof createReviews>;

export function createReviews(db: Database) {
  const getProductId = async (code: string): Promise<number> => {
    const id = await findProductId(db, code);
    if (id === null) throw new Refusal('product.not_found');
    return id;
  };

  return {
    async list(
      code: string,
      { page, stars = null }: { page: number; stars?: number | null | undefined },
    ): Promise<z.input<typeof getReviews.answer>> {
      const found = await findShownReviews(db, { code, stars, offset: (page - 1) * PAGE, limit: PAGE });
      if (!found) throw new Refusal('product.not_found');
      const { items, counts } = found;
      const count = counts.reduce((sum, each) => sum + each.count, 0);
      const sum = counts.reduce((all, each) => all + each.stars * each.count, 0);
      const shown = counts.filter((each) => stars === null || each.stars === stars);
      return {
        items: items.map((row): Review => ({ ...row, photos: row.photos.map(photoAddress) })),
        summary: { count, average: toRating(sum, count)?.average ?? null, stars: countStars(counts) },
        meta: { page, pageSize: PAGE, total: shown.reduce((all, each) => all + each.all, 0) },
      };
    },

    async listQuestions(code: string, page: number): Promise<z.input<typeof getProductQuestions.answer>> {
      const found = await findShownQuestions(db, { code, offset: (page - 1) * PAGE, limit: PAGE });
      if (!found) throw new Refusal('product.not_found');
      const { items, total } = found;
      return {
        items: items.map(({ name, ...row }) => ({ ...row, author: publicNameOf(name) })),
        meta: { page, pageSize: PAGE, total },
      };
    },

    async getPhoto(id: number, userId: number | null): Promise<Uint8Array<ArrayBuffer>> {
      const picture = await findReviewPhoto(db, id, userId);
      if (!picture) throw new Refusal('review.not_found');
      return Uint8Array.from(picture);
    },

    async listOwn(userId: number, language: Locale): Promise<z.input<typeof getOwnReviews.answer>['data']> {
      const [own, toReview] = await Promise.all([
        listOwnReviews(db, userId, MOST_OWN),
        listToReview(db, userId, MOST_OWN),
      ]);
      const name = ({ nameRu, nameKz }: { nameRu: string; nameKz: string | null }) =>
        (language === 'kz' ? nameKz : null) ?? nameRu;
      return {
        reviews: own.map(({ code, externalId, nameRu, nameKz, photos, ...row }) => ({
          ...row,
          product: { code, externalId, name: name({ nameRu, nameKz }) },
          photos: photos.map((id) => ({ id, address: photoAddress(id) })),
        })),
        toReview: toReview.map(({ nameRu, nameKz, ...row }) => ({ ...row, name: name({ nameRu, nameKz }) })),
      };
    },

    async save(
      code: string,
      { rating, text, plus, minus, keptPhotos, photos }: z.output<typeof saveReview.body>,
      { user, language, client }: { user: Writer; language: Locale; client: Client },
    ): Promise<void> {
      const length = [...text].length;
      if (length < REVIEW_TEXT.least || length > REVIEW_TEXT.most) throw invalid('text', language);
      if (keptPhotos.length + photos.length > MOST_REVIEW_PHOTOS) throw invalid('photos', language);
      const productId = await getProductId(code);
      const cityId = await findPurchaseCity(db, user.id, productId);
      if (cityId === null) throw new Refusal('review.not_bought');
      await requireClientWithin(db, FEEDBACK, client, user.id);
      await requireWithinLimit(db, PER_USER, String(user.id));
      const pictures: Buffer[] = [];
      for (const photo of photos) pictures.push(await readPhoto(photo));
      const author = publicName(user.firstName, user.lastName, words.nameless[language]);
      await transaction(db, async (tx) => {
        const written = { productId, userId: user.id, cityId, author, language, rating, text, plus, minus };
        const id = await writeReview(tx, written);
        const kept = await keepPhotos(tx, id, keptPhotos);
        await addPhotos(tx, id, pictures.slice(0, MOST_REVIEW_PHOTOS - kept));
      });
    },

    async remove(code: string, userId: number): Promise<void> {
      if (!(await deleteReview(db, userId, code))) throw new Refusal('review.not_found');
    },
  };
}

export type ReviewDecision =
  | { state: 'published'; reply: string | null }
  | { state: 'refused'; refusal: string };

/** Once; who wrote it is told by letter where their address is confirmed. */
export async function decideReview(
  tx: Db,
  { mail, publicUrl }: { mail: Mail; publicUrl: string },
  id: number,
  decision: ReviewDecision,
): Promise<void> {
  const told = {
    state: decision.state,
    refusal: decision.state === 'refused' ? decision.refusal : null,
    reply: decision.state === 'published' ? decision.reply : null,
  };
  const decided = await setReviewDecision(tx, id, told);
  if (!decided) throw new Refusal('queue.over');
  if (decided.email === null) return;
  await mail.enqueue(tx, reviewLetter(decided, decided.email, { ...told, publicUrl }));
}

/** What a person has written, in their archive, and its end: words may tell who wrote them, so they go whole. */
export const reviewRecords: PersonalRecords = {
  name: 'reviews',
  tables: ['reviews', 'review_photos'],
  list: listReviewRecords,
  forget: deleteReviewsOf,
  move: moveReviews,
};

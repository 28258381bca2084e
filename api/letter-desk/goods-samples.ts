/** Letters about goods, with a product of the shop at its price of today. */
import type { WantedKind } from '#domain/letters/letters.ts';
import { answerLetter, confirmNoticeLetter, noticeLetter } from '../feedback/feedback.ts';
import { Refusal } from '../http/refusal.ts';
import { reviewLetter } from '../reviews/reviews.ts';
import { toWantedLetter } from '../wanted-letters/wanted-letters.ts';
import { findProductToShow, type ShownProduct } from './letter-desk.queries.ts';
import { NO_TOKEN, type SampleParts, type Samples, SOMEBODY } from './letter-sample.ts';

const SAID = {
  ru: {
    ...{ question: 'Подойдёт ли этот клей для тёплого пола?', answer: 'Да, он выдерживает нагрев до 70 °C.' },
    ...{ refusal: 'В отзыве номер телефона', reply: 'Спасибо, что рассказали!' },
  },
  kz: {
    ...{ question: 'Бұл желім жылы еденге жарай ма?', answer: 'Иә, ол 70 °C-қа дейін қызуға шыдайды.' },
    ...{ refusal: 'Пікірде телефон нөмірі бар', reply: 'Пікіріңізге рақмет!' },
  },
} as const;

async function shown({ db, thing, language }: SampleParts): Promise<ShownProduct> {
  const product = await findProductToShow(db, thing, language);
  if (!product) throw new Refusal('product.not_found');
  return product;
}

const notice = (kind: 'stock' | 'price') => async (parts: SampleParts) => {
  const { language, publicUrl } = parts;
  const { name: productName, code: productCode } = await shown(parts);
  const line = { id: 0, kind, contact: '', language, productName, productCode };
  return noticeLetter(line, { publicUrl, token: NO_TOKEN });
};

const confirm = (kind: 'stock' | 'price') => async (parts: SampleParts) => {
  const { language, publicUrl } = parts;
  const { name: productName } = await shown(parts);
  const links = { publicUrl, token: NO_TOKEN };
  return confirmNoticeLetter({ productName }, { kind, contact: '', language }, links);
};

const review = (state: 'published' | 'refused') => async (parts: SampleParts) => {
  const { language, publicUrl } = parts;
  const { name: productName } = await shown(parts);
  const { refusal, reply } = SAID[language];
  const told =
    state === 'published' ? { state, refusal: null, reply } : ({ state, refusal, reply: null } as const);
  return reviewLetter({ id: 0, language, productName }, '', { ...told, publicUrl });
};

const wanted = (kind: WantedKind) => async (parts: SampleParts) => {
  const { language, publicUrl } = parts;
  const { name, externalId, price } = await shown(parts);
  const before = kind === 'favourite' ? Math.round(price * 1.1) : null;
  const goods = [{ name, externalId, price, before, count: kind === 'cart' ? 2 : null }];
  const reader = { email: '', firstName: SOMEBODY[language].firstName, language, goods };
  return toWantedLetter(kind, reader, { id: 0, goUrl: publicUrl, endUrl: publicUrl, endLink: publicUrl });
};

export const GOODS_SAMPLES: Samples<
  | `notice_${'stock' | 'price'}`
  | `confirm_notice_${'stock' | 'price'}`
  | `review_${'published' | 'refused'}`
  | `wanted_${WantedKind}`
  | 'answer'
> = {
  notice_stock: notice('stock'),
  notice_price: notice('price'),
  confirm_notice_stock: confirm('stock'),
  confirm_notice_price: confirm('price'),
  answer: ({ language, publicUrl }) =>
    answerLetter({ id: 0, contact: '', language, ...SAID[language] }, publicUrl),
  review_published: review('published'),
  review_refused: review('refused'),
  wanted_cart: wanted('cart'),
  wanted_favourite: wanted('favourite'),
  wanted_reorder: wanted('reorder'),
};

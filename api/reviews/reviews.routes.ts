import {
  getOwnReviews,
  getProductQuestions,
  getReviewPhoto,
  getReviews,
  removeReview,
  saveReview,
} from '#contract/reviews.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Reviews } from './reviews.ts';

const done = { success: true as const };

export function registerReviews(http: Http, reviews: Reviews): void {
  route(http, getReviews, ({ params, query }) => reviews.list(params.code, query));

  route(http, getProductQuestions, ({ params, query }) => reviews.listQuestions(params.code, query.page));

  route(http, getReviewPhoto, ({ params, viewer }) =>
    reviews.getPhoto(Number(params.photo), viewer?.id ?? null),
  );

  route(http, getOwnReviews, async ({ viewer, language }) => ({
    data: await reviews.listOwn(viewer.id, language),
  }));

  route(http, saveReview, async ({ params, body, viewer, language, client }) => {
    await reviews.save(params.code, body, { user: viewer, language, client });
    return done;
  });

  route(http, removeReview, async ({ params, viewer }) => {
    await reviews.remove(params.code, viewer.id);
    return done;
  });
}

import { askForNotice, askQuestion, sendBusinessRequest, sendCallback } from '#contract/feedback.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Feedback } from './feedback.ts';

export function registerFeedback(http: Http, feedback: Feedback, cities: Cities): void {
  route(http, sendCallback, async ({ body, language, viewer, client }) => {
    await feedback.sendCallback(body, {
      language,
      cityCode: await cities.resolveId(body.cityId),
      userId: viewer?.id ?? null,
      client,
    });
    return { success: true as const };
  });

  route(http, askForNotice, async ({ params, body, language, viewer, client }) => {
    await feedback.askForNotice(params.code, body, {
      language,
      cityCode: await cities.resolveCode(body.city),
      userId: viewer?.id ?? null,
      client,
    });
    return { success: true as const };
  });

  route(http, askQuestion, async ({ body, language, viewer, client }) => {
    await feedback.askQuestion(body, {
      language,
      cityCode: await cities.resolveId(body.cityId),
      userId: viewer?.id ?? null,
      client,
    });
    return { success: true as const };
  });

  route(http, sendBusinessRequest, async ({ body, language, viewer, client }) => {
    await feedback.sendBusinessRequest(body, {
      language,
      cityCode: await cities.resolveId(body.cityId),
      userId: viewer?.id ?? null,
      client,
    });
    return { success: true as const };
  });
}

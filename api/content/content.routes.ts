import type { FastifyInstance } from 'fastify';
import { getAdvice, getAdviceCategory, getArticle, getPage, getSubPage } from '#contract/content.ts';
import { route } from '../http/route.ts';
import type { Content } from './content.ts';

export function registerContent(app: FastifyInstance, content: Content): void {
  route(app, getAdvice, async ({ language }) => ({ data: await content.getAdvice(language) }));
  route(app, getAdviceCategory, async ({ params, language }) => ({
    data: await content.getCategory(params.category, language),
  }));
  route(app, getArticle, async ({ params, language }) => ({
    data: await content.getArticle(params.category, params.code, language),
  }));
  route(app, getPage, async ({ params, language }) => ({
    data: await content.getPage(params.staticPage, language),
  }));
  route(app, getSubPage, async ({ params, language }) => ({
    data: await content.getPage(`${params.staticPage}/${params.code}`, language),
  }));
}

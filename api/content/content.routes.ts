import { getAdvice, getAdviceCategory, getArticle, getPage, getSubPage } from '#contract/content.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Content } from './content.ts';

export function registerContent(http: Http, content: Content): void {
  route(http, getAdvice, async ({ language }) => ({ data: await content.getAdvice(language) }));
  route(http, getAdviceCategory, async ({ params, language }) => ({
    data: await content.getCategory(params.category, language),
  }));
  route(http, getArticle, async ({ params, language }) => ({
    data: await content.getArticle(params.category, params.code, language),
  }));
  route(http, getPage, async ({ params, language }) => ({
    data: await content.getPage(params.staticPage, language),
  }));
  route(http, getSubPage, async ({ params, language }) => ({
    data: await content.getPage(`${params.staticPage}/${params.code}`, language),
  }));
}

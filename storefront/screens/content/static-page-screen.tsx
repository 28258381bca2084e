import type { ContentPage } from '#contract/content.ts';
import type { SharedEstimate } from '#contract/estimate-exchange.ts';
import { formatDate } from '#domain/time.ts';
import type { Crumb } from '../../design/breadcrumbs.tsx';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { getWords } from '../../i18n/messages.ts';
import { AliveLater, LatePart } from '../../page/hydration/late-part.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { loadSharedEstimate } from '../estimates/estimates.ts';
import { Contents } from './contents.tsx';
import { PageNav } from './page-nav.tsx';
import { SiteMap, type SiteMapSection, toSiteMap } from './site-map.tsx';
import styles from './static-page-screen.module.css';
import { TextBlocks } from './text-blocks.tsx';

/** The one page that is made of the range instead of words. */
const SITEMAP_PAGE = 'sitemap';
/** `/estimate/{token}`: what somebody shares stands among the pages, since the table of routes has no other place. */
const ESTIMATE_PAGE = 'estimate';
/** The page for companies bears a request of its own. */
const BUSINESS_PAGE = 'business';
const businessForm = new LatePart<object>(() => import('../../features/feedback/business-form.tsx'));
const sharedEstimate = new LatePart(loadSharedEstimate);

type StaticPageData =
  | { kind: 'page'; page: ContentPage; parent: Crumb | null }
  | { kind: 'sitemap'; sections: SiteMapSection[] }
  | { kind: 'estimate'; estimate: SharedEstimate };

export const { Screen, load, seo, validate, structuredData, prepare } = defineScreen<StaticPageData>({
  // Shapes of codes only; which pages exist is the texts' own matter (an unknown one is 404 too).
  validate: ({ staticPage = '', code }) =>
    isCode(staticPage) && (code === undefined || (isCode(code) && staticPage !== SITEMAP_PAGE)),

  async load({ api, cityCode, params }) {
    const { staticPage = '', code } = params;
    if (staticPage === SITEMAP_PAGE) {
      const sections = requireValue(await api('GET /api/v2/sections/', { query: { city: cityCode } })).data;
      return { kind: 'sitemap', sections: toSiteMap(sections) };
    }
    if (staticPage === ESTIMATE_PAGE && code !== undefined) {
      const shared = await api('GET /api/v1/estimates/shared/{token}/', {
        params: { token: code },
        query: { city: cityCode },
      });
      return { kind: 'estimate', estimate: requireValue(shared).data };
    }
    // The page is written with its form, which comes alive later.
    if (staticPage === BUSINESS_PAGE) await businessForm.fetch();
    const above = api('GET /api/v1/pages/{staticPage}/', { params: { staticPage } });
    if (code === undefined) return { kind: 'page', page: requireValue(await above).data, parent: null };
    const found = await api('GET /api/v1/pages/{staticPage}/{code}/', { params: { staticPage, code } });
    const parent = await above;
    return {
      kind: 'page',
      page: requireValue(found).data,
      // A page may stand under an address that is none itself.
      parent: parent.ok ? { name: parent.value.data.title, href: `/${staticPage}` } : null,
    };
  },

  prepare: () =>
    sharedEstimate.fetch().then(
      () => undefined,
      () => undefined,
    ),

  seo: (data, t) => {
    if (data.kind === 'estimate')
      return { title: data.estimate.name, description: t('estimates.sharedSeo'), isRobotsBlock: true };
    return data.kind === 'page'
      ? { title: t('page.seoTitle', { title: data.page.title }), description: data.page.description }
      : { title: t('sitemap.seoTitle'), description: t('sitemap.seoDescription') };
  },

  structuredData: async (data, at) => {
    const [{ toBreadcrumbFacts }, { toQuestions }] = await Promise.all([
      import('../../page/head/structured-data.ts'),
      import('./article-facts.ts'),
    ]);
    // What is somebody's own is told to no search engine.
    if (data.kind === 'estimate') return [];
    if (data.kind !== 'page')
      return [toBreadcrumbFacts([{ name: getWords(at.locale).t('sitemap.title'), href: '/sitemap' }], at)];
    const { code, title, blocks } = data.page;
    const way = [...(data.parent ? [data.parent] : []), { name: title, href: `/${code}` }];
    return [toBreadcrumbFacts(way, at), ...toQuestions(blocks)];
  },

  Screen({ data }) {
    const { t, locale } = useWords();
    if (data.kind === 'sitemap') return <SiteMap sections={data.sections} />;
    if (data.kind === 'estimate')
      return <AliveLater part={sharedEstimate} props={{ estimate: data.estimate }} />;
    const { page, parent } = data;
    const hasForm = page.code === BUSINESS_PAGE;
    return (
      <ScreenFrame
        title={page.title}
        parents={parent ? [parent] : []}
        below={
          hasForm ? (
            <p className={styles.toForm}>
              <Button href="#request">{t('business.open')}</Button>
            </p>
          ) : undefined
        }
      >
        <div className={styles.columns} data-form={hasForm || undefined}>
          {hasForm ? null : <Contents blocks={page.blocks} className={styles.contents} />}
          <article className={styles.text}>
            <TextBlocks blocks={page.blocks} />
            <p className={styles.updated}>
              {t('page.updated', { date: formatDate(page.updated, locale, { hasYear: true }) })}
            </p>
          </article>
          {hasForm ? (
            <div className={styles.beside}>
              <AliveLater part={businessForm} props={{}} />
            </div>
          ) : (
            <div className={styles.nav}>
              <PageNav />
            </div>
          )}
        </div>
      </ScreenFrame>
    );
  },
});

function isCode(value: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(value);
}

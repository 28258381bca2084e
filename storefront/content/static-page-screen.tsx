import { localePath } from '#domain/locale.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import table from '../design/table.module.css';
import { useWords } from '../i18n/locale-context.tsx';
import { requireValue } from '../require-value.ts';
import { defineScreen, ScreenError } from '../screen.ts';
import { PageNav } from './page-nav.tsx';
import type { PageBlock, PageText } from './pages/page-text.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { SiteMap, type SiteMapSection, toSiteMap } from './site-map.tsx';
import { isStaticPage, SITEMAP_PAGE } from './static-page-codes.ts';
import styles from './static-page-screen.module.css';

type StaticPageData = { kind: 'page'; page: PageText } | { kind: 'sitemap'; sections: SiteMapSection[] };

export const { Screen, load, seo, validate } = defineScreen<StaticPageData>({
  validate: ({ staticPage, code }) =>
    staticPage !== undefined && code === undefined && isStaticPage(staticPage),

  async load({ api, locale, cityCode, params }) {
    const { staticPage = '' } = params;
    if (staticPage === SITEMAP_PAGE) {
      const sections = requireValue(await api('GET /api/v2/sections/', { query: { city: cityCode } })).data;
      return { kind: 'sitemap', sections: toSiteMap(sections) };
    }
    // The texts stay on the server: a page needs its own and no other.
    const { findStaticPage } = await import('./static-pages.ts');
    const page = findStaticPage(staticPage, locale);
    if (!page) throw new ScreenError(404, 'no such page');
    return { kind: 'page', page };
  },

  seo: (data, t) =>
    data.kind === 'page'
      ? { title: t('page.seoTitle', { title: data.page.title }), description: data.page.description }
      : { title: t('sitemap.seoTitle'), description: t('sitemap.seoDescription') },

  Screen({ data }) {
    const { t, locale } = useWords();
    if (data.kind === 'sitemap') return <SiteMap sections={data.sections} />;
    const { page } = data;
    return (
      <ScreenFrame title={page.title}>
        <div className={styles.columns}>
          <article className={styles.page}>
            {page.isLegal ? <Notice look="changed">{t('page.demo')}</Notice> : null}
            <p className={styles.lead}>{page.lead}</p>
            {page.blocks.map((block) => (
              <Block key={block.heading} block={block} />
            ))}
            <p className={styles.links}>
              {page.links.map(({ href, label }, index) => (
                <Button
                  key={href}
                  look={index === 0 ? 'primary' : 'secondary'}
                  href={localePath(href, locale)}
                >
                  {label}
                </Button>
              ))}
            </p>
          </article>
          <PageNav />
        </div>
      </ScreenFrame>
    );
  },
});

function Block({ block }: { block: PageBlock }) {
  const { heading, paragraphs, list, table: rows } = block;
  return (
    <section className={styles.block}>
      <h2>{heading}</h2>
      {rows ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
        <section className={table.frame} tabIndex={0} aria-label={heading}>
          <table className={table.table}>
            <thead>
              <tr>
                {rows.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.rows.map(([first, ...rest]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, index) => (
                    <td key={rows.head[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list ? (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

import { localePath } from '#domain/locale.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Pager } from '../design/pager.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { defineScreen } from '../screen.ts';
import { pageHref, shownRange } from './page-number.ts';
import { ProductGrid } from './product-grid.tsx';
import { SectionAside } from './section-aside.tsx';
import type { SectionData } from './section-load.ts';
import styles from './section-screen.module.css';
import { SectionTiles } from './section-tiles.tsx';

export const { Screen, load, seo, validate } = defineScreen<SectionData>({
  // A static filter is a choice of filters with a name of its own; the catalogue names none.
  validate: ({ staticFilter }) => staticFilter === undefined,
  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./section-load.ts')).loadSection(context),

  seo: ({ section, page, parents }, t) => {
    const slots = {
      name: section.name,
      page,
      parent: parents.at(-1)?.name ?? t('catalog.title'),
      count: section.count,
    };
    return {
      title: t(page === 1 ? 'section.seoTitle' : 'section.seoTitlePage', slots),
      description: t(page === 1 ? 'section.seoDescription' : 'section.seoDescriptionPage', slots),
    };
  },

  Screen({ data }) {
    const { t } = useWords();
    const { section, parents, children, siblings } = data;
    const isLeaf = siblings.length > 0;
    return (
      <ScreenFrame
        title={section.name}
        note={t('section.total', { count: section.count })}
        parents={[
          { name: t('catalog.title'), href: '/catalog' },
          ...parents.map(({ code, name }) => ({ name, href: `/c/${code}` })),
        ]}
      >
        <div className={styles.body}>
          {children.length > 0 ? (
            <SectionTiles
              look="small"
              sections={children}
              label={t('section.children', { name: section.name })}
            />
          ) : null}
          <div className={isLeaf ? styles.columns : undefined}>
            {isLeaf ? <SectionAside current={section.code} sections={siblings} /> : null}
            <Listing data={data} columns={isLeaf ? 4 : 6} />
          </div>
        </div>
        {data.page === 1 && data.seoText !== '' ? (
          <section className={styles.about} aria-labelledby="section-about">
            <h2 id="section-about">{t('section.about', { name: section.name })}</h2>
            <p className={styles.text}>{data.seoText}</p>
          </section>
        ) : null}
      </ScreenFrame>
    );
  },
});

function Listing({ data, columns }: { data: SectionData; columns: 4 | 6 }) {
  const { t, locale } = useWords();
  const { section, items, page, pageSize, total } = data;
  const path = localePath(`/c/${section.code}`, locale);
  if (items.length === 0) {
    return (
      <EmptyState
        icon="box"
        title={t('section.empty')}
        actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
      >
        {t('section.emptyText')}
      </EmptyState>
    );
  }
  return (
    <section className={styles.listing} aria-label={t('section.goodsOf', { name: section.name })}>
      <p className={styles.order}>{t('section.popularFirst')}</p>
      <ProductGrid products={items} columns={columns} />
      <div className={styles.pages}>
        <p>{t('section.shown', { ...shownRange(page, pageSize, total), total })}</p>
        <Pager
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          hrefOf={(wanted) => pageHref(path, wanted)}
        />
      </div>
    </section>
  );
}

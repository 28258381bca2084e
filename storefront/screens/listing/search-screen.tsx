import { MAX_QUERY_LENGTH } from '#contract/query-length.ts';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { LinkChip } from '../../design/chip.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextField } from '../../design/text-field.tsx';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { fetchControls, Listing } from '../../features/listing/listing.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import type { SearchData } from './search-load.ts';
import styles from './search-screen.module.css';

export const { Screen, load, seo, prepare } = defineScreen<SearchData>({
  prepare: fetchControls,

  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./search-load.ts')).loadSearch(context),

  seo: ({ query }, t) => ({
    title: query === '' ? t('search.seoTitle') : t('search.seoTitleQuery', { query }),
    description: t('search.seoDescription'),
    isRobotsBlock: true,
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { query, corrected = query, exactSize, listing, place } = data;
    const total = listing ? t('section.total', { count: listing.total }) : undefined;
    return (
      <ScreenFrame
        title={query === '' ? t('search.title') : t('search.titleQuery', { query: corrected })}
        crumb={t('search.title')}
        note={exactSize === undefined ? total : `${total} · ${t('search.exactSize', { count: exactSize })}`}
      >
        <div className={styles.body}>
          <Words data={data} />
          <Sections data={data} />
          {listing ? (
            <Listing
              key={JSON.stringify(place.query)}
              listing={listing}
              place={place}
              label={t('search.results', { query: corrected })}
            />
          ) : null}
        </div>
        <ProductShelf
          title={t('lists.popular')}
          products={data.popular}
          link={
            <a className="link" href={localePath('/catalog', locale)}>
              {t('empty.toCatalog')}
            </a>
          }
        />
      </ScreenFrame>
    );
  },
});

/** What was asked, what was understood instead, and another try where nothing was found. */
function Words({ data }: { data: SearchData }) {
  const { t, locale } = useWords();
  const { query, corrected, isPartial, listing } = data;
  const insist = localePath(`/search?${new URLSearchParams({ q: query, exact: '1' })}`, locale);
  if (corrected !== undefined) {
    return (
      <Notice look="changed" icon="refresh">
        {t('search.corrected', { query: corrected })}{' '}
        <a className="link" href={insist} rel="nofollow">
          {t('search.insist', { query })}
        </a>
      </Notice>
    );
  }
  if (isPartial) return <Notice look="changed">{t('search.partial')}</Notice>;
  if (listing) return null;
  return (
    <div className={styles.search}>
      <search>
        <form className={styles.form} action={localePath('/search', locale)}>
          <TextField
            className={styles.field}
            label={t('search.label')}
            isLabelHidden
            icon="search"
            size={48}
            type="search"
            name="q"
            key={query}
            defaultValue={query}
            placeholder={t('search.example')}
            maxLength={MAX_QUERY_LENGTH}
          />
          <Button type="submit" size={48}>
            {t('search.submit')}
          </Button>
        </form>
      </search>
      <p className={styles.note}>{query === '' ? t('search.hint') : t('search.nothing', { query })}</p>
    </div>
  );
}

/** The sections that the query finds goods in narrow the results; where it finds none, the nearest ones are offered. */
function Sections({ data }: { data: SearchData }) {
  const { t, locale } = useWords();
  const { query, sections, sectionCode, instead, place } = data;
  const { section: _chosen, ...words } = place.query ?? {};
  const narrowed = (code: string) =>
    localePath(`/search?${new URLSearchParams({ ...words, ...(code ? { section: code } : {}) })}`, locale);
  if (sections.length === 0 && instead.sections.length + instead.queries.length === 0) return null;
  return (
    <nav className={styles.sections} aria-label={t('search.sections')}>
      {sections.length > 1 || sectionCode !== undefined ? (
        <LinkChip href={narrowed('')} isCurrent={sectionCode === undefined}>
          {t('search.everywhere')}
        </LinkChip>
      ) : null}
      {sections.slice(0, 8).map(({ code, name, count }) => (
        <LinkChip key={code} href={narrowed(code)} isCurrent={code === sectionCode}>
          {name} · {count}
        </LinkChip>
      ))}
      {instead.queries
        .filter((words) => words !== query)
        .map((words) => (
          <LinkChip key={words} href={localePath(`/search?${new URLSearchParams({ q: words })}`, locale)}>
            {words}
          </LinkChip>
        ))}
      {instead.sections.map(({ code, name, count }) => (
        <LinkChip key={code} href={localePath(`/c/${code}`, locale)}>
          {name} · {count}
        </LinkChip>
      ))}
    </nav>
  );
}

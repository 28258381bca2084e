import type { Sort } from '#domain/listing.ts';
import { localePath } from '#domain/locale.ts';
import { isSetMode } from '#domain/sets.ts';
import { LinkChip } from '../../design/chip.tsx';
import { Pager } from '../../design/pager.tsx';
import { canonicalQuery, fetchControls, ListingFrame, Selections } from '../../features/listing/listing.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { SetGrid } from './set-card.tsx';
import { SetModes } from './set-modes.tsx';
import type { SetsData } from './sets-load.ts';
import styles from './sets-screen.module.css';

const SET_SORTS: readonly Sort[] = ['popular', 'price-asc', 'price-desc', 'name', 'new', 'discount'];

export const { Screen, load, seo, validate, structuredData, prepare } = defineScreen<SetsData>({
  prepare: fetchControls,

  validate: ({ mode }) => isSetMode(mode),

  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./sets-load.ts')).loadSets(context),

  seo: ({ mode, section, staticFilter, listing, place }, t) => {
    const own = staticFilter ?? section;
    const { page, choice } = listing;
    const title = own?.title ?? t(`sets.${mode}`);
    const canonical = canonicalQuery(place, choice);
    return {
      title: page > 1 ? t('sets.seoTitlePage', { title, page }) : t('sets.seoTitle', { title }),
      description: own?.description ?? t(`sets.${mode}Text`),
      ...(canonical === '' ? {} : { canonicalQuery: canonical }),
    };
  },

  structuredData: async (data, place) => (await import('./set-facts.ts')).toListFacts(data, place),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { mode, section, staticFilter, sections, staticFilters, listing, place, sets, seoText } = data;
    const title = staticFilter?.title ?? section?.title ?? t(`sets.${mode}`);
    const way = section ? [{ name: t(`sets.${mode}`), href: `/sets/${mode}` }] : [];
    if (section && staticFilter) way.push({ name: section.name, href: `/sets/${mode}/${section.code}` });
    return (
      <ScreenFrame
        title={title}
        crumb={staticFilter?.name ?? section?.name ?? t(`sets.${mode}`)}
        note={t('sets.total', { count: listing.total })}
        parents={way}
      >
        <div className={styles.sets}>
          <SetModes current={mode} />
          {section ? null : <p className={styles.text}>{t(`sets.${mode}Text`)}</p>}
          <nav aria-label={t('sets.sections')}>
            <ul className={styles.chips}>
              {sections.map((each) => (
                <li key={each.code}>
                  <LinkChip
                    href={localePath(`/sets/${mode}/${each.code}`, locale)}
                    isCurrent={each.code === section?.code}
                  >
                    {each.name} <span className={styles.count}>{each.count}</span>
                  </LinkChip>
                </li>
              ))}
            </ul>
          </nav>
          <ListingFrame key={place.path} listing={listing} place={place} sorts={SET_SORTS}>
            {({ hrefOf }) =>
              sets.length > 0 ? (
                <div className={styles.results}>
                  <SetGrid sets={sets} label={title} isFirst />
                  <Pager
                    page={listing.page}
                    pageCount={Math.ceil(listing.total / listing.pageSize)}
                    hrefOf={(page) => hrefOf({ ...listing.choice, page })}
                  />
                </div>
              ) : null
            }
          </ListingFrame>
        </div>
        {section ? (
          <Selections
            filters={staticFilters}
            current={staticFilter?.code}
            toHref={({ code }) => localePath(`/sets/${mode}/${section.code}/${code}`, locale)}
          />
        ) : null}
        {seoText === '' ? null : <p className={styles.about}>{seoText}</p>}
      </ScreenFrame>
    );
  },
});

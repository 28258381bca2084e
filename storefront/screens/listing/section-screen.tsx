import { localePath } from '#domain/locale.ts';
import { toSelectionPath } from '#domain/popular-choices.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { SectionTiles } from '../../features/catalog/section-tiles.tsx';
import { fetchControls, Listing } from '../../features/listing/listing.tsx';
import { canonicalQuery, isNarrowed } from '../../features/listing/place.ts';
import { Selections } from '../../features/listing/selections.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import type { SectionData } from './section-load.ts';
import styles from './section-screen.module.css';

export const { Screen, load, seo, prepare, structuredData } = defineScreen<SectionData>({
  prepare: fetchControls,

  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./section-load.ts')).loadSection(context),

  seo: ({ section, staticFilter, parents, listing, place }, t) => {
    const { page, choice } = listing;
    const canonical = canonicalQuery(place, choice);
    const slots = {
      name: staticFilter?.title ?? section.name,
      page,
      parent: parents.at(-1)?.name ?? t('catalog.title'),
      count: section.count,
    };
    if (page > 1) {
      return {
        title: t('section.seoTitlePage', slots),
        description: t('section.seoDescriptionPage', slots),
        canonicalQuery: canonical,
        isRobotsBlock: isNarrowed(place, choice),
      };
    }
    return {
      title: t('section.seoTitle', slots),
      description: staticFilter?.description ?? t('section.seoDescription', slots),
      isRobotsBlock: isNarrowed(place, choice),
    };
  },

  structuredData: async ({ section, staticFilter, parents, listing, place }, at) => {
    const { toBreadcrumbFacts, toListFacts } = await import('../../page/head/structured-data.ts');
    const name = staticFilter?.title ?? section.name;
    const way = [...parents, section].map(({ code, name: each }) => ({ name: each, href: `/c/${code}` }));
    if (staticFilter) way.push({ name, href: `/c/${section.code}/${staticFilter.code}` });
    return [
      toBreadcrumbFacts(way, at),
      ...(isNarrowed(place, listing.choice)
        ? []
        : [
            toListFacts(
              name,
              listing.items.map(({ code }) => `/p/${code}`),
              at,
            ),
          ]),
    ];
  },

  Screen({ data }) {
    const { t, locale } = useWords();
    const { section, staticFilter, staticFilters, parents, children, listing, place, seoText } = data;
    const name = staticFilter?.title ?? section.name;
    const isLeaf = children.length === 0;
    const way = [{ name: t('catalog.title'), href: '/catalog' }];
    for (const { code, name: parent } of parents) way.push({ name: parent, href: `/c/${code}` });
    if (staticFilter) way.push({ name: section.name, href: `/c/${section.code}` });
    return (
      <ScreenFrame
        title={name}
        crumb={staticFilter?.name ?? section.name}
        note={
          listing.total === section.count
            ? t('section.total', { count: listing.total })
            : t('listing.totalOf', { count: listing.total, all: section.count })
        }
        parents={way}
      >
        <div className={styles.body}>
          {isLeaf ? null : (
            <SectionTiles
              look="small"
              sections={children}
              label={t('section.children', { name: section.name })}
            />
          )}
          <Listing
            key={place.path}
            listing={listing}
            place={place}
            label={t('section.goodsOf', { name })}
            aside={isLeaf ? <CalculatorOffer /> : undefined}
          />
        </div>
        <Selections
          filters={staticFilters}
          current={staticFilter?.code}
          toHref={(each) => localePath(toSelectionPath(section.code, each), locale)}
        />
        {seoText === '' ? null : (
          <section className={styles.about} aria-labelledby="section-about">
            <h2 id="section-about">{t('section.about', { name })}</h2>
            <p className={styles.text}>{seoText}</p>
          </section>
        )}
      </ScreenFrame>
    );
  },
});

function CalculatorOffer() {
  const { t, locale } = useWords();
  return (
    <Panel look="dark" as="section" aria-labelledby="calculator-offer">
      <h2 className={styles.offerTitle} id="calculator-offer">
        {t('section.calculator')}
      </h2>
      <p className={styles.offerText}>{t('section.calculatorText')}</p>
      <Button look="sun" isWide icon="calculator" href={localePath('/calculator', locale)}>
        {t('section.calculatorAction')}
      </Button>
    </Panel>
  );
}

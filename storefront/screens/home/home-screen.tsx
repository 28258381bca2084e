import { Suspense } from 'react';
import { localePath } from '#domain/locale.ts';
import { PageTitle, SectionTitle } from '../../design/page-title.tsx';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { SectionTiles } from '../../features/catalog/section-tiles.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { useShell } from '../../page/shell.ts';
import { SetShelf } from '../sets/set-shelf.tsx';
import { HomeAdvice } from './home-advice.tsx';
import { HomeBenefits } from './home-benefits.tsx';
import type { HomeData } from './home-load.ts';
import { HomeCalculator, loadHomeParts } from './home-parts.tsx';
import { HomePromotions } from './home-promotions.tsx';
import styles from './home-screen.module.css';
import { PlainLogin } from './plain-login.tsx';
import { StorePanel } from './store-panel.tsx';

export const { Screen, load, seo, prepare, structuredData } = defineScreen<HomeData>({
  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./home-load.ts')).loadHome(context),

  seo: (_data, t) => ({ title: t('home.seoTitle'), description: t('home.seoDescription') }),

  structuredData: async (_data, at) => {
    const { toOrganizationFacts, toWebSiteFacts } = await import('../../page/head/structured-data.ts');
    return [toOrganizationFacts(at), toWebSiteFacts(at)];
  },

  prepare: () => loadHomeParts().catch(() => undefined),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { city } = useShell();
    const total = data.sections.reduce((sum, section) => sum + section.count, 0);
    return (
      <div className={styles.home}>
        <div>
          <PlainLogin login={data.login} />
          <PageTitle note={t('home.total', { count: total })}>{t('home.title')}</PageTitle>
          <SectionTiles look="large" sections={data.sections} label={t('home.departments')} hasAllTile />
          <HomeBenefits />
        </div>
        {/* Below the first screenful: each block comes alive in a turn of its own. */}
        <Suspense>
          <HomePromotions promotions={data.promotions} total={data.promotionCount} madeAt={data.madeAt} />
        </Suspense>
        {data.floor ? <HomeCalculator goods={data.floor} /> : null}
        <Suspense>
          <SetShelf
            className={styles.sets}
            title={t('sets.kits')}
            sets={data.sets}
            link={
              <a className="link" href={localePath('/sets/kits', locale)}>
                {t('home.allSets')}
              </a>
            }
          />
        </Suspense>
        <ProductShelf title={t('home.hits')} products={data.hits} />
        <Suspense>
          <HomeAdvice articles={data.articles} total={data.articleCount} />
        </Suspense>
        <ProductShelf title={t('home.fresh')} products={data.fresh} />
        <Suspense>
          {data.stores.length > 0 ? (
            <section aria-labelledby="home-stores">
              <SectionTitle
                id="home-stores"
                end={
                  <a className="link" href={localePath('/contacts', locale)}>
                    {t('home.allStores')}
                  </a>
                }
              >
                {t('home.stores', { city: city.name })}
              </SectionTitle>
              <StorePanel stores={data.stores} madeAt={data.madeAt} />
            </section>
          ) : null}
        </Suspense>
      </div>
    );
  },
});

import type { PromotionCard } from '#contract/promotions.ts';
import { localePath } from '#domain/locale.ts';
import { type CardProduct, findRecommended, ProductShelf, SectionTiles } from '../catalog/catalog.ts';
import { PageTitle, SectionTitle } from '../design/page-title.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { PromotionGrid } from '../promotions/promotions.ts';
import { requireValue } from '../require-value.ts';
import { defineScreen } from '../screen.ts';
import { useShell } from '../shell.ts';
import { HomeBenefits } from './home-benefits.tsx';
import { HomeOffers } from './home-offers.tsx';
import styles from './home-screen.module.css';
import { type StoreLine, StorePanel, toStoreLine } from './store-panel.tsx';

interface HomeData {
  sections: { code: string; name: string; count: number }[];
  promotions: PromotionCard[];
  hits: CardProduct[];
  fresh: CardProduct[];
  stores: StoreLine[];
  /** when the open hours were looked at */
  madeAt: string;
}

const HOME_PROMOTIONS = 3;

export const { Screen, load, seo } = defineScreen<HomeData>({
  async load(context) {
    const { api, cityCode } = context;
    const [sections, promotions, hits, fresh, stores] = await Promise.all([
      api('GET /api/v2/sections/', { query: { city: cityCode } }),
      api('GET /api/v1/promo/', { query: { city: cityCode, pageSize: HOME_PROMOTIONS } }),
      findRecommended(context, 'main_hits'),
      findRecommended(context, 'main_new'),
      api('GET /api/v1/stores/', { query: { city: cityCode } }),
    ]);
    return {
      sections: requireValue(sections).data.map(({ code, name, count }) => ({ code, name, count })),
      // Those that run here come first; without an answer the page does without them.
      promotions: promotions.ok
        ? promotions.value.data.filter(({ state, isHere }) => state === 'running' && isHere)
        : [],
      hits,
      fresh,
      // A city without stores is answered with those of all cities.
      stores: stores.ok
        ? stores.value.data.filter((store) => store.cityCode === cityCode).map(toStoreLine)
        : [],
      madeAt: new Date().toISOString(),
    };
  },

  seo: (_data, t) => ({ title: t('home.seoTitle'), description: t('home.seoDescription') }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { city } = useShell();
    const total = data.sections.reduce((sum, section) => sum + section.count, 0);
    const link = (href: string, words: string) => (
      <a className="link" href={localePath(href, locale)}>
        {words}
      </a>
    );
    return (
      <div className={styles.home}>
        <div>
          <PageTitle note={t('home.total', { count: total })}>{t('home.title')}</PageTitle>
          <SectionTiles look="large" sections={data.sections} label={t('home.departments')} hasAllTile />
          <HomeBenefits />
        </div>
        <ProductShelf title={t('home.hits')} products={data.hits} />
        {data.promotions.length > 0 ? (
          <section aria-labelledby="home-promotions">
            <SectionTitle id="home-promotions" end={link('/promo', t('home.allPromotions'))}>
              {t('promotions.title')}
            </SectionTitle>
            <PromotionGrid promotions={data.promotions} madeAt={data.madeAt} />
          </section>
        ) : null}
        <HomeOffers />
        <ProductShelf title={t('home.fresh')} products={data.fresh} />
        {data.stores.length > 0 ? (
          <section aria-labelledby="home-stores">
            <SectionTitle id="home-stores" end={link('/contacts', t('home.allStores'))}>
              {t('home.stores', { city: city.name })}
            </SectionTitle>
            <StorePanel stores={data.stores} madeAt={data.madeAt} />
          </section>
        ) : null}
      </div>
    );
  },
});

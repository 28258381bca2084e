/** The blocks of the home page below its head, one by one, in the order that the marketer has given them. */
import { Suspense } from 'react';
import type { HomeBlock } from '#contract/home.ts';
import { localePath } from '#domain/locale.ts';
import { SectionTitle } from '../../design/page-title.tsx';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { SectionTiles } from '../../features/catalog/section-tiles.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { SetShelf } from '../sets/set-shelf.tsx';
import { HomeAdvice } from './home-advice.tsx';
import { HomeBanner } from './home-banner.tsx';
import { HomeBenefits } from './home-benefits.tsx';
import type { HomeData } from './home-load.ts';
import { HomeCalculator } from './home-parts.tsx';
import { HomePromotions } from './home-promotions.tsx';
import styles from './home-screen.module.css';
import { StorePanel } from './store-panel.tsx';

interface BlockProps {
  block: HomeBlock;
  data: HomeData;
}

/** Of the first screenful: it comes alive with the page. */
export function HeadBlock({ block: { kind }, data }: BlockProps) {
  const { t } = useWords();
  if (kind === 'benefits') return <HomeBenefits />;
  return <SectionTiles look="large" sections={data.sections} label={t('home.departments')} hasAllTile />;
}

export const isOfHead = ({ kind }: HomeBlock): boolean => kind === 'departments' || kind === 'benefits';

/** Below the first screenful: each block comes alive in a turn of its own. */
export function LaterBlock({ block, data }: BlockProps) {
  const { t, locale } = useWords();
  const { kind, title } = block;
  if (kind === 'calculator') return data.floor ? <HomeCalculator goods={data.floor} /> : null;
  if (kind === 'hits') return <ProductShelf title={title || t('home.hits')} products={data.hits} />;
  if (kind === 'fresh') return <ProductShelf title={title || t('home.fresh')} products={data.fresh} />;
  if (kind === 'departments' || kind === 'benefits')
    return (
      <div>
        <HeadBlock block={block} data={data} />
      </div>
    );
  return (
    <Suspense>
      {kind === 'banner' ? <HomeBanner block={block} /> : null}
      {kind === 'promotions' ? (
        <HomePromotions
          title={title}
          promotions={data.promotions}
          total={data.promotionCount}
          madeAt={data.madeAt}
        />
      ) : null}
      {kind === 'sets' ? (
        <SetShelf
          className={styles.sets}
          title={title || t('sets.kits')}
          sets={data.sets}
          link={
            <a className="link" href={localePath('/sets/kits', locale)}>
              {t('home.allSets')}
            </a>
          }
        />
      ) : null}
      {kind === 'advice' ? (
        <HomeAdvice title={title} articles={data.articles} total={data.articleCount} />
      ) : null}
      {kind === 'stores' ? <Stores data={data} /> : null}
    </Suspense>
  );
}

function Stores({ data }: { data: HomeData }) {
  const { t, locale } = useWords();
  const { city } = useShell();
  if (data.stores.length === 0) return null;
  return (
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
  );
}

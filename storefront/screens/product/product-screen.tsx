import { useId } from 'react';
import { totalStock } from '#domain/availability.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { SavedButton } from '../../features/catalog/saved-toggle.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { ProductSets } from '../sets/product-sets.tsx';
import { BuyBox } from './buy-box.tsx';
import { KeyFacts } from './key-facts.tsx';
import type { ProductData } from './product-data.ts';
import { ProductGallery } from './product-gallery.tsx';
import {
  CutChoice,
  PriceChart,
  ProductCalculator,
  ProductReviews,
  ProductSpecs,
  ProductStock,
  TintChoice,
  Together,
  Variants,
} from './product-parts.tsx';
import styles from './product-screen.module.css';
import { RatingLine } from './rating-line.tsx';
import { RecentProducts } from './recent-products.tsx';
import { useViewBeacon } from './view-beacon.ts';

export const { Screen, load, seo, structuredData } = defineScreen<ProductData>({
  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./product-load.ts')).loadProduct(context),

  seo: ({ product }, t) => {
    const slots = {
      name: product.name,
      price: formatTenge(priceView(product, 'retail').price),
      productCode: product.productCode,
      brand: product.brand.name,
      section: product.breadcrumbs.at(-1)?.name ?? '',
    };
    return {
      title: t('product.seoTitle', slots),
      description: t(product.active ? 'product.seoDescription' : 'product.seoDescriptionInactive', slots),
      type: 'product',
    };
  },

  structuredData: async (data, place) =>
    (await import('./product-structured-data.ts')).toStructuredData(data, place),

  Screen({ data }) {
    const { t } = useWords();
    const nameId = useId();
    const { product, priceHistory, facts } = data;
    useViewBeacon(product.code);
    const isInStock = product.active && totalStock(product.balance) > 0;
    return (
      <ScreenFrame
        className={styles.product}
        title={
          <span id={nameId} lang={product.isNameFallback ? 'ru' : undefined}>
            {data.title}
          </span>
        }
        crumb={data.title}
        parents={product.breadcrumbs.map(({ code, name }) => ({ name, href: `/c/${code}` }))}
        below={<TitleFacts product={product} nameId={nameId} />}
      >
        <div className={styles.top}>
          <ProductGallery key={product.code} product={product} />
          <div className={styles.middle}>
            {data.variants ? <Variants key={product.code} rows={data.variants.rows} /> : null}
            <KeyFacts facts={facts.key} documents={data.documents} />
          </div>
          <BuyBox key={product.code} data={data} />
          {data.calculator ? <ProductCalculator product={product} calculator={data.calculator} /> : null}
        </div>
        {data.tinting ? <TintChoice key={product.code} product={product} tinting={data.tinting} /> : null}
        {data.cutting ? <CutChoice key={product.code} product={product} cutting={data.cutting} /> : null}
        {product.active ? null : <Notice look="changed">{t('product.inactive')}</Notice>}
        {product.active ? null : <SimilarShelf data={data} />}
        {isInStock || priceHistory ? (
          <div className={styles.pair} data-print="no">
            {isInStock ? <ProductStock data={data} /> : null}
            {priceHistory ? <PriceChart history={priceHistory} /> : null}
          </div>
        ) : null}
        {data.together.length > 0 ? <Together product={product} others={data.together} /> : null}
        <ProductSets sets={product.sets} />
        <ProductSpecs groups={facts.groups} description={product.description} />
        {data.reviews ? <ProductReviews product={product} reviews={data.reviews} /> : null}
        {product.active ? <SimilarShelf data={data} /> : null}
        <RecentProducts code={product.code} />
      </ScreenFrame>
    );
  },
});

function TitleFacts({ product, nameId }: { product: ProductData['product']; nameId: string }) {
  const { t, locale } = useWords();
  return (
    <div className={styles.facts}>
      <span>{t('product.article', { productCode: product.productCode })}</span>
      <a className="link" href={localePath(`/brands/${product.brand.code}`, locale)}>
        {product.brand.name}
      </a>
      {product.isNameFallback ? <span>{t('card.russianName')}</span> : null}
      {product.rating ? <RatingLine rating={product.rating} /> : null}
      <span className={styles.toggles} data-print="no">
        <Button
          size={36}
          look="quiet"
          icon="link"
          onClick={() =>
            import('../../page/address/share-page.ts').then(({ sharePage }) => sharePage(product.name, t))
          }
        >
          {t('product.share')}
        </Button>
        <SavedButton list="compare-products" code={product.code} nameId={nameId} />
        <SavedButton list="favorite-products" code={product.code} nameId={nameId} />
      </span>
    </div>
  );
}

function SimilarShelf({ data: { product, similar } }: { data: ProductData }) {
  const { t, locale } = useWords();
  const section = product.breadcrumbs.at(-1);
  if (similar.length === 0) return null;
  return (
    <div id="similar" data-print="no">
      <ProductShelf
        title={t(product.active ? 'product.similar' : 'product.analogues')}
        products={similar}
        link={
          section ? (
            <a className="link" href={localePath(`/c/${section.code}`, locale)}>
              {t('product.wholeSection')}
              <span className="visually-hidden">: {section.name}</span>
            </a>
          ) : undefined
        }
      />
    </div>
  );
}

import { useId } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { ScreenFrame } from '../content/content.ts';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { defineScreen } from '../screen.ts';
import { BuyBox } from './buy-box.tsx';
import { ProductGallery } from './product-gallery.tsx';
import type { ProductData } from './product-load.ts';
import styles from './product-screen.module.css';
import { ProductShelf } from './product-shelf.tsx';
import { KeySpecs, ProductSpecs } from './product-specs.tsx';
import { ProductStock } from './product-stock.tsx';
import { SavedButton } from './saved-toggle.tsx';
import { useViewBeacon } from './view-beacon.ts';

export const { Screen, load, seo } = defineScreen<ProductData>({
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
    };
  },

  Screen({ data }) {
    const { t, locale } = useWords();
    const nameId = useId();
    const { product } = data;
    useViewBeacon(product.code);
    const section = product.breadcrumbs.at(-1);
    return (
      <ScreenFrame
        className={styles.product}
        title={
          <span id={nameId} lang={product.isNameFallback ? 'ru' : undefined}>
            {product.name}
          </span>
        }
        crumb={product.name}
        parents={product.breadcrumbs.map(({ code, name }) => ({ name, href: `/c/${code}` }))}
        below={
          <div className={styles.facts}>
            <span>{t('product.article', { productCode: product.productCode })}</span>
            <a className="link" href={localePath(`/brands/${product.brand.code}`, locale)}>
              {product.brand.name}
            </a>
            {product.isNameFallback ? <span>{t('card.russianName')}</span> : null}
            <span className={styles.toggles}>
              <SavedButton list="favorite-products" code={product.code} nameId={nameId} />
              <SavedButton list="compare-products" code={product.code} nameId={nameId} />
            </span>
          </div>
        }
      >
        <div className={styles.top}>
          <ProductGallery product={product} />
          <KeySpecs product={product} documents={data.documents} />
          <BuyBox product={product} />
        </div>
        {product.active ? null : <Notice look="changed">{t('product.inactive')}</Notice>}
        {data.stores.length > 0 ? <ProductStock data={data} /> : null}
        <ProductSpecs product={product} />
        <ProductShelf
          title={t('product.similar')}
          products={data.similar}
          link={
            section ? (
              <a className="link" href={localePath(`/c/${section.code}`, locale)}>
                {t('product.wholeSection', { name: section.name })}
              </a>
            ) : undefined
          }
        />
      </ScreenFrame>
    );
  },
});

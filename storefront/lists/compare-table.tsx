import type { ReactNode } from 'react';
import type { Product } from '#contract/catalog.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { findBaseUnit, secondUnitPrice } from '#domain/units.ts';
import { CartButton } from '../cart/cart.ts';
import { CardStock, Picture } from '../catalog/catalog.ts';
import { IconButton } from '../design/icon-button.tsx';
import { PriceBlock } from '../design/price-block.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import { useShell } from '../shell.ts';
import styles from './compare-table.module.css';
import { savedLists } from './saved-lists.ts';

/** Products side by side: a column for each, the names of the rows stay in sight. */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const viewOf = (product: Product) => priceView(product, viewer?.isWholesale ? 'wholesale' : 'retail');
  const rows: readonly { name: MessageKey; cell: (product: Product) => ReactNode }[] = [
    { name: 'compare.price', cell: (product) => <PriceBlock size="line" view={viewOf(product)} /> },
    {
      name: 'compare.perUnit',
      cell: (product) => {
        const second = secondUnitPrice(viewOf(product).price, product.units);
        return second ? `${formatTenge(second.price)}/${second.name}` : t('compare.none');
      },
    },
    { name: 'compare.stock', cell: (product) => <CardStock product={product} /> },
    {
      name: 'product.brand',
      cell: ({ brand }) => (
        <a className="link" href={localePath(`/brands/${brand.code}`, locale)}>
          {brand.name}
        </a>
      ),
    },
    { name: 'compare.unit', cell: ({ units }) => findBaseUnit(units)?.name ?? t('compare.none') },
    {
      name: 'product.weight',
      cell: ({ units }) => {
        const weight = findBaseUnit(units)?.weight;
        return weight ? t('product.kg', { count: weight }) : t('compare.none');
      },
    },
    { name: 'product.articleName', cell: ({ productCode }) => productCode },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={t('compare.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              {t('compare.corner')}
            </th>
            {products.map((product) => (
              <th key={product.code} className={styles.head} scope="col">
                <div className={styles.picture}>
                  <Picture of={product} size="sm_224" />
                  <IconButton
                    className={styles.remove}
                    icon="close"
                    label={t('compare.remove', { name: product.name })}
                    onClick={() => savedLists.remove('compare-products', product.code)}
                  />
                </div>
                <a className={styles.name} href={localePath(`/p/${product.code}`, locale)}>
                  {product.name}
                </a>
                <CartButton product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th className={styles.rowName} scope="row">
                {t(name)}
              </th>
              {products.map((product) => (
                <td key={product.code}>{cell(product)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

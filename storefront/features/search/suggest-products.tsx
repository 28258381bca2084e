import { useId } from 'react';
import type { Product } from '#contract/catalog.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { secondUnitPrice } from '#domain/units.ts';
import { Badge } from '../../design/badge.tsx';
import { Icon } from '../../design/icon.tsx';
import { PriceLine } from '../../design/price-block.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { CartButton } from '../cart/cart-button.tsx';
import { CardStock } from '../catalog/card-stock.tsx';
import { Picture } from '../catalog/picture.tsx';
import { rememberQuery } from './search-history.ts';
import { Cell, type PlaceOf, Row, Rows } from './suggest-grid.tsx';
import { Title } from './suggest-lists.tsx';
import styles from './suggest-products.module.css';
import { markTyped } from './word-parts.ts';

interface ProductsProps {
  products: readonly Product[];
  /** What they were found by. */
  typed: string;
  total?: number | undefined;
  placeOf: PlaceOf;
}

/** The goods that the words find as far as they are typed, and the way to all of them. */
export function Products({ products, typed, total, placeOf }: ProductsProps) {
  const { t, locale } = useWords();
  const titleId = useId();
  if (products.length === 0) return null;
  const query = typed.trim();
  return (
    <Rows labelledBy={titleId}>
      <Title id={titleId}>{t('suggest.products')}</Title>
      {products.map((product, at) => (
        <ProductRow key={product.code} product={product} typed={typed} place={placeOf('product', at)} />
      ))}
      <Row>
        <Cell {...placeOf('all')}>
          <a
            className={styles.all}
            tabIndex={-1}
            href={localePath(`/search?${new URLSearchParams({ q: query })}`, locale)}
            onClick={() => rememberQuery(query)}
          >
            {total === undefined ? t('suggest.allFound') : t('suggest.all', { count: total })}
            <Icon name="arrow-right" size={18} />
          </a>
        </Cell>
      </Row>
    </Rows>
  );
}

interface ProductRowProps {
  product: Product;
  typed: string;
  place: ReturnType<PlaceOf>;
}

function ProductRow({ product, typed, place }: ProductRowProps) {
  const { locale } = useWords();
  const { viewer } = useShell();
  const view = priceView(product, viewer?.isWholesale ? 'wholesale' : 'retail');
  const second = secondUnitPrice(view.price, product.units);
  return (
    <Row>
      <Cell {...place}>
        <a className={styles.product} tabIndex={-1} href={localePath(`/p/${product.code}`, locale)}>
          <span className={styles.picture}>
            <Picture of={product} size="xs_96" />
            {product.badgesList.sale ? <Badge look="discount">{product.badgesList.sale}</Badge> : null}
          </span>
          <span className={styles.name} lang={product.isNameFallback ? 'ru' : undefined}>
            {markTyped(keepNumbersWhole(product.name), typed).map(({ text, isMarked }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
              isMarked ? <mark key={at}>{text}</mark> : text,
            )}
          </span>
          <div className={styles.stock}>
            <CardStock product={product} />
          </div>
          <div className={styles.price}>
            <PriceLine view={view} size="line" />
            {second ? (
              <span className={styles.unit}>
                {formatTenge(second.price)} / {second.name}
              </span>
            ) : null}
          </div>
        </a>
      </Cell>
      <Cell id={`${place.id}-cart`} isActive={false} isNarrow>
        <div className={styles.cart}>
          <CartButton product={product} />
        </div>
      </Cell>
    </Row>
  );
}

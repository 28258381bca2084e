import { useId, useState } from 'react';
import { isTickedFirst, portionCount } from '#domain/companion-portion.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { type PriceView, priceView } from '#domain/price.ts';
import { toSaleCount } from '#domain/quantity.ts';
import { findBaseUnit, saleRule } from '#domain/units.ts';
import { totalWeightKg } from '#domain/weight.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/choice.tsx';
import { SectionTitle } from '../../design/page-title.tsx';
import { Panel } from '../../design/panel.tsx';
import { PriceLine } from '../../design/price-block.tsx';
import { putTogether } from '../../features/cart/put-together.ts';
import { useCountInCart } from '../../features/cart/use-cart.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import type { ProductData, TogetherGood } from './product-data.ts';
import styles from './together-part.module.css';

export interface TogetherProps {
  product: ProductData['product'];
  others: readonly TogetherGood[];
}

const cardPrice = (view: PriceView) => (view.kind === 'club' ? view.clubPrice : view.price);
const firstCount = (product: Pick<CardProduct, 'units'>) => toSaleCount(1, saleRule(product.units));

/**
 * What the work takes besides, one good a role in the number it needs: chosen one by one, put into the cart by one press.
 * What is needed and not dear is ticked until the visitor says otherwise.
 */
export default function Together({ product, others }: TogetherProps) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const titleId = useId();
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const type = viewer?.isWholesale ? 'wholesale' : 'retail';
  const own = { product, count: useCountInCart(product.code) || firstCount(product) };
  const ownSum = own.count * priceView(product, type).price;
  const all = others.map(({ product: other, portion, isNeeded }) => {
    const count = toSaleCount(portionCount(portion, own.count), saleRule(other.units));
    const sum = count * priceView(other, type).price;
    return {
      product: other,
      count,
      isTaken: said.get(other.code) ?? isTickedFirst(isNeeded, sum, ownSum),
    };
  });
  const chosen = all.filter(({ isTaken }) => isTaken);
  const lines = [own, ...chosen];
  const sumBy = (price: (view: PriceView) => number) =>
    lines.reduce((sum, line) => sum + line.count * price(priceView(line.product, type, line.count)), 0);
  const sum = sumBy(({ price }) => price);
  const withCard = sumBy(cardPrice);

  return (
    <section aria-labelledby={titleId} data-print="no">
      <SectionTitle id={titleId}>{t('product.together')}</SectionTitle>
      <Panel padding="none" className={styles.together}>
        <ul className={styles.list}>
          {all.map(({ product: other, count, isTaken }) => (
            <li key={other.code} className={styles.item}>
              <Checkbox
                className={styles.check}
                checked={isTaken}
                onChange={() => setSaid(new Map([...said, [other.code, !isTaken]]))}
                label={<span className="visually-hidden">{t('together.take', { name: other.name })}</span>}
              />
              <Picture of={other} size="sm_224" />
              <a className={styles.name} href={localePath(`/p/${other.code}`, locale)}>
                {other.name}
              </a>
              <PriceLine view={priceView(other, type)} unit={findBaseUnit(other.units)?.name} />
              <b className={styles.count}>
                {formatNumber(count)}&nbsp;{findBaseUnit(other.units)?.name}
              </b>
            </li>
          ))}
        </ul>
        <div className={styles.total} aria-live="polite">
          <p className={styles.words}>{t('together.count', { count: chosen.length })}</p>
          <p className={styles.sum}>{formatTenge(sum)}</p>
          {withCard < sum ? (
            <p className={styles.card}>{t('together.withCard', { sum: formatTenge(withCard) })}</p>
          ) : null}
          <p className={styles.words}>{t('product.kg', { count: totalWeightKg(lines) })}</p>
          <Button
            isWide
            onClick={() =>
              putTogether(
                lines.map((line) => ({ code: line.product.code, count: line.count })),
                t,
              )
            }
          >
            {t('together.add', { count: lines.length })}
          </Button>
        </div>
      </Panel>
    </section>
  );
}

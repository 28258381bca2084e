import { stockIn } from '#domain/availability.ts';
import { formatNumber } from '#domain/money.ts';
import { amountIn, findBaseUnit, findSecondUnit } from '#domain/units.ts';
import { OpenLine } from '../content/content.ts';
import { SectionTitle } from '../design/page-title.tsx';
import { Panel } from '../design/panel.tsx';
import { StockBars } from '../design/stock-bars.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { useShell } from '../shell.ts';
import type { ProductData } from './product-load.ts';
import styles from './product-stock.module.css';

/** How much there is in every store, the shopper's city first. */
export function ProductStock({ data }: { data: ProductData }) {
  const { t } = useWords();
  const { city } = useShell();
  const { product, stores, madeAt } = data;
  const unit = findBaseUnit(product.units)?.name ?? '';
  const second = findSecondUnit(product.units);
  const here = stockIn(product.balance, city.code);
  const note =
    here > 0 && second
      ? t('product.stockHolds', {
          count: here,
          unit,
          amount: `${formatNumber(amountIn(here, second.ratio))}\u00A0${second.name}`,
        })
      : t('stock.here', { count: here, unit });
  return (
    <Panel as="section" id="stores" aria-labelledby="product-stores" tabIndex={-1}>
      <SectionTitle id="product-stores" note={here > 0 ? note : t('product.stockNoneHere')}>
        {t('product.stores', { city: city.name })}
      </SectionTitle>
      <ul className={styles.list}>
        {stores.map((store) => (
          <li key={store.code} className={styles.row}>
            <span>
              <strong>{store.name}</strong>
              <span className={styles.address}>{store.address}</span>
            </span>
            <StockBars count={store.count}>{t('stock.here', { count: store.count, unit })}</StockBars>
            <span>
              {store.hours ? (
                <OpenLine hours={store.hours} madeAt={madeAt} />
              ) : (
                <span className={styles.other}>{t('product.otherCity')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

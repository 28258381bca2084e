import { buttonStatus, stockIn, stockLevel, totalStock } from '#domain/availability.ts';
import { findBaseUnit } from '#domain/units.ts';
import { StockBars, StockLine } from '../../design/stock-bars.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import type { CardProduct } from './card-product.ts';

/** The stock in the visitor's city in one line of words. */
export function CardStock({ product }: { product: CardProduct }) {
  const { t } = useWords();
  const { city } = useShell();
  if (!product.active) return <StockLine icon="box">{t('stock.inactive')}</StockLine>;
  const status = buttonStatus(product);
  if (status === 'order') return <StockLine icon="clock">{t('stock.order')}</StockLine>;
  const here = stockIn(product.balance, city.code);
  const slots = { count: here, unit: findBaseUnit(product.units)?.name ?? '' };
  if (here > 0 && status === 'offline') {
    return (
      <StockLine icon="store" tone="ok">
        {t('stock.inStores', slots)}
      </StockLine>
    );
  }
  if (here > 0) {
    return (
      <StockBars count={here}>{t(stockLevel(here) === 'low' ? 'stock.low' : 'stock.here', slots)}</StockBars>
    );
  }
  const elsewhere = totalStock(product.balance);
  if (elsewhere === 0) return <StockBars count={0}>{t('stock.none')}</StockBars>;
  return <StockLine icon="truck">{t('stock.elsewhere', { ...slots, count: elsewhere })}</StockLine>;
}

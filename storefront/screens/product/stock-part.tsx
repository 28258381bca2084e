import { findDelivery, USUAL_DELIVERY_DAYS } from '#domain/arrival.ts';
import { stockIn } from '#domain/availability.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { openState } from '#domain/opening-hours.ts';
import { findPickupAt, type Pickup } from '#domain/pickup.ts';
import { formatDate } from '#domain/time.ts';
import { amountIn, findBaseUnit, findSecondUnit } from '#domain/units.ts';
import { SectionTitle } from '../../design/page-title.tsx';
import { Panel } from '../../design/panel.tsx';
import { StockBars } from '../../design/stock-bars.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { sayOpenState, useMoment } from '../../page/open-line.tsx';
import { useShell } from '../../page/shell.ts';
import type { ProductData } from './product-data.ts';
import styles from './product-parts.module.css';

export interface ProductStockProps {
  data: Pick<ProductData, 'product' | 'stores' | 'madeAt'>;
}

/** How much there is in every store, until when it is open and when it can be fetched there; the own city first. */
export default function ProductStock({ data }: ProductStockProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const { product, stores } = data;
  const moment = useMoment(data.madeAt);
  const unit = findBaseUnit(product.units)?.name ?? '';
  const second = findSecondUnit(product.units);
  const here = stockIn(product.balance, city.code);
  const slots = { count: here, unit };
  const note = !second
    ? t('stock.here', slots)
    : t('product.stockHolds', {
        ...slots,
        amount: `${formatNumber(amountIn(here, second.ratio))}\u00A0${second.name}`,
      });
  return (
    <Panel as="section" id="stores" aria-labelledby="product-stores" tabIndex={-1}>
      <SectionTitle id="product-stores" note={here > 0 ? note : t('product.stockNoneHere')}>
        {t('product.stores', { city: city.name })}
      </SectionTitle>
      <table className={styles.stores}>
        <thead>
          <tr>
            <th scope="col">{t('product.store')}</th>
            <th scope="col">{t('product.left')}</th>
            <th scope="col">{t('product.openToday')}</th>
            <th scope="col">{t('product.canFetch')}</th>
          </tr>
        </thead>
        <tbody>
          {stores.map((store) => (
            <tr key={store.code}>
              <th scope="row">
                {store.transferDays > 0 ? `${store.cityName}, ` : ''}
                {store.name}
                <span className={styles.address}>{store.address}</span>
              </th>
              <td>
                <StockBars count={store.count}>
                  {store.count > 0 ? t('stock.here', { count: store.count, unit }) : t('product.leftNone')}
                </StockBars>
              </td>
              <td>{sayOpenState(openState(store.hours, moment), t)}</td>
              <td>
                <Fetching store={store} moment={moment} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.elsewhere}>
        <ElsewhereCounts balance={product.balance} unit={unit} />
        <a className="link" href={localePath('/contacts', locale)}>
          {t('product.onScheme')}
        </a>
      </p>
    </Panel>
  );
}

/** The other cities in one line: «Астана 105 уп., Караганда 141 уп.». */
function ElsewhereCounts({ balance, unit }: { balance: ProductData['product']['balance']; unit: string }) {
  const { t } = useWords();
  const { city, cities } = useShell();
  const names = new Map(cities.map(({ code, name }) => [code, name]));
  const counts = balance
    .filter((each) => each.city !== city.code && each.count > 0)
    .map((each) => `${names.get(each.city) ?? each.city}\u00A0${formatNumber(each.count)}\u00A0${unit}`);
  return counts.length > 0 ? <span>{t('product.elsewhere', { cities: counts.join(', ') })}</span> : null;
}

/** Of a store of the city when it is collected there, of another city's when it comes from it. */
function findFetching(
  { count, hasPickup, hours, transferDays }: ProductData['stores'][number],
  moment: string,
): Pickup | null {
  if (count === 0) return null;
  if (transferDays === 0) return hasPickup ? findPickupAt(hours, 0, moment) : null;
  const brought = findDelivery(transferDays, [], moment, USUAL_DELIVERY_DAYS);
  return brought && { ...brought, from: null };
}

function Fetching({ store, moment }: { store: ProductData['stores'][number]; moment: string }) {
  const { t, locale } = useWords();
  const pickup = findFetching(store, moment);
  if (!pickup) return <span aria-hidden="true">—</span>;
  const day =
    pickup.daysAhead === 0
      ? t('arrival.today')
      : pickup.daysAhead === 1
        ? t('arrival.tomorrowShort')
        : formatDate(pickup.date, locale);
  if (pickup.from === null) return <>{t('arrival.brought', { day })}</>;
  return <>{t('arrival.dayFrom', { day, time: pickup.from })}</>;
}

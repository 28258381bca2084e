import type { DeliveryDays } from '#domain/arrival.ts';
import { buttonStatus } from '#domain/availability.ts';
import { findVehicle, type Vehicle } from '#domain/delivery-tariff.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { openState } from '#domain/opening-hours.ts';
import { findProductDelivery, findProductPickup } from '#domain/product-arrival.ts';
import { totalWeightKg } from '#domain/weight.ts';
import { Icon, type IconName } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { sayDay, VEHICLE_WORDS } from '../../page/arrival-words.ts';
import { useDeliveryDays, useVehicles } from '../../page/delivery-facts.ts';
import { useMoment } from '../../page/open-line.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-parts.module.css';

export interface ArrivalLinesProps {
  data: Pick<ProductData, 'product' | 'stores' | 'elsewhere' | 'madeAt'>;
  /** How many are wanted: when they can be had and what carries them depends on it. */
  count: number;
}

interface Line {
  icon: IconName;
  words: string;
  price?: string | undefined;
  note?: string | undefined;
  href: string;
}

/** When and how it is had in the visitor's city, told by the clock of whoever reads it. */
export default function ArrivalLines({ data, count }: ArrivalLinesProps) {
  const { t, locale } = useWords();
  const moment = useMoment(data.madeAt);
  const facts = { vehicles: useVehicles(), days: useDeliveryDays() };
  const lines = toLines(data, count, facts, moment, t, locale);
  return (
    <ul className={styles.arrival}>
      {lines.map(({ icon, words, price, note, href }) => (
        <li key={icon}>
          <Icon name={icon} size={20} className={styles.arrivalIcon} />
          <span className={styles.arrivalLine}>
            <a className={styles.arrivalWords} href={href.startsWith('#') ? href : localePath(href, locale)}>
              {words}
            </a>
            {price === undefined ? null : <b className={styles.arrivalPrice}>{price}</b>}
          </span>
          {note === undefined ? null : <span className={styles.arrivalNote}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

function toLines(
  { product, stores, elsewhere }: ArrivalLinesProps['data'],
  count: number,
  { vehicles, days }: { vehicles: readonly Vehicle[]; days: DeliveryDays },
  moment: string,
  t: Translate,
  locale: 'ru' | 'kz',
): Line[] {
  const returns: Line = { icon: 'undo', words: t('product.returns'), href: '/returns' };
  const status = buttonStatus(product);
  if (status === 'order') {
    return [
      { icon: 'clock', words: t('arrival.onOrder'), note: t('arrival.onOrderNote'), href: '/delivery' },
      returns,
    ];
  }
  const here = stores.filter(({ transferDays }) => transferDays === 0);
  if (status === 'offline') return [toShopLine(here, moment, t), returns];
  if (status === 'disabled') return [returns];
  const lines: Line[] = [];
  const fetched = findProductPickup({ here, elsewhere }, count, moment);
  if (fetched) {
    const { pickup, store: first } = fetched;
    const having = here.filter((store) => store.count >= count && store.hasPickup);
    const day = sayDay(pickup, t, locale);
    lines.push({
      icon: 'store',
      words:
        pickup.from === null
          ? t('arrival.pickup', { day })
          : t('arrival.pickupFrom', { day, time: pickup.from }),
      price: t('arrival.free'),
      note: pickup.from === null ? sayBrought(here, count, first, t) : sayStores(having, t),
      href: '#stores',
    });
  }
  const delivery = findProductDelivery({ here, elsewhere }, count, moment, days);
  if (delivery) {
    const weightKg = totalWeightKg([{ count, product }]);
    const vehicle =
      here.length > 0 ? findVehicle({ weightKg, sizeMm: product.sizeMm, count }, vehicles) : null;
    lines.push({
      icon: 'truck',
      words: t(here.length > 0 ? 'arrival.delivery' : 'arrival.transport', {
        day: sayDay(delivery, t, locale),
      }),
      price: vehicle ? t('arrival.priceFrom', { price: formatTenge(vehicle.priceTenge) }) : undefined,
      note: vehicle
        ? t('arrival.carried', { weight: weightKg, vehicle: t(VEHICLE_WORDS[vehicle.code]) })
        : t('arrival.byManager'),
      href: '/delivery',
    });
  }
  return [...lines, returns];
}

/** What has yet to be carried: from another store of the city, or from other cities. */
function sayBrought(
  here: ProductData['stores'],
  count: number,
  { address }: ProductData['stores'][number],
  t: Translate,
): string {
  const inCity = here.reduce((sum, store) => sum + store.count, 0);
  return inCity >= count ? address : t('arrival.fromElsewhere');
}

function sayStores(stores: ProductData['stores'], t: Translate): string {
  const [first] = stores;
  if (!first) return '';
  return stores.length === 1
    ? first.address
    : t('arrival.andMore', { address: first.address, count: stores.length - 1 });
}

/** What is sold on the shop floor alone: until when one may come for it. */
function toShopLine(here: ProductData['stores'], moment: string, t: Translate): Line {
  const having = here.filter(({ count }) => count > 0);
  const open = having.flatMap(({ hours }) => {
    const state = openState(hours, moment);
    return state.kind === 'open' ? [state.until] : [];
  });
  const until = open.toSorted().at(-1);
  return {
    icon: 'store',
    words:
      having.length === 0
        ? t('arrival.shopElsewhere')
        : until === undefined
          ? t('arrival.shop')
          : t('arrival.shopUntil', { time: until }),
    note: having.length === 0 ? undefined : sayStores(having, t),
    href: '#stores',
  };
}

import type { Cart } from '#contract/cart.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { exactWeightKg } from '#domain/weight.ts';
import type { IconName } from '../../design/icon.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import type { Places } from '../addresses/addresses.ts';
import { liftOf } from './first-choice.ts';
import { addressesFor, listStores, type Method, type Options } from './offer.ts';
import { soldLines } from './order-body.ts';
import { AddressChoice } from './parts/address-choice.tsx';
import { HourFields } from './parts/hour-fields.tsx';
import { LiftFields } from './parts/lift-fields.tsx';
import { MethodTiles } from './parts/method-tiles.tsx';
import { StoreChoice, sayMoment } from './parts/store-choice.tsx';
import { VehicleCards } from './parts/vehicle-cards.tsx';
import type { Checkout } from './use-checkout.ts';
import styles from './way-block.module.css';

const ICONS: Readonly<Record<Method, IconName>> = {
  pickup: 'store',
  delivery: 'truck',
  express: 'bolt',
  transport: 'box',
};

interface WayBlockProps {
  checkout: Checkout;
  options: Options;
  places: Places & { cityCode: string };
  cart: Cart;
}

/** How to get it: the way, then what that way asks for. */
export function WayBlock({ checkout, options, places, cart }: WayBlockProps) {
  const { t, locale } = useWords();
  const { draft, set, errorOf } = checkout;
  const tiles = options.methods.map((method) => ({
    code: method.code,
    icon: ICONS[method.code],
    title: t(`checkout.method.${method.code}`),
    detail: sayMethod(method, t, locale),
    isOffered: method.isOffered,
  }));
  return (
    <div className={styles.way}>
      <MethodTiles tiles={tiles} chosen={draft.method} onChoose={(method) => set({ method })} />
      {draft.method === 'pickup' ? (
        <StoreChoice
          stores={listStores(options)}
          chosen={draft.storeId}
          error={errorOf('storeId')}
          onChoose={(storeId) => set({ storeId })}
        />
      ) : draft.method === '' ? null : (
        <Brought checkout={checkout} options={options} places={places} cart={cart} />
      )}
    </div>
  );
}

function Brought({ checkout, options, places, cart }: WayBlockProps) {
  const { t } = useWords();
  const { draft, set, errorOf, quoted, hours, needsSlot } = checkout;
  const { quote } = quoted;
  return (
    <>
      <AddressChoice
        // Another city is another list, and may be an empty one.
        key={`${draft.method === 'transport'}-${places.cityCode}`}
        addresses={addressesFor(draft.method, options, places.cityCode)}
        places={places}
        chosen={draft.addressId}
        error={errorOf('addressId')}
        caption={t('checkout.doorCaption')}
        onChoose={(address) => set({ addressId: String(address.id), ...liftOf(address) })}
        onAdded={(address) => {
          set({ addressId: String(address.id), ...liftOf(address) });
          checkout.reload();
        }}
      />
      {quote?.zone?.isAssumed && draft.addressId !== '' ? (
        <Notice look="changed">{t('checkout.assumedZone')}</Notice>
      ) : null}
      {draft.method === 'express' && quote ? (
        <Notice look="good" icon="bolt">
          {t('checkout.expressNote', { price: formatTenge(quote.totals.delivery) })}
        </Notice>
      ) : null}
      {draft.method === 'transport' ? (
        <Notice look="good" icon="box">
          {t('checkout.transportNote')}
        </Notice>
      ) : null}
      {draft.method === 'delivery' && quote && draft.addressId !== '' ? (
        quote.isPricedByHand ? (
          <Notice look="changed">{t('checkout.handNote')}</Notice>
        ) : (
          <>
            <section className={styles.part} aria-label={t('checkout.vehicle')}>
              <div className={styles.head}>
                <h3>{t('checkout.vehicle')}</h3>
                <p className={styles.note}>
                  {t('checkout.vehicleWhy', {
                    kg: quote.weightKg,
                    side: formatNumber(Math.round(quote.longestSideM * 10) / 10),
                  })}
                </p>
              </div>
              <VehicleCards
                chosen={quote.vehicles}
                priceTenge={quote.totals.delivery}
                weightKg={quote.weightKg}
              />
              <p className={styles.note}>{t('checkout.doorNote')}</p>
            </section>
            <LiftFields
              draft={draft}
              set={set}
              error={errorOf('floor')}
              weightKg={exactWeightKg(soldLines(cart))}
              priceTenge={quote.totals.lift}
              isPending={quoted.isPending}
            />
          </>
        )
      ) : null}
      {needsSlot && draft.addressId !== '' ? (
        <HourFields hours={hours} draft={draft} error={errorOf('slotId')} />
      ) : null}
    </>
  );
}

type Offered = Options['methods'][number];

function sayMethod(method: Offered, t: Translate, locale: 'ru' | 'kz'): string {
  if (!method.isOffered) return method.reason === null ? '' : t(`checkout.why.${method.reason}`);
  if (method.code === 'transport') return t('checkout.transportPrice');
  if (method.earliest === null) return '';
  return method.code === 'pickup'
    ? sayMoment(method.earliest, t, locale)
    : formatDate(method.earliest.date, locale);
}

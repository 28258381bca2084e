import type { Cart } from '#contract/cart.ts';
import { formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import type { IconName } from '../../design/icon.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import type { Places } from '../addresses/addresses.ts';
import { liftOf } from './first-choice.ts';
import { addressesFor, listStores, type Method, type Options } from './offer.ts';
import { AddressChoice } from './parts/address-choice.tsx';
import type { CarriageFieldsProps } from './parts/carriage-fields.tsx';
import { HourFields } from './parts/hour-fields.tsx';
import { MethodTiles } from './parts/method-tiles.tsx';
import { StoreChoice, sayMoment } from './parts/store-choice.tsx';
import type { Checkout } from './use-checkout.ts';
import styles from './way-block.module.css';

const ICONS: Readonly<Record<Method, IconName>> = {
  pickup: 'store',
  delivery: 'truck',
  express: 'bolt',
  transport: 'box',
};

/** For what is brought, and only once it is priced: the code comes while the price is asked. */
const carriagePart = new LatePart<CarriageFieldsProps>(async () => ({
  default: (await import('./parts/carriage-fields.tsx')).CarriageFields,
}));

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
  const Carriage = useLatePart(carriagePart, draft.method === 'delivery');
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
          Carriage && <Carriage checkout={checkout} quote={quote} cart={cart} />
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

import type { Cart } from '#contract/cart.ts';
import { formatNumber } from '#domain/money.ts';
import { exactWeightKg } from '#domain/weight.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { soldLines } from '../order-body.ts';
import type { Checkout } from '../use-checkout.ts';
import styles from '../way-block.module.css';
import { LiftFields } from './lift-fields.tsx';
import { VehicleCards } from './vehicle-cards.tsx';

export interface CarriageFieldsProps {
  checkout: Checkout;
  quote: NonNullable<Checkout['quoted']['quote']>;
  cart: Cart;
}

/** What it comes in and how far up it is carried. */
export function CarriageFields({ checkout, quote, cart }: CarriageFieldsProps) {
  const { t } = useWords();
  const { draft, set, errorOf, quoted } = checkout;
  return (
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
        <VehicleCards chosen={quote.vehicles} priceTenge={quote.totals.delivery} weightKg={quote.weightKg} />
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
  );
}

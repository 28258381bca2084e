import { useState } from 'react';
import { formatNumber } from '#domain/money.ts';
import { keepDigits } from '#domain/quantity.ts';
import { Checkbox } from '../../../design/choice.tsx';
import { TextField } from '../../../design/text-field.tsx';
import type { CartState } from '../../../features/cart/cart-store.ts';
import { cart } from '../../../features/cart/use-cart.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './fields.module.css';

/** Points of the club as a part of the payment. Without a card of one's own there is nothing to spend. */
export function PointsField({ state }: { state: CartState }) {
  const { t } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const balance = state.cart?.card?.balance;
  const max = state.cart?.points.max ?? 0;
  const spent = state.terms.proBonus;
  if (balance === undefined || (max === 0 && spent === 0)) return null;
  const spend = (count: number) => {
    setTyped(null);
    cart.setTerms({ proBonus: Math.min(count, max) });
  };
  return (
    <div className={styles.points}>
      <Checkbox
        name="points"
        label={<b>{t('checkout.points')}</b>}
        detail={t('checkout.pointsLeft', { balance, max })}
        checked={spent > 0}
        onChange={({ target }) => spend(target.checked ? max : 0)}
      />
      {spent > 0 || typed !== null ? (
        <TextField
          label={t('cart.pointsToSpend')}
          isLabelHidden
          name="proBonus"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? formatNumber(spent)}
          suffix={t('cart.pointsUnit')}
          onChange={(event) => setTyped(keepDigits(event.target.value).slice(0, 9))}
          onBlur={() => typed !== null && spend(Number(typed || 0))}
        />
      ) : null}
    </div>
  );
}

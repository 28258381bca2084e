import { type FormEvent, useState } from 'react';
import { formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { TextField } from '../../design/text-field.tsx';
import type { CartState } from '../../features/cart/cart-store.ts';
import { cart } from '../../features/cart/use-cart.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './order-panel.module.css';

/** A quiet place for a code: nobody who has none is sent away to look for one. */
export function PromoField({ state }: { state: CartState }) {
  const { t } = useWords();
  const { terms, promoError } = state;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const accepted = state.cart?.promoCode?.error === undefined ? state.cart?.promoCode : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') cart.setTerms({ promoCode: typed.trim() });
  };
  const remove = () => {
    setTyped('');
    cart.setTerms({ promoCode: '' });
  };
  if (accepted && terms.promoCode !== '') {
    return (
      <section className={styles.part} aria-labelledby="cart-promo">
        <h2 className={styles.title} id="cart-promo">
          {t('cart.promo')}
        </h2>
        <p className={styles.accepted} role="status">
          <b>{accepted.code}</b>
          <span>{t('cart.promoSaves', { sum: formatTenge(accepted.saving) })}</span>
          <IconButton icon="close" iconSize={18} label={t('cart.promoRemove')} onClick={remove} />
        </p>
      </section>
    );
  }
  if (!isOpen && promoError === null && terms.promoCode === '') {
    return (
      <section className={styles.part} data-quiet>
        <Button size={36} look="quiet" icon="percent" onClick={() => setOpen(true)}>
          {t('cart.promoAsk')}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <form onSubmit={submit}>
        <TextField
          label={t('cart.promo')}
          name="promoCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={typed}
          error={promoError ?? undefined}
          autoFocus={isOpen}
          onChange={(event) => setTyped(event.target.value)}
          end={<IconButton icon="check" iconSize={20} label={t('cart.promoApply')} type="submit" />}
        />
      </form>
    </section>
  );
}

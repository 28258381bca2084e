import { type FormEvent, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { keepDigits } from '#domain/quantity.ts';
import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { TextField } from '../../design/text-field.tsx';
import type { CartState } from '../../features/cart/cart-store.ts';
import { cart } from '../../features/cart/use-cart.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './order-panel.module.css';

/** The club card: a user's own with its points, a number that a visitor types, or the way to one. */
export function ClubCard({ state }: { state: CartState }) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const card = state.cart?.card ?? null;
  if (viewer?.isWholesale) return null;
  if (card?.balance !== undefined) return <Points state={state} card={{ ...card, balance: card.balance }} />;
  if (viewer) {
    return (
      <section className={styles.part} data-quiet>
        <a className="link" href={localePath('/personal/clubcard', locale)}>
          {t('cart.cardGet')}
        </a>
      </section>
    );
  }
  return <VisitorCard state={state} />;
}

function Points({
  state,
  card,
}: {
  state: CartState;
  card: { number: string; percent: number; balance: number };
}) {
  const { t } = useWords();
  const points = state.cart?.points;
  const spent = state.terms.proBonus;
  const [typed, setTyped] = useState<string | null>(null);
  const max = points?.max ?? 0;
  const spend = (count: number) => {
    setTyped(null);
    cart.setTerms({ proBonus: Math.min(count, max) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== null) spend(Number(typed || 0));
  };
  return (
    <section className={styles.part} aria-labelledby="cart-club">
      <h2 className={styles.title} id="cart-club">
        {t('cart.club')}
        <span className={styles.level}>{t('cart.clubPercent', { percent: card.percent })}</span>
      </h2>
      <p className={styles.words}>{t('cart.clubBalance', { number: card.number, count: card.balance })}</p>
      {max > 0 || spent > 0 ? (
        <form className={styles.points} onSubmit={submit}>
          <TextField
            label={t('cart.pointsToSpend')}
            isLabelHidden
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? (spent > 0 ? String(spent) : '')}
            placeholder="0"
            suffix={t('cart.pointsUnit')}
            onChange={(event) => setTyped(keepDigits(event.target.value).slice(0, 9))}
            onBlur={() => typed !== null && spend(Number(typed || 0))}
          />
          <Button look="secondary" onClick={() => spend(spent > 0 && spent === max ? 0 : max)}>
            {spent > 0 && spent === max ? t('cart.pointsNone') : t('cart.pointsAll', { count: max })}
          </Button>
        </form>
      ) : null}
      <p className={styles.hint} role="status">
        {points?.reason && points.reason !== 'no_card'
          ? t(points.reason === 'share' ? 'cart.pointsShare' : 'cart.pointsBalance', {
              accepted: points.accepted,
            })
          : t('cart.pointsMax', { max: formatNumber(max) })}
      </p>
    </section>
  );
}

function VisitorCard({ state }: { state: CartState }) {
  const { t } = useWords();
  const { card: number } = state.terms;
  const card = state.cart?.card ?? null;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isRefused = number !== '' && !state.isPending && card === null;
  if (card) {
    return (
      <section className={styles.part}>
        <p className={styles.accepted} role="status">
          <b>{card.number}</b>
          <span>{t('cart.cardCounted')}</span>
          <IconButton
            icon="close"
            iconSize={18}
            label={t('cart.cardRemove')}
            onClick={() => cart.setTerms({ card: '' })}
          />
        </p>
      </section>
    );
  }
  if (!isOpen) {
    return (
      <section className={styles.part} data-quiet>
        <Button size={36} look="quiet" icon="club-card" onClick={() => setOpen(true)}>
          {t('cart.cardAsk')}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          cart.setTerms({ card: typed.trim() });
        }}
      >
        <TextField
          label={t('cart.cardNumber')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={32}
          value={typed}
          error={isRefused ? t('cart.cardRefused') : undefined}
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          end={<IconButton icon="check" iconSize={20} label={t('cart.cardApply')} type="submit" />}
        />
      </form>
    </section>
  );
}

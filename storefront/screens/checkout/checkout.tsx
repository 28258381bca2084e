import { useRef } from 'react';
import type { Cart } from '#contract/cart.ts';
import type { OrderChanged } from '#contract/orders.ts';
import { formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { CartBar } from '../../features/cart/cart-bar.tsx';
import type { CartState } from '../../features/cart/cart-store.ts';
import { useOutOfSight } from '../../features/cart/use-out-of-sight.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import type { Places } from '../addresses/addresses.ts';
import styles from './checkout.module.css';
import type { OrderDraft } from './draft.ts';
import type { BlockName } from './faults.ts';
import type { Options } from './offer.ts';
import { soldLines } from './order-body.ts';
import { Block } from './parts/block.tsx';
import type { ChangedDialogProps } from './parts/changed-dialog.tsx';
import { CommentField } from './parts/comment-field.tsx';
import { Obstacles } from './parts/obstacles.tsx';
import { OrderAside } from './parts/order-aside.tsx';
import { PaymentFields } from './parts/payment-fields.tsx';
import { PointsField } from './parts/points-field.tsx';
import { RecipientFields } from './parts/recipient-fields.tsx';
import { ServiceFields } from './parts/service-fields.tsx';
import { toSumRows } from './sum-rows.ts';
import { sayExtras, sayPayment, sayRecipient, saySlot, sayWay } from './summaries.ts';
import { headingOf } from './use-blocks.ts';
import { type Checkout as CheckoutState, useCheckout } from './use-checkout.ts';
import type { Placing } from './use-placing.ts';
import { WayBlock } from './way-block.tsx';

const changedPart = new LatePart<ChangedDialogProps>(async () => ({
  default: (await import('./parts/changed-dialog.tsx')).ChangedDialog,
}));

interface CheckoutProps {
  options: Options;
  /** The state of the cart that the options are for. */
  eventId: string | null;
  places: Places & { cityCode: string };
  state: CartState & { cart: Cart };
  userId: number;
  placing: Placing;
}

/** Five questions on one page beside what it all comes to. */
export function Checkout({ options, eventId, places, state, userId, placing }: CheckoutProps) {
  const { t } = useWords();
  const root = useRef<HTMLDivElement>(null);
  const action = useRef<HTMLDivElement>(null);
  const isOut = useOutOfSight(action);
  const checkout = useCheckout({ options, eventId, state, userId, placing });
  const { quoted, faults, refusals, isPending, isKept, press } = checkout;
  const { cart } = state;
  const lines = soldLines(cart);
  const totals = quoted.quote?.totals ?? cart.totals;
  const sum = formatTenge(totals.total);
  const weight = quoted.quote?.weightKg ?? cart.weightKg;

  const goTo = (field: keyof OrderDraft) => {
    const fields = root.current?.querySelectorAll<HTMLElement>(`[name="${field}"]`) ?? [];
    const all = [...fields];
    (all.find((each) => each.matches(':checked')) ?? all.find((each) => !each.matches(':disabled')))?.focus();
  };
  const button = (size: 48 | 52, words: string) => (
    <Button isWide size={size} isLoading={placing.isSending || isKept} onClick={() => press()}>
      {placing.isUnknown ? t('checkout.findOut') : words}
    </Button>
  );
  return (
    <div className={styles.checkout} ref={root}>
      <div className={styles.blocks} inert={placing.isUnknown || placing.isSending || isKept}>
        <Blocks checkout={checkout} options={options} places={places} state={state} />
      </div>
      <OrderAside
        lines={lines}
        rows={toSumRows(cart, quoted.quote, { draft: checkout.draft, options, t })}
        total={totals.total}
        vat={totals.vat}
        pointsEarned={totals.pointsEarned}
        isPending={isPending}
        actionRef={action}
      >
        <Obstacles checkout={checkout} options={options} onGoTo={goTo} />
        {button(52, t('checkout.place', { sum }))}
      </OrderAside>
      {isOut ? (
        <CartBar
          sum={sum}
          note={
            refusals > 0 && faults.length > 0
              ? t('form.faults', { count: faults.length })
              : t('checkout.sum.goods', { count: lines.length, weight })
          }
        >
          {button(48, t('checkout.placeShort'))}
        </CartBar>
      ) : null}
      <Changed checkout={checkout} cart={cart} total={totals.total} isPending={isPending} />
    </div>
  );
}

interface BlocksProps extends Omit<CheckoutProps, 'userId' | 'placing' | 'eventId'> {
  checkout: CheckoutState;
}

function Blocks({ checkout, options, places, state }: BlocksProps) {
  const { t, locale } = useWords();
  const { draft, set, errorOf, blocks, hours } = checkout;
  const words = { draft, options, slots: hours.slots, t, locale };
  const frame = (name: BlockName, summary: string) => ({
    id: headingOf(name),
    state: blocks.stateOf(name),
    isDone: blocks.isDone(name),
    summary: blocks.stateOf(name) === 'waiting' ? t('checkout.waiting') : summary,
    onEdit: () => blocks.edit(name),
  });
  return (
    <>
      <Block number={1} title={t('checkout.way')} {...frame('way', sayWay(words))}>
        <WayBlock checkout={checkout} options={options} places={places} cart={state.cart} />
      </Block>
      <Block number={2} title={t('checkout.recipient')} {...frame('recipient', sayRecipient(words))}>
        <RecipientFields
          draft={draft}
          set={set}
          errorOf={errorOf}
          onLeft={checkout.leave}
          buyer={options.recipient}
        />
      </Block>
      <Block
        number={3}
        title={t('checkout.payment')}
        {...frame('payment', sayPayment(words, state.cart.totals.points))}
      >
        <PaymentFields
          draft={draft}
          set={set}
          errorOf={errorOf}
          payments={checkout.payments}
          organizations={options.organizations}
        >
          <PointsField state={state} />
        </PaymentFields>
      </Block>
      <Block number={4} title={t('checkout.extras')} {...frame('extras', sayExtras(words))}>
        <ServiceFields services={options.services} draft={draft} set={set} />
        <CommentField draft={draft} set={set} />
      </Block>
      <Block
        id="order-check"
        number={5}
        title={t('checkout.check')}
        state={blocks.isLastReached ? 'closed' : 'waiting'}
        isDone={false}
        summary={
          blocks.isLastReached ? (
            <p>
              {sayWay(words)}. {sayPayment(words, state.cart.totals.points)}. {t('checkout.checkNote')}
            </p>
          ) : (
            t('checkout.waiting')
          )
        }
      />
    </>
  );
}

interface ChangedProps {
  checkout: CheckoutState;
  cart: Cart;
  total: number;
  isPending: boolean;
}

const CHANGED = ['order.cart_changed', 'order.out_of_stock'];

function Changed({ checkout, cart, total, isPending }: ChangedProps) {
  const { locale } = useWords();
  const { draft, hours, placing } = checkout;
  const { refusal } = placing;
  const isChanged = CHANGED.includes(refusal?.error?.code ?? '');
  const Dialog = useLatePart(changedPart, isChanged);
  const changed = refusal?.error?.data as OrderChanged | undefined;
  const before = useRef(total);
  if (!isChanged && !isPending) before.current = total;
  if (!isChanged || !Dialog || !changed) return null;
  // The refusal has brought the new sum; the page's own follows in a moment.
  const now = isPending ? (changed.total ?? total) : total;
  return (
    <Dialog
      changes={changed.changes}
      lines={cart.items}
      held={draft.holdId === '' ? null : saySlot({ draft, slots: hours.slots, locale })}
      before={before.current}
      now={now}
      moved={checkout.moved}
      isPending={isPending}
      isSending={checkout.isKept || placing.isSending}
      onClose={placing.dismiss}
      onConfirm={() => checkout.press(now)}
    />
  );
}

import { useRef } from 'react';
import type { OrderChanged } from '#contract/orders.ts';
import { formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Dotted } from '../../design/dotted.tsx';
import { CartBar } from '../../features/cart/cart-bar.tsx';
import { cartTotal } from '../../features/cart/cart-total.ts';
import { useOutOfSight } from '../../features/cart/use-out-of-sight.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import type { Places } from '../addresses/addresses.ts';
import type { BlockName } from './block-errors.ts';
import { headingOf } from './blocks.ts';
import styles from './checkout.module.css';
import { type Given, isChangeTold } from './checkout-state.ts';
import type { OrderDraft } from './draft.ts';
import { quotedLines } from './order-body.ts';
import { Block } from './parts/block.tsx';
import type { ChangedDialogProps } from './parts/changed-dialog.tsx';
import { CommentField } from './parts/comment-field.tsx';
import { Obstacles } from './parts/obstacles.tsx';
import { OrderAside } from './parts/order-aside.tsx';
import { PaymentFields } from './parts/payment-fields.tsx';
import { PointsField } from './parts/points-field.tsx';
import { RecipientFields } from './parts/recipient-fields.tsx';
import type { ServiceFieldsProps } from './parts/service-fields.tsx';
import type { PlacingStore } from './placing-store.ts';
import { toSumRows } from './sum-rows.ts';
import { sayExtras, sayPayment, sayRecipient, saySlot, sayWay } from './summaries.ts';
import { type Checkout as CheckoutState, useCheckout } from './use-checkout.ts';
import { WayBlock } from './way-block.tsx';

const changedPart = new LatePart<ChangedDialogProps>(async () => ({
  default: (await import('./parts/changed-dialog.tsx')).ChangedDialog,
}));
/** Behind a closed block, and with few goods: fetched once the page is alive, there before the block is opened. */
const servicesPart = new LatePart<ServiceFieldsProps>(async () => ({
  default: (await import('./parts/service-fields.tsx')).ServiceFields,
}));

interface CheckoutProps extends Omit<Given, 'cityCode'> {
  places: Places & { cityCode: string };
  userId: number;
  placing: PlacingStore;
}

/** Five questions on one page beside what it all comes to. */
export function Checkout({ places, ...order }: CheckoutProps) {
  const { t } = useWords();
  const root = useRef<HTMLDivElement>(null);
  const action = useRef<HTMLDivElement>(null);
  const isOut = useOutOfSight(action);
  const checkout = useCheckout(order);
  const { options, state, quoted, faults, refusals, placing, isPending, isKept, press } = checkout;
  const { cart } = state;
  const lines = quotedLines(cart, quoted.quote);
  const totals = quoted.quote?.totals ?? {
    ...cart.totals,
    total: cartTotal(cart),
    vat: cart.totals.vat + cart.works.vat,
  };
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
        <Blocks checkout={checkout} places={places} />
      </div>
      <OrderAside
        lines={lines}
        gifts={cart.gifts}
        rows={toSumRows(cart, quoted.quote, { draft: checkout.draft, options, t })}
        total={totals.total}
        vat={totals.vat}
        pointsEarned={totals.pointsEarned}
        hasCard={cart.card !== null}
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
      <Changed checkout={checkout} />
    </div>
  );
}

function Blocks({ checkout, places }: Pick<CheckoutProps, 'places'> & { checkout: CheckoutState }) {
  const { t, locale } = useWords();
  const { draft, set, errorOf, blocks, hours, options, state } = checkout;
  const words = { draft, options, slots: hours.slots, t, locale };
  const { services } = options;
  const ServiceFields = useLatePart(servicesPart, services.length > 0);
  const frame = (name: BlockName, summary: string) => ({
    id: headingOf(name),
    state: blocks.stateOf(name),
    isDone: blocks.isDone(name),
    summary: blocks.stateOf(name) === 'waiting' ? t('checkout.waiting') : <Dotted>{summary}</Dotted>,
    onEdit: () => checkout.edit(name),
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
          goods={{ shown: state.cart.totals.total, charged: checkout.quoted.quote?.totals.goods ?? null }}
          isUnpriced={checkout.quoted.quote?.isPricedByHand ?? false}
          debt={checkout.quoted.quote?.debt ?? null}
        >
          <PointsField state={state} />
        </PaymentFields>
      </Block>
      <Block number={4} title={t('checkout.extras')} {...frame('extras', sayExtras(words))}>
        {ServiceFields ? <ServiceFields services={services} draft={draft} set={set} /> : null}
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

function Changed({ checkout }: { checkout: CheckoutState }) {
  const { locale } = useWords();
  const { draft, hours, placing, state, total, totalBefore, isPending } = checkout;
  const { refusal } = placing;
  const isChanged = isChangeTold(refusal);
  const Dialog = useLatePart(changedPart, isChanged);
  const changed = refusal?.error?.data as OrderChanged | undefined;
  if (!isChanged || !Dialog || !changed) return null;
  // The refusal has brought the new sum; the page's own follows in a moment.
  const now = isPending ? (changed.total ?? total) : total;
  return (
    <Dialog
      changes={changed.changes}
      lines={state.cart.items}
      held={draft.holdId === '' ? null : saySlot({ draft, slots: hours.slots, locale })}
      before={totalBefore}
      now={now}
      moved={checkout.moved}
      isPending={isPending}
      isSending={checkout.isKept || placing.isSending}
      onClose={placing.dismiss}
      onConfirm={() => checkout.press(now)}
    />
  );
}

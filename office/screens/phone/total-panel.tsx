/** What it comes to, as it is read out; then the order is made, or the goods are laid into the caller's own cart. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhoneBuyer } from '#contract/office/phone-orders.ts';
import { formatTenge } from '#domain/money.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import type { CallFailure } from '../../calls/call-failure.ts';
import type { Answer, InputOf } from '../../calls/office-api.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox, SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './phone.module.css';

type Quote = Answer<'POST /office/api/v1/buyers/{id}/quote/'>;

interface TotalPanelProps {
  caller: { buyer: PhoneBuyer; phone: string } | null;
  wish: InputOf<'POST /office/api/v1/buyers/{id}/quote/'>['body'];
  isChosen: boolean;
  quote: Pick<UseQueryResult<Quote, CallFailure>, 'data' | 'error' | 'isFetching'>;
}

export function TotalPanel({ caller, wish, isChosen, quote }: TotalPanelProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [isAgreed, setIsAgreed] = useState(false);
  const [payment, setPayment] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const place = useAct('POST /office/api/v1/buyers/{id}/orders/', {
    renews: ['GET /office/api/v1/orders/', 'GET /office/api/v1/orders/counts/'],
  });
  const send = useAct('POST /office/api/v1/buyers/{id}/cart/');
  const shown = quote.data?.data;
  const offered = (shown?.payments ?? []).filter(({ isOffered }) => isOffered);
  const method = offered.find(({ code }) => code === payment) ?? offered[0];
  const needsSlot = wish.delivery.method === 'delivery' && shown?.isPricedByHand === false && !wish.slotId;
  const error = place.error ?? send.error ?? quote.error;
  const whyNot = !caller
    ? t('phone.noCaller')
    : wish.items.length === 0
      ? t('phone.noGoods')
      : !isChosen || !shown
        ? t('phone.noWay')
        : needsSlot
          ? t('phone.noSlot')
          : !isAgreed
            ? t('phone.noConsent')
            : null;
  const params = { id: String(caller?.buyer.id ?? 0) };
  const make = () => {
    if (!caller || !shown || !method) return;
    const { firstName, lastName } = caller.buyer;
    const body = {
      ...wish,
      payment: method.code,
      comment,
      total: shown.totals.total,
      recipient: { firstName, lastName, phone: caller.phone },
      isConsentGiven: true as const,
    };
    place.mutate(
      { params, body },
      {
        onSuccess: ({ data }) => {
          toasts.show(t('phone.made', { number: data.number }));
          void navigate(officeAddress(`/orders/${data.orderId}`));
        },
      },
    );
  };
  return (
    <Panel title={t('order.total')}>
      <div className={page.form}>
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        {shown ? <Sums of={shown} /> : <p className={page.quiet}>{t('phone.noSums')}</p>}
        {shown?.isPricedByHand ? <Note tone="warn">{t('phone.byHand')}</Note> : null}
        {shown?.needsConfirmation ? <Note tone="warn">{t('phone.needsConfirmation')}</Note> : null}
        {method ? (
          <SelectField
            label={t('orders.col.payment')}
            value={method.code}
            onChange={(event) => setPayment(event.currentTarget.value)}
          >
            {offered.map(({ code }) => (
              <option key={code} value={code}>
                {t(`payment.${code}`)}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          label={t('phone.comment')}
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Checkbox
          label={t('phone.consentOrder')}
          hint={t('phone.consentText')}
          checked={isAgreed}
          onChange={(event) => setIsAgreed(event.currentTarget.checked)}
        />
        <Button icon="check" isBusy={place.isPending || quote.isFetching} whyNot={whyNot} onClick={make}>
          {shown ? t('phone.place', { sum: formatTenge(shown.totals.total) }) : t('phone.placeEmpty')}
        </Button>
        <Button
          look="plain"
          icon="link"
          isBusy={send.isPending}
          whyNot={!caller ? t('phone.noCaller') : wish.items.length === 0 ? t('phone.noGoods') : null}
          onClick={() =>
            send.mutate({ params, body: { ...(wish.city ? { city: wish.city } : {}), items: wish.items } })
          }
        >
          {t('phone.send')}
        </Button>
        {send.data ? (
          <Note>
            {t('phone.sent')} <span className={styles.link}>{send.data.data.url}</span>
          </Note>
        ) : null}
      </div>
    </Panel>
  );
}

function Sums({ of: { totals } }: { of: Quote['data'] }) {
  const { t } = useWords();
  const rows: [string, number][] = [
    [t('order.goods'), totals.base],
    [t('order.discount'), -totals.discount],
    [t('order.delivery'), totals.delivery],
    [t('order.slotSum'), totals.slot],
    [t('order.lift'), totals.lift],
  ];
  return (
    <dl className={styles.sums}>
      {rows
        .filter(([, sum]) => sum !== 0)
        .map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatTenge(sum)}</dd>
          </div>
        ))}
      <div data-total>
        <dt>{t('order.total')}</dt>
        <dd>{formatTenge(totals.total)}</dd>
      </div>
    </dl>
  );
}

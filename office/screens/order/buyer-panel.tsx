import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { formatPhone } from '#domain/phone.ts';
import { useAct } from '../../calls/use-call.ts';
import { Avatar } from '../../design/avatar.tsx';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './order.module.css';
import { RENEWS } from './order-calls.ts';

const REASONS = ['call', 'delivery', 'payment', 'return', 'other'] as const;

/** Masked until somebody says why they need it; what was opened is gone with the page. */
export function BuyerPanel({ order: { id, buyer, organization, comment } }: { order: OfficeOrder }) {
  const { t } = useWords();
  const [reason, setReason] = useState<(typeof REASONS)[number]>('call');
  const reveal = useAct('POST /office/api/v1/orders/{id}/reveal/', RENEWS);
  const contacts = reveal.data?.data;
  return (
    <Panel title={t('order.buyer')}>
      <div className={page.form}>
        <div className={styles.buyer}>
          <Avatar id={id} name={buyer.name} />
          <div>
            <b>{organization?.name ?? buyer.name}</b>
            <span className={styles.small}>
              {t('order.buyerFacts', {
                orders: t('order.ordersCount', { count: buyer.orders }),
                sum: formatTenge(buyer.sum),
                returns: buyer.returns,
              })}
            </span>
          </div>
        </div>
        {contacts ? (
          <div className={styles.contacts}>
            <a href={`tel:${contacts.phone}`}>{formatPhone(contacts.phone)}</a>
            {contacts.secondPhone ? (
              <a href={`tel:${contacts.secondPhone}`}>{formatPhone(contacts.secondPhone)}</a>
            ) : null}
            {contacts.email ? <a href={`mailto:${contacts.email}`}>{contacts.email}</a> : null}
          </div>
        ) : (
          <p className="tabular">
            {buyer.phone}
            {buyer.email ? `, ${buyer.email}` : ''}
          </p>
        )}
        {reveal.error ? <Note tone="bad">{sayFailure(reveal.error, t('state.noAnswer'))}</Note> : null}
        {buyer.canReveal && !contacts ? (
          <>
            <SelectField
              label={t('order.revealWhy')}
              value={reason}
              onChange={(event) =>
                setReason(REASONS.find((each) => each === event.currentTarget.value) ?? 'other')
              }
            >
              {REASONS.map((each) => (
                <option key={each} value={each}>
                  {t(`order.reveal.${each}`)}
                </option>
              ))}
            </SelectField>
            <div className={page.row}>
              <Button
                look="plain"
                icon="phone"
                isBusy={reveal.isPending}
                onClick={() => reveal.mutate({ params: { id: String(id) }, body: { reason } })}
              >
                {t('order.reveal')}
              </Button>
              <span className={styles.small}>{t('order.revealHint')}</span>
            </div>
          </>
        ) : null}
        {comment === '' ? null : (
          <div>
            <span className={styles.small}>{t('order.buyersComment')}</span>
            <p>{comment}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}

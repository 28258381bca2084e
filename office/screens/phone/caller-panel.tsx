/** Who calls: found by the number, or written down once the consent was read out. */
import { useState } from 'react';
import type { PhoneBuyer } from '#contract/office/phone-orders.ts';
import { formatTenge } from '#domain/money.ts';
import { useAct } from '../../calls/use-call.ts';
import { Avatar } from '../../design/avatar.tsx';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { NewCallerForm } from './new-caller-form.tsx';
import styles from './phone.module.css';

interface CallerPanelProps {
  caller: { buyer: PhoneBuyer; phone: string } | null;
  onCaller: (caller: { buyer: PhoneBuyer; phone: string } | null) => void;
}

export function CallerPanel({ caller, onCaller }: CallerPanelProps) {
  const { t } = useWords();
  const [phone, setPhone] = useState('');
  const find = useAct('POST /office/api/v1/buyers/find/');
  const isUnknown = find.data?.data === null && find.variables?.body?.phone === phone;
  return (
    <Panel title={t('phone.caller')}>
      <div className={page.form}>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            onCaller(null);
            find.mutate(
              { body: { phone } },
              { onSuccess: ({ data }) => (data ? onCaller({ buyer: data, phone }) : undefined) },
            );
          }}
        >
          <TextField
            label={t('phone.number')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            required
            maxLength={64}
            value={phone}
            error={find.error?.fieldError('phone')}
            onChange={(event) => setPhone(event.currentTarget.value)}
          />
          <Button type="submit" icon="search" isBusy={find.isPending}>
            {t('phone.find')}
          </Button>
        </form>
        {find.error && !find.error.body?.errors ? (
          <Note tone="bad">{sayFailure(find.error, t('state.noAnswer'))}</Note>
        ) : null}
        {caller ? <Known buyer={caller.buyer} /> : null}
        {!caller && isUnknown ? (
          <NewCallerForm phone={phone} onAdded={(buyer) => onCaller({ buyer, phone })} />
        ) : null}
      </div>
    </Panel>
  );
}

function Known({ buyer }: { buyer: PhoneBuyer }) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <div className={styles.buyer}>
        <Avatar id={buyer.id} name={`${buyer.firstName} ${buyer.lastName}`.trim()} />
        <div>
          <b>{`${buyer.firstName} ${buyer.lastName}`.trim()}</b>
          <span className={styles.second}>
            {[
              t('order.ordersCount', { count: buyer.orders }),
              formatTenge(buyer.sum),
              t(`orders.lang.${buyer.language}`),
              ...(buyer.isWholesale ? [t('phone.wholesale')] : []),
              ...(buyer.hasCard ? [t('phone.card')] : []),
            ].join(' · ')}
          </span>
        </div>
      </div>
      {buyer.last.length === 0 ? null : (
        <ul className={styles.last} aria-label={t('phone.last')}>
          {buyer.last.map(({ id, number, status, total, createdAt }) => (
            <li key={id}>
              <OfficeLink to={`/orders/${id}`}>{number}</OfficeLink>
              <span>{t(`orderStatus.${status}`)}</span>
              <span>{formatTenge(total)}</span>
              <span className={styles.second}>{sayWhen(createdAt, words)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

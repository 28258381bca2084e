import { useState } from 'react';
import type { WaitingOrder } from '#contract/office/handover.ts';
import { formatTenge } from '#domain/money.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { PageHead } from '../../design/page-head.tsx';
import phone from '../../design/phone.module.css';
import { Answered, Empty } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { GiveDialog } from './give-dialog.tsx';
import styles from './handover.module.css';

/** Orders that wait for their buyers. What is searched for may be a phone: it stands in no address. */
export function HandoverScreen() {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [given, setGiven] = useState<WaitingOrder | null>(null);
  const asked = useCall('POST /office/api/v1/handover/find/', { body: { q } });
  return (
    <>
      <PageHead title={t('handover.title')} />
      <div className={phone.page}>
        <form
          className={phone.code}
          onSubmit={(event) => {
            event.preventDefault();
            setQ(typed.trim());
          }}
        >
          <TextField
            label={t('handover.find')}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" look="plain" icon="search" className={phone.tall}>
            {t('handover.search')}
          </Button>
        </form>
        <Answered of={asked}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty icon="store" title={t('handover.none')} />
            ) : (
              <ul className={phone.cards}>
                {items.map((order) => (
                  <li key={order.orderId} className={styles.order}>
                    <p className={phone.ends}>
                      <b className="tabular">{order.number}</b>
                      <Money order={order} />
                    </p>
                    <p className={phone.quiet}>
                      {order.recipient.name} · {order.recipient.phone}
                    </p>
                    {order.places.length === 0 ? null : (
                      <p className={phone.quiet}>
                        {t('handover.places', { count: order.places.length })}
                        {order.places[0]?.gate ? ` · ${order.places[0].gate}` : null}
                      </p>
                    )}
                    <ul className={styles.goods}>
                      {order.lines.map((line) => (
                        <li key={line.name}>{`${line.name} — ${line.count}\u00A0${line.unit}`}</li>
                      ))}
                    </ul>
                    <Button
                      className={phone.big}
                      aria-label={t('handover.giveTitle', { number: order.number })}
                      whyNot={order.whyNot === null ? null : t(`handover.${order.whyNot}`)}
                      onClick={() => setGiven(order)}
                    >
                      {t('handover.give')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      </div>
      {given ? <GiveDialog order={given} onClose={() => setGiven(null)} /> : null}
    </>
  );
}

function Money({ order }: { order: WaitingOrder }) {
  const { t } = useWords();
  if (order.whyNot !== null)
    return (
      <Tag tone="bad" icon="warning">
        {t(`handover.${order.whyNot}`)}
      </Tag>
    );
  if (order.dueTenge === 0)
    return (
      <Tag tone="good" icon="check">
        {t('handover.paid')}
      </Tag>
    );
  return (
    <Tag tone="warn" icon="card">
      {t('handover.due', { sum: formatTenge(order.dueTenge) })}
    </Tag>
  );
}

import type { OfficeOrder } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { useMe } from '../../access/use-me.ts';
import { useAct } from '../../calls/use-call.ts';
import { Avatar } from '../../design/avatar.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import { Reveal } from '../../people/reveal.tsx';
import styles from './order.module.css';
import { RENEWS } from './order-calls.ts';

/** Who bought; their own page is one press away for whoever may read it. */
export function BuyerPanel({ order: { id, buyer, organization, comment } }: { order: OfficeOrder }) {
  const { t } = useWords();
  const { rights } = useMe();
  const reveal = useAct('POST /office/api/v1/orders/{id}/reveal/', RENEWS);
  const contacts = reveal.data?.data;
  const name = organization?.name ?? buyer.name;
  return (
    <Panel title={t('order.buyer')}>
      <div className={page.form}>
        <div className={styles.buyer}>
          <Avatar id={id} name={buyer.name} />
          <div>
            {rights['customers.read'] ? (
              <OfficeLink className={styles.name} to={`/customers/${buyer.id}`}>
                {name}
              </OfficeLink>
            ) : (
              <b>{name}</b>
            )}
            <span className={styles.small}>
              {t('order.buyerFacts', {
                orders: t('order.ordersCount', { count: buyer.orders }),
                sum: formatTenge(buyer.sum),
                returns: buyer.returns,
              })}
            </span>
          </div>
        </div>
        <Reveal
          masked={buyer.email ? `${buyer.phone}, ${buyer.email}` : buyer.phone}
          contacts={contacts && { phones: [contacts.phone, contacts.secondPhone], email: contacts.email }}
          canReveal={buyer.canReveal}
          isBusy={reveal.isPending}
          error={reveal.error}
          onReveal={(reason) => reveal.mutate({ params: { id: String(id) }, body: { reason } })}
        />
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

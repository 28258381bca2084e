import type { Delivery } from '#contract/office/webhooks.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Empty, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag, type TagTone } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import type { MessageKey } from '../../i18n/screen-words.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { sayDeliveryFailure } from './say-failure.ts';
import styles from './webhook.module.css';

const TONES: Record<Delivery['state'], { tone: TagTone; icon: 'success' | 'clock' | 'warning' }> = {
  done: { tone: 'good', icon: 'success' },
  waiting: { tone: 'warn', icon: 'clock' },
  failed: { tone: 'bad', icon: 'warning' },
};

/** What was sent and what became of it, the newest first. Nothing of what it said, but its kind. */
export function Journal({
  id,
  deliveries,
  whyNot,
}: {
  id: string;
  deliveries: readonly Delivery[];
  whyNot: string | null;
}) {
  const words = useWords();
  const { t } = words;
  const replay = useAct('POST /office/api/v1/webhooks/{id}/replay/', {
    renews: ['GET /office/api/v1/webhooks/{id}/'],
  });
  if (deliveries.length === 0) return <Empty icon="clock" title={t('webhooks.nothing')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('webhooks.event')}</th>
          <th>{t('keys.state')}</th>
          <th className={table.number}>{t('webhooks.tries')}</th>
          <th>{t('webhooks.at')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <tr key={delivery.id}>
            <td>
              {t(`event.${delivery.type}` as MessageKey)}
              <span className={`${table.second} ${styles.message}`}>{delivery.messageId}</span>
            </td>
            <td data-label={t('keys.state')}>
              <Tag {...TONES[delivery.state]}>{t(`webhooks.delivery.${delivery.state}`)}</Tag>
              {delivery.lastError === null ? null : (
                <span className={table.second}>{sayDeliveryFailure(delivery.lastError, t)}</span>
              )}
            </td>
            <td className={table.number} data-label={t('webhooks.tries')}>
              {delivery.tries}
            </td>
            <td data-label={t('webhooks.at')}>{sayWhen(delivery.triedAt ?? delivery.createdAt, words)}</td>
            <td>
              {delivery.state === 'waiting' ? null : (
                <Button
                  look="plain"
                  size="small"
                  whyNot={whyNot}
                  onClick={() =>
                    replay.mutate(
                      { params: { id }, body: { deliveryId: delivery.id } },
                      {
                        onSuccess: () => toasts.show(t('webhooks.again')),
                        onError: (error) =>
                          toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
                      },
                    )
                  }
                >
                  {t('webhooks.sendAgain')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

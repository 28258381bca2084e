import { useState } from 'react';
import type { Partner } from '#contract/office/keys.ts';
import { formatNumber } from '#domain/money.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './keys.module.css';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookState } from './webhook-state.tsx';

/** Where partners are told of what happens. */
export function WebhooksPanel({ partners, whyNot }: { partners: readonly Partner[]; whyNot: string | null }) {
  const words = useWords();
  const { t } = words;
  const webhooks = useCall('GET /office/api/v1/webhooks/');
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel
      title={t('webhooks.title')}
      lead={t('webhooks.lead')}
      end={
        <Button look="plain" size="small" icon="plus" whyNot={whyNot} onClick={() => setAsking(true)}>
          {t('webhooks.new')}
        </Button>
      }
      isFlush
    >
      <Answered of={webhooks}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="link" title={t('webhooks.none')} />
          ) : (
            <div className={styles.wide}>
              <table className={table.table}>
                <thead>
                  <tr>
                    <th>{t('webhooks.address')}</th>
                    <th>{t('keys.state')}</th>
                    <th>{t('webhooks.events')}</th>
                    <th className={table.number}>{t('webhooks.waiting')}</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((webhook) => (
                    <tr key={webhook.id}>
                      <td>
                        <OfficeLink
                          className={`${table.strong} ${styles.address}`}
                          to={`/webhooks/${webhook.id}`}
                        >
                          {webhook.url}
                        </OfficeLink>
                        <span className={table.second}>{webhook.partner}</span>
                      </td>
                      <td data-label={t('keys.state')}>
                        <WebhookState webhook={webhook} />
                        <span className={table.second}>
                          {webhook.lastDoneAt === null
                            ? t('webhooks.never')
                            : t('webhooks.lastAt', { when: sayWhen(webhook.lastDoneAt, words) })}
                        </span>
                      </td>
                      <td data-label={t('webhooks.events')}>
                        <ul className={styles.scopes}>
                          {webhook.types.map((type) => (
                            <li key={type}>{t(`event.${type}`)}</li>
                          ))}
                        </ul>
                      </td>
                      <td className={table.number} data-label={t('webhooks.waiting')}>
                        {formatNumber(webhook.waiting)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Answered>
      {isAsking ? <WebhookDialog partners={partners} onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}

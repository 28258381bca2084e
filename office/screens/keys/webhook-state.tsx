import type { Webhook } from '#contract/office/webhooks.ts';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';

export function WebhookState({
  webhook,
}: {
  webhook: Pick<Webhook, 'state' | 'pausedWhy' | 'failingSince'>;
}) {
  const { t } = useWords();
  if (webhook.state === 'paused')
    return (
      <Tag tone="bad" icon="warning">
        {t(`webhooks.paused.${webhook.pausedWhy ?? 'staff'}`)}
      </Tag>
    );
  return webhook.failingSince === null ? (
    <Tag tone="good" icon="success">
      {t('webhooks.active')}
    </Tag>
  ) : (
    <Tag tone="warn" icon="warning">
      {t('webhooks.failing')}
    </Tag>
  );
}

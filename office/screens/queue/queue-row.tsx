import type { QueueItem } from '#contract/office/queue.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import { Avatar } from '../../design/avatar.tsx';
import table from '../../design/table.module.css';
import { type Translate, useWords } from '../../i18n/words.ts';
import { WaitTime } from '../../orders/wait-time.tsx';
import styles from './queue.module.css';

const ICONS: Readonly<Record<QueueItem['kind'], IconName>> = {
  callback: 'phone',
  question: 'question',
  cancel: 'error',
  notice: 'box',
  review: 'star',
};

/** Its theme, its reason, what is waited for: in words. */
export function sayTopic({ kind, topic, review }: QueueItem, t: Translate): string {
  if (review !== null) return t('queue.stars', { count: review.rating });
  if (topic === null) return '';
  if (kind === 'notice') return t(topic === 'price' ? 'queue.theme.cheaper' : 'queue.theme.stock');
  if (kind === 'callback') return t(`queue.theme.${topic as 'price'}`);
  return t(`cancelReason.${topic as 'mistake'}`);
}

interface QueueRowProps {
  item: QueueItem;
  isCurrent: boolean;
  onOpen: () => void;
}

export function QueueRow({ item, isCurrent, onOpen }: QueueRowProps) {
  const { t } = useWords();
  return (
    <tr data-current={isCurrent}>
      <td>
        <span className={styles.what}>
          <Icon name={ICONS[item.kind]} size={18} />
          <span>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
              {t(`queue.one.${item.kind}`)}
            </button>
            <span className={table.second}>{sayTopic(item, t)}</span>
          </span>
        </span>
      </td>
      <td data-label={t('queue.col.who')}>
        <b>{item.name}</b>
        <span className={table.second}>
          {item.contact} · {t(`orders.lang.${item.language}`)} · {item.city}
        </span>
      </td>
      <td data-label={t('queue.col.text')}>
        <span className={styles.text}>{item.text ?? item.product?.name ?? item.order?.number ?? ''}</span>
        {item.text && item.product ? <span className={table.second}>{item.product.name}</span> : null}
      </td>
      <td data-label={t('orders.col.wait')}>
        <WaitTime of={{ kind: 'promise', at: item.until, level: item.level }} />
      </td>
      <td data-label={t('orders.col.worker')}>
        {item.worker ? (
          <span className={styles.what}>
            <Avatar id={item.worker.id} name={item.worker.name} />
            {item.worker.name}
          </span>
        ) : null}
      </td>
    </tr>
  );
}

import type { OfficeOrder } from '#contract/office/order-page.ts';
import { officeAddress } from '../../design/office-link.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './order.module.css';

/** What the picker could not take of a line, with what they photographed: each opens whole. */
export function LineLacks({ order, line }: { order: OfficeOrder; line: number }) {
  const { t } = useWords();
  return order.lacks
    .filter((lack) => lack.line === line)
    .map(({ storeId, missing, broken, photos }) => (
      <div key={storeId} className={styles.lack}>
        <Tag tone="warn" icon="warning">
          {[
            missing > 0 ? t('order.lack.missing', { count: missing }) : '',
            broken > 0 ? t('order.lack.broken', { count: broken }) : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </Tag>
        {photos.map((event) => {
          const address = officeAddress(`/api/v1/pick/${storeId}/${order.id}/photos/${event}/`);
          return (
            <a key={event} href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={t('pick.photo')} width={44} height={44} />
            </a>
          );
        })}
      </div>
    ));
}

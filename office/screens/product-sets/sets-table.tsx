import type { Answer } from '../../calls/office-api.ts';
import { Button } from '../../design/button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { FaultTags } from './fault-tags.tsx';
import styles from './product-sets.module.css';

interface SetsTableProps {
  sets: Answer<'GET /office/api/v1/sets/'>['items'];
  isBusy: boolean;
  /** Null: this reader, or this view, has no order to change. */
  onMove: ((id: number, by: -1 | 1) => void) | null;
}

export function SetsTable({ sets, isBusy, onMove }: SetsTableProps) {
  const { t } = useWords();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('productSets.one')}</th>
          <th>{t('productSets.of.section_code')}</th>
          <th>{t('productSets.items')}</th>
          <th>{t('productSets.check')}</th>
          <th>{t('productSets.state')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sets.map(({ id, name, sectionName, image, itemCount, spotCount, faults, active }, at) => (
          <tr key={id} data-off={!active || undefined}>
            <td>
              <span className={styles.named}>
                <img
                  src={`/img/s/sm_224/${image.id.slice(0, 3)}/${image.id}_0.webp?v=${image.version}`}
                  alt=""
                  width={64}
                  height={48}
                  loading="lazy"
                />
                <OfficeLink className={table.strong} to={`/sets/${id}`}>
                  {name}
                </OfficeLink>
              </span>
            </td>
            <td data-label={t('productSets.of.section_code')}>{sectionName}</td>
            <td data-label={t('productSets.items')}>
              {itemCount}
              <span className={table.second}>{t('productSets.marked', { count: spotCount })}</span>
            </td>
            <td data-label={t('productSets.check')}>
              <span className={page.row}>
                <FaultTags faults={faults} />
              </span>
            </td>
            <td data-label={t('productSets.state')}>
              <Tag tone={active ? 'good' : 'tint'} icon={active ? 'success' : 'eye-off'}>
                {t(active ? 'productSets.shown' : 'productSets.hidden')}
              </Tag>
            </td>
            <td>
              {onMove ? (
                <span className={page.row}>
                  {([-1, 1] as const).map((by) => (
                    <Button
                      key={by}
                      look="quiet"
                      size="small"
                      icon={by < 0 ? 'arrow-up' : 'arrow-down'}
                      isBusy={isBusy}
                      whyNot={sets[at + by] ? null : t(by < 0 ? 'productSets.isFirst' : 'productSets.isLast')}
                      onClick={() => onMove(id, by)}
                    >
                      <span className="visually-hidden">
                        {t(by < 0 ? 'productSets.up' : 'productSets.down')}: {name}
                      </span>
                    </Button>
                  ))}
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

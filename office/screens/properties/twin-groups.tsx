import type { Change } from '#contract/office/changes.ts';
import type { OfficeValue } from '#contract/office/properties.ts';
import { formatNumber } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './properties.module.css';

interface TwinGroupsProps {
  values: readonly OfficeValue[];
  twins: readonly (readonly number[])[];
  isBusy: boolean;
  onSave: ((changes: Change[]) => void) | null;
}

/** Values that say the same in other letters. The most used one stays, unless somebody presses another. */
export function TwinGroups({ values, twins, isBusy, onSave }: TwinGroupsProps) {
  const { t } = useWords();
  const byId = new Map(values.map((value) => [value.id, value]));
  return (
    <Panel title={t('properties.twinGroups')} lead={t('properties.twinLead')} isFlush>
      <ul className={styles.groups}>
        {twins.map((ids) => (
          <li key={ids.join(' ')}>
            {ids.map((id) => {
              const value = byId.get(id);
              if (!value) return null;
              return (
                <div key={id} className={styles.twin}>
                  <b>{value.nameRu}</b>
                  <small className={styles.code}>{value.code}</small>
                  <Tag icon="box">{formatNumber(value.products)}</Tag>
                  {onSave === null ? null : (
                    <Button
                      look={id === ids[0] ? 'plain' : 'quiet'}
                      size="small"
                      isBusy={isBusy}
                      onClick={() =>
                        onSave(
                          ids
                            .filter((other) => other !== id)
                            .map((other) => ({
                              ...{ subject: 'value_merge', id: other, field: 'into', from: null, to: id },
                            })),
                        )
                      }
                    >
                      {t('properties.mergeGroup', { name: value.nameRu })}
                    </Button>
                  )}
                </div>
              );
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import type { RowChange } from '#contract/office/log.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { BeforeAfter } from '../../changes/value-text.tsx';
import { useValueWords } from '../../changes/value-words.ts';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './log.module.css';

/** Rows are kept by table; staff know the thing that they belong to. */
const SUBJECTS: Readonly<Record<string, string>> = {
  sections: 'section',
  staff_roles: 'staff',
  staff_stores: 'staff',
  settings: 'setting',
  delivery_tariffs: 'tariff',
  slot_templates: 'slot_template',
  slot_days: 'slot_day',
  stores: 'store',
  texts: 'text',
  search_synonyms: 'trade_word',
  judged_queries: 'judged_query',
  store_phones: 'store_phone',
};
const subjectOf = (table: string): string => SUBJECTS[table] ?? table;

/** Each changed column of each row: struck old → tinted new. */
export function RowChanges({ changes }: { changes: readonly RowChange[] }) {
  const { t } = useWords();
  const say = useFieldWords();
  const sayValue = useValueWords();
  if (changes.length === 0) return <Empty icon="info" title={t('log.noRows')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('log.row')}</th>
          <th>{t('change.field')}</th>
          <th>{t('change.beforeAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.flatMap((change) =>
          listColumns(change).map((column, at) => (
            <tr key={`${change.n} ${column}`}>
              <td>{at === 0 ? <RowName change={change} /> : null}</td>
              <td data-label={t('change.field')}>{say(subjectOf(change.table), column)}</td>
              <td data-label={t('change.beforeAfter')}>
                <BeforeAfter
                  from={sayValue(subjectOf(change.table), column, change.before?.[column])}
                  to={sayValue(subjectOf(change.table), column, change.after?.[column])}
                />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

const listColumns = ({ before, after }: RowChange): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];

function RowName({ change: { table: name, key, before, after } }: { change: RowChange }) {
  const { t } = useWords();
  const say = useFieldWords();
  return (
    <span className={styles.row}>
      {say(subjectOf(name))} {Object.values(key).join(' / ')}
      {before === null ? (
        <Tag tone="good" icon="plus">
          {t('log.isNew')}
        </Tag>
      ) : null}
      {after === null ? (
        <Tag tone="bad" icon="trash">
          {t('log.isGone')}
        </Tag>
      ) : null}
    </span>
  );
}

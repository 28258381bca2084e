import type { LogEntry } from '#contract/office/log.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useEntryWords, useFieldWords } from '../../changes/office-words.ts';
import { OfficeLink, officeAddress } from '../../design/office-link.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useRowKeys } from '../../design/use-row-keys.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';

export function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  const words = useWords();
  const { t } = words;
  const sayEntry = useEntryWords();
  const sayField = useFieldWords();
  const navigate = useNavigate();
  const current = useRowKeys(entries.length, (at) => {
    const entry = entries[at];
    if (entry) void navigate(officeAddress(`/log/${entry.id}`));
  });
  if (entries.length === 0) return <Empty icon="clock" title={t('log.none')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('log.what')}</th>
          <th>{t('log.subject')}</th>
          <th>{t('log.who')}</th>
          <th>{t('log.when')}</th>
          <th className={table.number}>{t('log.rows')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, at) => (
          <tr key={entry.id} data-current={at === current}>
            <td>
              <OfficeLink className={table.strong} to={`/log/${entry.id}`}>
                {sayEntry(entry)}
              </OfficeLink>{' '}
              {entry.undoOf === null ? null : (
                <Tag icon="undo" tone="warn">
                  {t('log.isUndo')}
                </Tag>
              )}
              {typeof entry.words.title === 'string' && entry.words.title !== '' ? (
                <span className={table.second}>{entry.words.title}</span>
              ) : null}
            </td>
            <td data-label={t('log.subject')}>
              {entry.subject === null ? '' : sayField(entry.subject)}
              {entry.subjectId === null ? '' : ` № ${entry.subjectId}`}
            </td>
            <td data-label={t('log.who')}>{entry.staff?.name ?? t('log.shop')}</td>
            <td data-label={t('log.when')}>{sayWhen(entry.at, words)}</td>
            <td className={table.number} data-label={t('log.rows')}>
              {entry.rows}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

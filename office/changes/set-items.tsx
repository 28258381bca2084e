import type { ChangeItem } from '#contract/office/changes.ts';
import table from '../design/table.module.css';
import { Tag } from '../design/tag.tsx';
import { useWords } from '../i18n/words.ts';
import { useFieldWords } from './office-words.ts';
import { STATE_LOOKS } from './state-looks.ts';
import { BeforeAfter } from './value-text.tsx';
import { useValueWords } from './value-words.ts';

/** The changes of a set, field by field: before, after, and how each of them stands. */
export function SetItems({ items }: { items: readonly ChangeItem[] }) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const say = useValueWords();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('change.thing')}</th>
          <th>{t('change.field')}</th>
          <th>{t('change.beforeAfter')}</th>
          <th>{t('change.state')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.n}>
            <td>
              {item.name ?? (item.id === null ? t('change.isNew', { what: sayField(item.subject) }) : null)}
            </td>
            <td data-label={t('change.field')}>{sayField(item.subject, item.field)}</td>
            <td data-label={t('change.beforeAfter')}>
              <BeforeAfter
                from={say(item.subject, item.field, item.from)}
                to={say(item.subject, item.field, item.to)}
              />
            </td>
            <td data-label={t('change.state')}>
              <Tag {...STATE_LOOKS[item.state]}>{item.why?.words ?? t(`change.state.${item.state}`)}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import type { Json } from '#domain/office/changes.ts';
import table from '../design/table.module.css';
import { useWords } from '../i18n/words.ts';
import { useFieldWords } from './office-words.ts';
import { BeforeAfter } from './value-text.tsx';
import { useValueWords } from './value-words.ts';

interface Change {
  subject: string;
  field: string;
  from: Json;
  to: Json;
}

interface ChangeTableProps<C extends Change> {
  changes: readonly C[];
  keyOf: (change: C) => string | number;
  /** What is changed, by name. */
  nameOf: (change: C) => ReactNode;
  /** How each of them stands, where that is told. */
  stateOf?: (change: C) => ReactNode;
}

/** Changes field by field, as a set and an approval tell them: what, which field, before and after. */
export function ChangeTable<C extends Change>({ changes, keyOf, nameOf, stateOf }: ChangeTableProps<C>) {
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
          {stateOf ? <th>{t('change.state')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={keyOf(change)}>
            <td>{nameOf(change)}</td>
            <td data-label={t('change.field')}>{sayField(change.subject, change.field)}</td>
            <td data-label={t('change.beforeAfter')}>
              <BeforeAfter
                from={say(change.subject, change.field, change.from)}
                to={say(change.subject, change.field, change.to)}
              />
            </td>
            {stateOf ? <td data-label={t('change.state')}>{stateOf(change)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ChangeItem } from '#contract/office/changes.ts';
import { Tag } from '../design/tag.tsx';
import { useWords } from '../i18n/words.ts';
import { ChangeTable } from './change-table.tsx';
import { useFieldWords } from './office-words.ts';
import { STATE_LOOKS } from './state-looks.ts';

/** The changes of a set, and how each of them stands. */
export function SetItems({ items }: { items: readonly ChangeItem[] }) {
  const { t } = useWords();
  const sayField = useFieldWords();
  return (
    <ChangeTable
      changes={items}
      keyOf={({ n }) => n}
      nameOf={({ id, name, subject }) =>
        name ?? (id === null ? t('change.isNew', { what: sayField(subject) }) : null)
      }
      stateOf={({ state, why }) => (
        <Tag {...STATE_LOOKS[state]}>{why?.words ?? t(`change.state.${state}`)}</Tag>
      )}
    />
  );
}

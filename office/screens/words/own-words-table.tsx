import { useState } from 'react';
import type { OwnWords } from '#contract/office/trade-words.ts';
import { type Edits, shownOf, withEdit, withoutNew } from '../../changes/edits.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { Button } from '../../design/button.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { SUBJECT, toList } from './word-edits.ts';
import styles from './words.module.css';

interface OwnWordsTableProps {
  own: readonly OwnWords[];
  isFiltered: boolean;
  edits: Edits;
  /** Null: this reader changes nothing. */
  onEdit: ((change: (edits: Edits) => Edits) => void) | null;
}

type Row = OwnWords | { id: null; newKey: string; words: string[]; means: string[]; is_active: true };

export function OwnWordsTable({ own, isFiltered, edits, onEdit }: OwnWordsTableProps) {
  const { t } = useWords();
  const keys = new Set(edits.flatMap(({ newKey }) => newKey ?? []));
  const rows: Row[] = [
    ...[...keys].map((newKey) => ({
      ...{ id: null, newKey, words: [] as string[], means: [] as string[], is_active: true as const },
    })),
    ...own,
  ];
  if (rows.length === 0)
    return <Empty icon="search" title={t(isFiltered ? 'words.noneFit' : 'words.none')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('words.words')}</th>
          <th>{t('words.means')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <WordsRow key={row.id ?? row.newKey} row={row} edits={edits} onEdit={onEdit} />
        ))}
      </tbody>
    </table>
  );
}

function WordsRow({ row, edits, onEdit }: { row: Row } & Pick<OwnWordsTableProps, 'edits' | 'onEdit'>) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const thing = row.id === null ? { id: null, newKey: row.newKey } : { id: row.id };
  const shown = <K extends 'words' | 'means' | 'is_active'>(field: K): Row[K] =>
    shownOf(edits, { subject: SUBJECT, ...thing, field }, row[field] as never);
  const name = shown('words').slice(0, 2).join(', ') || t('words.new');
  const edit = (field: 'words' | 'means' | 'is_active', to: string[] | boolean) =>
    onEdit?.((before) =>
      withEdit(before, {
        ...{ subject: SUBJECT, ...thing, field, to },
        from: row.id === null ? null : row[field],
        label: `${name}: ${sayField(SUBJECT, field)}`,
      }),
    );
  const isOff = onEdit === null || !shown('is_active');
  return (
    <tr data-off={!shown('is_active') || undefined}>
      {(['words', 'means'] as const).map((field) => (
        <td key={field} data-label={t(`words.${field}`)}>
          <WordsCell
            label={`${name}: ${sayField(SUBJECT, field)}`}
            hint={t(`words.${field}Hint`)}
            words={shown(field)}
            isOff={isOff}
            onChange={(to) => edit(field, to)}
          />
        </td>
      ))}
      <td className={styles.act}>
        {onEdit === null ? null : (
          <Button
            look="plain"
            size="small"
            onClick={() => {
              if (row.id === null) onEdit((before) => withoutNew(before, row.newKey));
              else edit('is_active', !shown('is_active'));
            }}
          >
            {t(shown('is_active') ? 'hours.takeAway' : 'hours.bringBack')}
          </Button>
        )}
      </td>
    </tr>
  );
}

interface WordsCellProps {
  label: string;
  hint: string;
  words: readonly string[];
  isOff: boolean;
  onChange: (to: string[]) => void;
}

/** What is typed stays as it is typed until the field is left: a comma at the end is the beginning of a word. */
function WordsCell({ label, hint, words, isOff, onChange }: WordsCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className={styles.words}
      aria-label={label}
      placeholder={hint}
      value={typed ?? words.join(', ')}
      disabled={isOff}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(toList(event.currentTarget.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

import type { OfficeSection } from '#contract/office/tree.ts';
import { type Edits, withEdit } from '../../changes/edits.ts';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useRowKeys } from '../../design/use-row-keys.ts';
import { useWords } from '../../i18n/words.ts';
import { TreeLine } from './tree-line.tsx';
import { type TreeRow, withMove } from './tree-rows.ts';

interface TreeTableProps {
  sections: readonly OfficeSection[];
  rows: readonly TreeRow[];
  edits: Edits;
  openId: number;
  onOpen: (id: number | null) => void;
  /** Null: this reader changes nothing. */
  onEdit: ((change: (edits: Edits) => Edits) => void) | null;
  /** Its place in the tree, and taking it away. */
  onMore: ((section: OfficeSection) => void) | null;
}

const STORED = { name_ru: 'nameRu', name_kz: 'nameKz' } as const;

export function TreeTable({ sections, rows, edits, openId, onOpen, onEdit, onMore }: TreeTableProps) {
  const { t } = useWords();
  const current = useRowKeys(rows.length, (at) => onOpen(rows[at]?.section.id ?? null));
  if (rows.length === 0) return <Empty icon="search" title={t('tree.none')} />;

  const rename = (section: OfficeSection, field: keyof typeof STORED, to: string) =>
    onEdit?.((before) =>
      withEdit(before, {
        subject: 'section',
        id: section.id,
        field,
        from: section[STORED[field]],
        to,
        label: `${t(`field.section.${field}`)}: ${section.nameRu}`,
      }),
    );
  const move = (section: OfficeSection, step: -1 | 1) =>
    onEdit?.((before) =>
      withMove(before, sections, { section, step, label: (name) => t('tree.moved', { name }) }),
    );

  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('field.section.name_ru')}</th>
          <th>{t('field.section.name_kz')}</th>
          <th className={table.number}>{t('tree.products')}</th>
          <th className={table.number}>{t('tree.withoutKz')}</th>
          <th>{t('field.section.position')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <TreeLine
            key={row.section.id}
            row={row}
            edits={edits}
            mayEdit={onEdit !== null}
            isOpen={onEdit !== null && row.section.id === openId}
            isCurrent={at === current}
            onOpen={onOpen}
            onName={rename}
            onMove={move}
            onMore={onMore}
          />
        ))}
      </tbody>
    </table>
  );
}

import type { OfficeSection } from '#contract/office/tree.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { type Edits, isEdited, shownOf } from '../../changes/edits.ts';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { NameCell } from './name-cell.tsx';
import styles from './tree.module.css';
import type { TreeRow } from './tree-rows.ts';

type NameField = 'name_ru' | 'name_kz';

interface TreeLineProps {
  row: TreeRow;
  edits: Edits;
  mayEdit: boolean;
  /** Its names are fields now. */
  isOpen: boolean;
  isCurrent: boolean;
  onOpen: (id: number | null) => void;
  onName: (section: OfficeSection, field: NameField, to: string) => void;
  onMove: (section: OfficeSection, step: -1 | 1) => void;
  onMore: ((section: OfficeSection) => void) | null;
}

export function TreeLine(props: TreeLineProps) {
  const { row, edits, mayEdit, isOpen, isCurrent, onOpen, onName, onMove, onMore } = props;
  const { t } = useWords();
  const { section, level } = row;
  const name = (field: NameField, stored: string) => (
    <NameCell
      label={`${t(`field.section.${field}`)}: ${section.nameRu}`}
      stored={stored}
      value={shownOf(edits, { subject: 'section', id: section.id, field }, stored)}
      isOpen={isOpen}
      isFirst={field === 'name_ru'}
      onOpen={mayEdit ? () => onOpen(section.id) : null}
      onClose={() => onOpen(null)}
      onChange={(to) => onName(section, field, to)}
    />
  );
  return (
    <tr data-current={isCurrent || isOpen}>
      <td>
        <div className={styles.name} data-level={Math.min(level, 4)}>
          {name('name_ru', section.nameRu)}
        </div>
      </td>
      <td data-label={t('field.section.name_kz')}>
        <div className={styles.kazakh}>
          {name('name_kz', section.nameKz)}
          {section.isKzMissing ? (
            <Tag tone="warn" icon="warning">
              {t(section.nameKz === '' ? 'tree.isMissing' : 'tree.isSame')}
            </Tag>
          ) : null}
        </div>
      </td>
      <td className={table.number} data-label={t('tree.products')}>
        {section.products}
      </td>
      <td className={table.number} data-label={t('tree.withoutKz')}>
        {section.productsWithoutKz}
      </td>
      <td data-label={t('field.section.position')}>
        <span className={styles.moves}>
          <span className={styles.place}>{section.position}</span>
          {mayEdit ? (
            <>
              <Move
                icon="arrow-up"
                isOff={row.isFirst}
                label={t('tree.up', { name: section.nameRu })}
                onPress={() => onMove(section, -1)}
              />
              <Move
                icon="arrow-down"
                isOff={row.isLast}
                label={t('tree.down', { name: section.nameRu })}
                onPress={() => onMove(section, 1)}
              />
            </>
          ) : null}
          {onMore === null ? null : (
            <button
              className={styles.move}
              type="button"
              aria-label={t('tree.more', { name: section.nameRu })}
              onClick={() => onMore(section)}
            >
              <Icon name="more" size={16} />
            </button>
          )}
          {isEdited(edits, { subject: 'section', id: section.id, field: 'position' }) ? (
            <Tag tone="tint" icon="edit">
              {t('tree.isMoved')}
            </Tag>
          ) : null}
        </span>
      </td>
    </tr>
  );
}

interface MoveProps {
  icon: 'arrow-up' | 'arrow-down';
  label: string;
  isOff: boolean;
  onPress: () => void;
}

function Move({ icon, label, isOff, onPress }: MoveProps) {
  return (
    <button
      className={styles.move}
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

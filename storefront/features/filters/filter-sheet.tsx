import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { ChipRow } from './chip-row.tsx';
import type { ChosenFilter } from './chips.ts';
import { FacetGroups, type FacetGroupsProps } from './facet-groups.tsx';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps extends FacetGroupsProps {
  chosen: readonly ChosenFilter[];
  /** How many goods the list holds now. */
  total: number;
  isPending: boolean;
  onClear(): void;
  onClose(): void;
}

/** The filters over the whole screen of a phone. Each press counts at once; the button says what has come of it. */
export default function FilterSheet({
  facets,
  choice,
  chosen,
  total,
  isPending,
  onChoose,
  onClear,
  onClose,
}: FilterSheetProps) {
  const { t } = useWords();
  return (
    <Sheet
      className={styles.sheet}
      isOpen
      size="full"
      title={t('filters.title')}
      onClose={onClose}
      headerEnd={
        chosen.length > 0 ? (
          <button className={styles.clear} type="button" onClick={onClear}>
            {t('filters.clear')}
          </button>
        ) : null
      }
      footer={
        <Button size={52} isWide aria-busy={isPending || undefined} onClick={onClose}>
          <span aria-live="polite">
            {total === 0 ? t('filters.showNone') : t('filters.show', { count: total })}
          </span>
        </Button>
      }
    >
      <div className={styles.body}>
        {chosen.length > 0 ? (
          <div className={styles.chips}>
            <ChipRow chosen={chosen} onRemove={({ without }) => onChoose(without)} />
          </div>
        ) : null}
        <FacetGroups facets={facets} choice={choice} onChoose={onChoose} />
      </div>
    </Sheet>
  );
}

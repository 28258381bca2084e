import { useState } from 'react';
import { ChoiceChip } from '../../design/chip.tsx';
import { ChoiceGroup } from '../../design/choice.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './list-sections.module.css';

interface ListSectionsProps {
  sections: readonly { code: string; name: string; count: number }[];
  /** Null: all of them together. */
  chosen: string | null;
  /** Whether all together can be chosen too. */
  hasAll?: boolean;
  onChoose(section: string | null): void;
}

/** The sections of a list side by side, each with how many products it has. */
export function ListSections({ sections, chosen, hasAll = false, onChoose }: ListSectionsProps) {
  const { t } = useWords();
  // A press is seen at once; what it leads to takes a moment.
  const [wanted, setWanted] = useState({ section: chosen, chosen });
  if (wanted.chosen !== chosen) setWanted({ section: chosen, chosen });
  const choose = (section: string | null) => {
    setWanted({ section, chosen });
    onChoose(section);
  };
  if (sections.length === 0 || (hasAll && sections.length === 1)) return null;
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  const chips = [
    ...(hasAll ? [{ code: null, name: t('lists.allSections'), count: total }] : []),
    ...sections.map((section) => ({ ...section, code: section.code as string | null })),
  ];
  return (
    <ChoiceGroup legend={t('lists.sections')} isLegendHidden className={styles.group}>
      <div className={styles.row}>
        {chips.map(({ code, name, count }) => (
          <ChoiceChip
            key={code ?? ''}
            name="list-section"
            className={styles.chip}
            checked={code === wanted.section}
            onChange={() => choose(code)}
            note={count}
          >
            {name}
          </ChoiceChip>
        ))}
      </div>
    </ChoiceGroup>
  );
}

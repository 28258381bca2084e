import { type ReactNode, useEffect, useRef } from 'react';
import { RemovableChip } from '../../design/chip.tsx';
import { onPlainPress } from '../../design/plain-press.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './chip-row.module.css';
import type { ChosenFilter } from './chips.ts';

interface ChipRowProps {
  chosen: readonly ChosenFilter[];
  /** The list's address without a filter, where the chip is a link. */
  hrefOf?: ((filter: ChosenFilter) => string) | undefined;
  onRemove(filter: ChosenFilter): void;
  /** At the end of the row: «Сбросить всё». */
  end?: ReactNode;
}

/** What is chosen, each a press away from being taken back. */
export function ChipRow({ chosen, hrefOf, onRemove, end }: ChipRowProps) {
  const { t } = useWords();
  const row = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);

  // A chip that is taken off takes the focus with it: it goes on to its neighbours.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the chips
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    const next = row.current?.querySelector<HTMLElement>('a, button') ?? row.current;
    next?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <ul
      className={styles.row}
      ref={row}
      tabIndex={-1}
      aria-label={t('filters.chosen')}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Gone elsewhere by the visitor's own will; a chip that vanished has nobody to hand the focus to.
        if (relatedTarget) hadFocus.current = false;
      }}
    >
      {chosen.map((filter) => (
        <li key={filter.key}>
          <RemovableChip
            label={t('filters.remove', { name: filter.words })}
            href={hrefOf?.(filter)}
            onRemove={onPlainPress(() => onRemove(filter))}
          >
            {filter.words}
          </RemovableChip>
        </li>
      ))}
      {chosen.length > 0 && end ? <li>{end}</li> : null}
    </ul>
  );
}

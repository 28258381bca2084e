/** Ctrl K: where to go and what to do, found by a few letters. Shows what this person may open, and nothing else. */
import { type KeyboardEvent, use, useId, useState } from 'react';
import type { RightsOf } from '#domain/office/rights.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { useNavigate } from '#storefront/router/hooks.ts';
import { Dialog } from '../design/dialog.tsx';
import { Kbd } from '../design/kbd.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './palette.module.css';
import { findEntries, listEntries } from './palette-entries.ts';
import { ToolsContext } from './tools-context.ts';
import { useFound } from './use-found.ts';

export function Palette({ rights, onClose }: { rights: RightsOf; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const { openHelp } = use(ToolsContext);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const things = useFound(typed);
  const found = [...findEntries(listEntries(rights, words), typed), ...things];
  const current = Math.min(chosen, Math.max(0, found.length - 1));

  function run(at: number): void {
    const entry = found[at];
    if (!entry) return;
    onClose();
    entry.run({ navigate: (to) => void navigate(to), openHelp });
  }

  function move(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) setChosen((current + step + found.length) % found.length);
    else if (event.key === 'Enter') run(current);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={t('palette.title')} isHigh onClose={onClose}>
      <div className={styles.search}>
        <Icon name="search" size={18} />
        <input
          className={styles.input}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${current}` : undefined}
          aria-label={t('palette.label')}
          placeholder={t('palette.label')}
          value={typed}
          data-autofocus
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={move}
        />
      </div>
      <div className={styles.list} role="listbox" id={listId} aria-label={t('palette.title')}>
        {found.map((entry, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field (aria-activedescendant)
          <div
            key={entry.id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === current}
            className={styles.entry}
            onClick={() => run(at)}
          >
            <Icon name={entry.icon} size={18} />
            <span className={styles.name}>{entry.title}</span>
            <span className={styles.kind}>{t(`palette.${entry.kind}`)}</span>
            {entry.keys === undefined ? null : <Kbd keys={entry.keys} />}
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {found.length === 0 ? t('palette.none', { typed }) : ''}
      </p>
    </Dialog>
  );
}

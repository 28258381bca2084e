import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { findTabByKey } from './tab-keys.ts';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  /** How many there are, beside the label. */
  note?: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab[];
  /** The first unless told. */
  startId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

/** A row of tabs may be wider than a phone; the browser counts a tab cut in half as seen. */
function bringIntoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** Panels that share a place. Without scripts all of them are shown, one under another. */
export function Tabs({ label, tabs, startId, onSelect, className }: TabsProps) {
  const prefix = useId();
  const [selected, setSelected] = useState(startId ?? tabs[0]?.id);

  const select = (id: string) => {
    setSelected(id);
    onSelect?.(id);
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const ids = tabs.map(({ id }) => id);
    const id = findTabByKey(event.key, ids, selected);
    if (id === null) return;
    event.preventDefault();
    select(id);
    const tab = event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`);
    tab?.focus();
    bringIntoView(tab);
  };

  return (
    <div className={className}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={pressKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${prefix}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={(event) => {
              select(tab.id);
              bringIntoView(event.currentTarget);
            }}
          >
            {tab.label}
            {tab.note === undefined ? null : <span className={styles.note}>{tab.note}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className={styles.panel}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          hidden={tab.id !== selected}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of words alone must be reachable from its tab
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

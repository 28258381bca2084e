/** Everything that happened, whoever did it; notes are written here, and call whoever is named by @. */
import { useState } from 'react';
import type { OfficeOrder, RibbonEntry } from '#contract/office/order-page.ts';
import { Avatar } from '../../design/avatar.tsx';
import { Panel } from '../../design/panel.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { NoteForm } from './note-form.tsx';
import styles from './order.module.css';
import { useRibbonWords } from './ribbon-words.ts';

const KINDS = {
  all: null,
  notes: ['note'],
  letters: ['letter'],
  money: ['money', 'refund'],
} as const satisfies Record<string, readonly RibbonEntry['kind'][] | null>;

export function RibbonPanel({ order }: { order: OfficeOrder }) {
  const words = useWords();
  const { t } = words;
  const say = useRibbonWords();
  const [shown, setShown] = useState<keyof typeof KINDS>('all');
  const kinds: readonly RibbonEntry['kind'][] | null = KINDS[shown];
  const entries = order.ribbon.filter(({ kind }) => kinds === null || kinds.includes(kind));
  return (
    <Panel
      title={t('order.ribbon')}
      end={(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((each) => (
        <button
          key={each}
          className={styles.chip}
          type="button"
          aria-pressed={each === shown}
          onClick={() => setShown(each)}
        >
          {t(`order.ribbon.${each}`)}
        </button>
      ))}
    >
      {order.canWork ? <NoteForm id={order.id} /> : null}
      <ol className={styles.ribbon}>
        {entries.map((entry, at) => {
          const { who, what } = say(entry);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ribbon is only ever added to at its head
            <li key={`${entry.kind}-${entry.at}-${at}`} className={styles.entry}>
              <time className={styles.when} dateTime={entry.at}>
                {sayWhen(entry.at, words)}
              </time>
              <Avatar id={entry.staff?.id ?? 0} name={who} />
              <span>
                <b>{who}</b> {what}
                {entry.text ? <q className={styles.words}>{entry.text}</q> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

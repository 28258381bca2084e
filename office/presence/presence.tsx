/** Who else is at the same thing, and which field they edit: told every 15 seconds, as one tells of oneself. */
import { useEffect, useState } from 'react';
import type { PresenceSubject, Present } from '#contract/office/company.ts';
import { office } from '../calls/office.ts';
import { useFieldWords } from '../changes/office-words.ts';
import { Avatar } from '../design/avatar.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './presence.module.css';

const CALL = 'POST /office/api/v1/presence/{subject}/{id}/';
const BEAT_MS = 15_000;

function usePresence(subject: PresenceSubject, id: number, field: string | null): readonly Present[] {
  const [others, setOthers] = useState<readonly Present[]>([]);
  // One is there as long as the page says so; leaving is said as well.
  useEffect(() => {
    let isHere = true;
    const params = { subject, id: String(id) };
    const beat = () =>
      office.callQuietly(CALL, { params, body: { field, isLeaving: false } }).then(
        ({ items }) => isHere && setOthers(items),
        // Unknown is not «nobody»: what was seen last stays until the next word.
        () => undefined,
      );
    void beat();
    const timer = setInterval(() => void beat(), BEAT_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
      office.callQuietly(CALL, { params, body: { field: null, isLeaving: true } }).catch(() => undefined);
    };
  }, [subject, id, field]);
  return others;
}

interface PresenceProps {
  subject: PresenceSubject;
  id: number;
  /** What this reader edits; null: they only look. */
  field: string | null;
}

export function Presence({ subject, id, field }: PresenceProps) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const others = usePresence(subject, id, field);
  return (
    <span className={styles.others} role="status">
      {others.map(({ staff, field: theirs }) => (
        <span key={staff.id} className={styles.other}>
          <Avatar id={staff.id} name={staff.name} />
          {theirs === null
            ? t('presence.looks', { name: staff.name })
            : t('presence.edits', { name: staff.name, field: sayField(subject, theirs) })}
        </span>
      ))}
    </span>
  );
}

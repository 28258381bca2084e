import type { OpenStaffSession } from '#contract/office/office-auth.ts';
import { Button } from '../design/button.tsx';
import table from '../design/table.module.css';
import { Tag } from '../design/tag.tsx';
import { sayWhen } from '../i18n/say-when.ts';
import { useWords } from '../i18n/words.ts';

interface SessionsTableProps {
  sessions: readonly OpenStaffSession[];
  /** The one that is being ended. */
  busyId: number | null;
  whyNot?: string | null;
  onEnd: (id: number) => void;
}

/** Where somebody is logged in. The session by which one looks is ended by logging out, not here. */
export function SessionsTable({ sessions, busyId, whyNot = null, onEnd }: SessionsTableProps) {
  const words = useWords();
  const { t } = words;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('sessions.device')}</th>
          <th>{t('sessions.network')}</th>
          <th>{t('sessions.since')}</th>
          <th>{t('sessions.seen')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id} data-current={session.isCurrent}>
            <td>
              <b>{[session.browser, session.system].filter(Boolean).join(', ') || t('sessions.unknown')}</b>
              {session.phone === null ? null : <span className={table.second}>{session.phone}</span>}
            </td>
            <td className="tabular" data-label={t('sessions.network')}>
              {session.network}
            </td>
            <td data-label={t('sessions.since')}>{sayWhen(session.createdAt, words)}</td>
            <td data-label={t('sessions.seen')}>{sayWhen(session.seenAt, words)}</td>
            <td>
              {session.isCurrent ? (
                <Tag icon="check" tone="good">
                  {t('sessions.here')}
                </Tag>
              ) : (
                <Button
                  look="plain"
                  size="small"
                  whyNot={whyNot}
                  isBusy={busyId === session.id}
                  onClick={() => onEnd(session.id)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

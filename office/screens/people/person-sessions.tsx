import type { Person } from '#contract/office/people.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { RENEWS } from './person-calls.ts';

/** Where the user is logged in; a lost phone is logged out from here. */
export function PersonSessions({ person }: { person: Person }) {
  const words = useWords();
  const { t } = words;
  const act = useAct('POST /office/api/v1/customers/{id}/sessions/end/', RENEWS);
  const whyNot = person.canAct ? null : t('whyNot.right');
  const busyId = act.isPending ? act.variables.body.sessionId : undefined;
  const end = (sessionId: number | null) =>
    act.mutate(
      { params: { id: String(person.id) }, body: { sessionId } },
      {
        onSuccess: () => toasts.show(t(sessionId === null ? 'person.sessionsEnded' : 'sessions.ended')),
        onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
      },
    );
  return (
    <Panel
      title={t('sessions.of')}
      end={
        person.sessions.length > 1 ? (
          <Button
            look="plain"
            size="small"
            whyNot={whyNot}
            isBusy={busyId === null}
            onClick={() => end(null)}
          >
            {t('person.endAll')}
          </Button>
        ) : undefined
      }
      isFlush={person.sessions.length > 0}
    >
      {person.sessions.length === 0 ? (
        <p className={page.quiet}>{t('sessions.none')}</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('sessions.device')}</th>
              <th>{t('sessions.network')}</th>
              <th>{t('sessions.seen')}</th>
              <th>
                <span className="visually-hidden">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {person.sessions.map((session) => (
              <tr key={session.id}>
                <td>
                  <b>{session.device === '' ? t('sessions.unknown') : session.device}</b>
                  {session.city === null ? null : <span className={table.second}>{session.city}</span>}
                </td>
                <td className="tabular" data-label={t('sessions.network')}>
                  {session.network}
                </td>
                <td data-label={t('sessions.seen')}>{sayWhen(session.seenAt, words)}</td>
                <td>
                  <Button
                    look="plain"
                    size="small"
                    whyNot={whyNot}
                    isBusy={busyId === session.id}
                    onClick={() => end(session.id)}
                  >
                    {t('sessions.end')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

import type { OpenStaffSession } from '#contract/office/office-auth.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

const LIST = 'GET /office/api/v1/sessions/';

export function OwnSessions() {
  const { t } = useWords();
  const sessions = useCall(LIST);
  return (
    <Panel title={t('sessions.title')} lead={t('sessions.lead')} isFlush>
      <Answered of={sessions}>
        {({ data }) => (
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
              {data.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </tbody>
          </table>
        )}
      </Answered>
    </Panel>
  );
}

function SessionRow({ session }: { session: OpenStaffSession }) {
  const words = useWords();
  const { t } = words;
  const end = useAct('DELETE /office/api/v1/sessions/{id}/', { renews: [LIST] });
  const device = [session.browser, session.system].filter(Boolean).join(', ') || t('sessions.unknown');
  return (
    <tr data-current={session.isCurrent}>
      <td>
        <b>{device}</b>
      </td>
      <td className="tabular" data-label={t('sessions.network')}>
        {session.network}
      </td>
      <td className="tabular" data-label={t('sessions.since')}>
        {sayWhen(session.createdAt, words)}
      </td>
      <td className="tabular" data-label={t('sessions.seen')}>
        {sayWhen(session.seenAt, words)}
      </td>
      <td>
        {session.isCurrent ? (
          <Tag icon="check" tone="good">
            {t('sessions.here')}
          </Tag>
        ) : (
          <Button
            look="plain"
            size="small"
            isBusy={end.isPending}
            onClick={() =>
              end.mutate(
                { params: { id: String(session.id) } },
                {
                  onSuccess: () => toasts.show(t('sessions.ended')),
                  onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
                },
              )
            }
          >
            {t('sessions.end')}
          </Button>
        )}
      </td>
    </tr>
  );
}

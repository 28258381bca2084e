import { SessionsTable } from '../../access/sessions-table.tsx';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Panel } from '../../design/panel.tsx';
import { Answered, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

const LIST = 'GET /office/api/v1/sessions/';

export function OwnSessions() {
  const { t } = useWords();
  const sessions = useCall(LIST);
  const end = useAct('DELETE /office/api/v1/sessions/{id}/', { renews: [LIST] });
  const busyId = end.isPending ? Number(end.variables.params.id) : null;
  return (
    <Panel title={t('sessions.title')} lead={t('sessions.lead')} isFlush>
      <Answered of={sessions}>
        {({ data }) => (
          <SessionsTable
            sessions={data}
            busyId={busyId}
            onEnd={(id) =>
              end.mutate(
                { params: { id: String(id) } },
                {
                  onSuccess: () => toasts.show(t('sessions.ended')),
                  onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
                },
              )
            }
          />
        )}
      </Answered>
    </Panel>
  );
}

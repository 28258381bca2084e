import { SessionsTable } from '../../access/sessions-table.tsx';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

const LIST = 'GET /office/api/v1/staff/{id}/sessions/';

/** Where somebody is logged in; one session may be ended without closing the account. */
export function MemberSessions({ memberId, whyNot }: { memberId: number; whyNot: string | null }) {
  const { t } = useWords();
  const id = String(memberId);
  const sessions = useCall(LIST, { params: { id } });
  const end = useAct('DELETE /office/api/v1/staff/{id}/sessions/{session}/', { renews: [LIST] });
  const busyId = end.isPending ? Number(end.variables.params.session) : null;
  return (
    <Panel title={t('sessions.of')} lead={t('sessions.ofLead')} isFlush>
      <Answered of={sessions}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty icon="user" title={t('sessions.none')} />
          ) : (
            <SessionsTable
              sessions={data}
              busyId={busyId}
              whyNot={whyNot}
              onEnd={(session) =>
                end.mutate(
                  { params: { id, session: String(session) } },
                  {
                    onSuccess: () => toasts.show(t('sessions.ended')),
                    onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
                  },
                )
              }
            />
          )
        }
      </Answered>
    </Panel>
  );
}

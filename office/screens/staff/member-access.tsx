import { useState } from 'react';
import type { StaffMember } from '#contract/office/staff.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { InvitationLink } from './invitation-link.tsx';

const RENEWS = { renews: ['GET /office/api/v1/staff/'] } as const;

/** Closing, opening, a new link: what ends sessions is said before it is pressed. */
export function MemberAccess({ member, whyNot }: { member: StaffMember; whyNot: string | null }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<'close' | 'reset' | null>(null);
  const change = useAct('PATCH /office/api/v1/staff/{id}/', RENEWS);
  const reset = useAct('POST /office/api/v1/staff/{id}/factor/', RENEWS);
  const params = { id: String(member.id) };
  const error = change.error ?? reset.error;
  const isShut = member.state === 'closed' || member.state === 'locked';
  const setState = (state: 'active' | 'closed') =>
    change.mutate(
      { params, body: { state } },
      { onSuccess: () => toasts.show(t(state === 'closed' ? 'member.closed' : 'member.opened')) },
    );
  return (
    <Panel title={t('member.access')}>
      <div className={page.form}>
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <p className={page.quiet}>{t('member.resetHint')}</p>
        <div className={page.row}>
          <Button look="plain" icon="link" whyNot={whyNot} onClick={() => setAsked('reset')}>
            {t('member.reset')}
          </Button>
          {isShut ? (
            <Button look="plain" whyNot={whyNot} isBusy={change.isPending} onClick={() => setState('active')}>
              {t('member.open')}
            </Button>
          ) : (
            <Button look="danger" whyNot={whyNot} onClick={() => setAsked('close')}>
              {t('member.close')}
            </Button>
          )}
        </div>
      </div>
      {asked === null ? null : (
        <Dialog
          size="narrow"
          title={t(asked === 'close' ? 'member.closeAsk' : 'member.resetAsk', { name: member.name })}
          onClose={() => setAsked(null)}
          footer={
            <>
              <Button look="quiet" onClick={() => setAsked(null)}>
                {t('cancel')}
              </Button>
              <Button
                look="danger"
                onClick={() => {
                  setAsked(null);
                  if (asked === 'close') setState('closed');
                  else reset.mutate({ params });
                }}
              >
                {t(asked === 'close' ? 'member.close' : 'member.reset')}
              </Button>
            </>
          }
        >
          <p>{t(asked === 'close' ? 'member.closeLead' : 'member.resetLead')}</p>
        </Dialog>
      )}
      {reset.data ? (
        <Dialog title={t('invited.title')} onClose={() => reset.reset()}>
          <InvitationLink invitation={reset.data.data} />
        </Dialog>
      ) : null}
    </Panel>
  );
}

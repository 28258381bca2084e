/** What can be decided now: a contract given, taken or refused, an organisation blocked. Who loses something is told why. */
import { useState } from 'react';
import type { Party } from '#contract/office/contracts.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { DateField } from '../../design/date-field.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { ReasonDialog } from '../../people/reason-dialog.tsx';
import { RENEWS } from './party-calls.ts';

type Decision = 'activate' | 'revoke' | 'block' | 'decline';

/** The first is the one that waits. */
function listDecisions({ contract, state, organization, requests }: Party): Decision[] {
  if (contract?.isInForce) return organization === null ? ['revoke'] : ['revoke', 'block'];
  const isWaiting = requests.some((each) => each.state === 'moderation');
  const open: Decision[] = isWaiting ? ['activate', 'decline'] : ['activate'];
  return organization === null || state === 'blocked' ? open : [...open, 'block'];
}

export function DecideActs({ party }: { party: Party }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<Decision | null>(null);
  const decide = useAct('POST /office/api/v1/wholesale/{party}/decide/', RENEWS);
  const close = () => {
    setAsked(null);
    decide.reset();
  };
  const run = (decision: Decision, terms: { lastDay?: string | null; reason?: string }) =>
    decide.mutate(
      { params: { party: party.party }, body: { decision, ...terms } },
      {
        onSuccess: () => {
          toasts.show(t(`decide.done.${decision}`));
          close();
        },
      },
    );
  if (!party.canDecide) return null;
  return (
    <>
      {listDecisions(party).map((each) => (
        <Button
          key={each}
          look={each === 'activate' ? 'main' : each === 'block' ? 'danger' : 'plain'}
          onClick={() => setAsked(each)}
        >
          {t(`decide.${each}`)}
        </Button>
      ))}
      {asked === 'activate' ? (
        <ActivateDialog
          isBusy={decide.isPending}
          error={decide.error}
          onClose={close}
          onDay={(lastDay) => run('activate', { lastDay })}
        />
      ) : asked === null ? null : (
        <ReasonDialog
          title={t(`decide.${asked}`)}
          lead={t(`decide.lead.${asked}`)}
          act={t(`decide.${asked}`)}
          isDanger={asked !== 'decline'}
          isBusy={decide.isPending}
          error={decide.error}
          onClose={close}
          onReason={(reason) => run(asked, { reason })}
        />
      )}
    </>
  );
}

interface ActivateDialogProps {
  isBusy: boolean;
  error: Error | null;
  onDay: (lastDay: string | null) => void;
  onClose: () => void;
}

function ActivateDialog({ isBusy, error, onDay, onClose }: ActivateDialogProps) {
  const { t } = useWords();
  const [day, setDay] = useState('');
  return (
    <Dialog size="narrow" title={t('decide.activate')} lead={t('decide.lead.activate')} onClose={onClose}>
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          onDay(day === '' ? null : day);
        }}
      >
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <DateField label={t('decide.lastDay')} value={day} onChange={setDay} />
        <p className={page.quiet}>{t('decide.lastDayHint')}</p>
        <div className={page.row}>
          <Button type="submit" isBusy={isBusy} data-autofocus>
            {t('decide.activate')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { RENEWS } from './person-calls.ts';

/** Above the limit it is asked for, which is no failure. */
export function PointsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useWords();
  const give = useAct('POST /office/api/v1/customers/{id}/points/', RENEWS);
  const isAsked = give.error?.code === 'office.needs_approval';
  return (
    <Dialog size="narrow" title={t('person.givePoints')} lead={t('person.pointsLead')} onClose={onClose}>
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          give.mutate(
            {
              params: { id: String(id) },
              body: { points: Number(form.get('points')), reason: String(form.get('reason')) },
            },
            {
              onSuccess: ({ data }) => {
                toasts.show(t('person.pointsGiven', { balance: data.balance }));
                onClose();
              },
            },
          );
        }}
      >
        {isAsked ? <Note tone="good">{t('order.asked')}</Note> : null}
        {give.error && !isAsked ? (
          <Note tone="bad">{sayFailure(give.error, t('state.noAnswer'))}</Note>
        ) : null}
        <TextField
          label={t('person.howManyPoints')}
          name="points"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
          data-autofocus
        />
        <TextField
          label={t('reason.why')}
          hint={t('reason.hint')}
          name="reason"
          required
          minLength={3}
          maxLength={500}
          autoComplete="off"
        />
        <div className={page.row}>
          {isAsked ? null : (
            <Button type="submit" icon="plus" isBusy={give.isPending}>
              {t('person.givePoints')}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

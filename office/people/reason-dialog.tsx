import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { Note } from '../design/note.tsx';
import page from '../design/page.module.css';
import { sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';

interface ReasonDialogProps {
  title: string;
  lead: string;
  /** What its button says. */
  act: string;
  isDanger?: boolean;
  isBusy: boolean;
  error: (Error & { code?: string | null }) | null;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** A question that is answered by why; where two are needed it is asked for, which is no failure. */
export function ReasonDialog({
  title,
  lead,
  act,
  isDanger = false,
  isBusy,
  error,
  onReason,
  onClose,
}: ReasonDialogProps) {
  const { t } = useWords();
  const isAsked = error?.code === 'office.needs_approval';
  return (
    <Dialog size="narrow" title={title} lead={lead} onClose={onClose}>
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          onReason(String(new FormData(event.currentTarget).get('reason')));
        }}
      >
        {isAsked ? <Note tone="good">{t('order.asked')}</Note> : null}
        {error && !isAsked ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <TextField
          label={t('reason.why')}
          hint={t('reason.hint')}
          name="reason"
          required
          minLength={3}
          maxLength={500}
          autoComplete="off"
          data-autofocus
        />
        <div className={page.row}>
          {isAsked ? null : (
            <Button type="submit" look={isDanger ? 'danger' : 'main'} isBusy={isBusy}>
              {act}
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

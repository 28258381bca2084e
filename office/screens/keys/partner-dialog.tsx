import type { Partner } from '#contract/office/keys.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { ContractFields, readContract } from './contract-fields.tsx';

/** What the contract with a partner says: calls a minute over all its keys, and whom to write to. */
export function PartnerDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { t } = useWords();
  const save = useAct('PATCH /office/api/v1/partners/{id}/', { renews: ['GET /office/api/v1/partners/'] });
  return (
    <Dialog size="narrow" title={partner.name} lead={t('keys.terms')} onClose={onClose}>
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(
            {
              params: { id: String(partner.id) },
              body: readContract(new FormData(event.currentTarget)),
            },
            {
              onSuccess: () => {
                toasts.show(t('keys.termsSaved'));
                onClose();
              },
            },
          );
        }}
      >
        {save.error ? <Note tone="bad">{sayFailure(save.error, t('state.noAnswer'))}</Note> : null}
        <ContractFields partner={partner} />
        <div className={page.row}>
          <Button type="submit" isBusy={save.isPending}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

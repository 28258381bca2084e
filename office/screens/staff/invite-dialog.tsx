import { useState } from 'react';
import { LOCALE_CODES } from '#domain/locale.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { DutiesFields, type DutiesValue } from './duties-fields.tsx';
import { InvitationLink } from './invitation-link.tsx';

/** Somebody new: who, in which language, what they may do and where. The link goes by letter, and may be handed over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const [duties, setDuties] = useState<DutiesValue>({ roles: [], stores: [] });
  const invite = useAct('POST /office/api/v1/staff/', { renews: ['GET /office/api/v1/staff/'] });
  if (invite.data)
    return (
      <Dialog title={t('invited.title')} onClose={onClose}>
        <InvitationLink invitation={invite.data.data} />
      </Dialog>
    );
  const { error } = invite;
  const emailError =
    error?.code === 'staff.email_taken' ? error.message : (error?.fieldError('email') ?? null);
  return (
    <Dialog title={t('staff.invite')} lead={t('staff.inviteLead')} onClose={onClose}>
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          invite.mutate({
            body: {
              email: String(form.get('email')),
              name: String(form.get('name')),
              language: form.get('language') === 'kz' ? 'kz' : 'ru',
              roles: [...duties.roles],
              stores: [...duties.stores],
            },
          });
        }}
      >
        {error && emailError === null ? (
          <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note>
        ) : null}
        <TextField
          label={t('staff.name')}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          data-autofocus
        />
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          required
          autoComplete="off"
          error={emailError}
        />
        <SelectField label={t('staff.language')} name="language" defaultValue="ru">
          {LOCALE_CODES.map((code) => (
            <option key={code} value={code}>
              {code === 'ru' ? 'Русский' : 'Қазақша'}
            </option>
          ))}
        </SelectField>
        <DutiesFields value={duties} onChange={setDuties} />
        <div className={page.row}>
          <Button
            type="submit"
            icon="mail"
            isBusy={invite.isPending}
            whyNot={duties.roles.length === 0 ? t('staff.roleNeeded') : null}
          >
            {t('staff.sendInvitation')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import type { SavedView } from '#contract/office/company.ts';
import { STAFF_ROLES } from '#domain/office/rights.ts';
import { useMe } from '../access/use-me.ts';
import { useAct } from '../calls/use-call.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { SelectField, TextField } from '../design/field.tsx';
import { Note } from '../design/note.tsx';
import page from '../design/page.module.css';
import { sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';

const RENEWS = { renews: ['GET /office/api/v1/views/'] } as const;

interface SaveViewDialogProps {
  screen: string;
  query: string;
  /** Null: a new one. */
  view: SavedView | null;
  onClose: () => void;
}

/** A name for the filters that stand in the address; for a role by whoever may set things. */
export function SaveViewDialog({ screen, query, view, onClose }: SaveViewDialogProps) {
  const { t } = useWords();
  const { rights } = useMe();
  const [role, setRole] = useState<string>(view?.role ?? '');
  const save = useAct('PUT /office/api/v1/views/', RENEWS);
  const forget = useAct('DELETE /office/api/v1/views/{id}/', RENEWS);
  const error = save.error ?? forget.error;
  return (
    <Dialog
      size="narrow"
      title={t(view ? 'views.change' : 'views.save')}
      lead={t('views.lead')}
      onClose={onClose}
    >
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get('name'));
          const forRole = STAFF_ROLES.find((each) => each === role) ?? null;
          save.mutate(
            { body: { id: view?.id ?? null, screen, name, query, role: forRole } },
            { onSuccess: onClose },
          );
        }}
      >
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <TextField
          label={t('views.name')}
          name="name"
          defaultValue={view?.name ?? ''}
          required
          maxLength={60}
          autoComplete="off"
          data-autofocus
        />
        {rights.settings?.write === undefined ? null : (
          <SelectField
            label={t('views.for')}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value)}
          >
            <option value="">{t('views.own')}</option>
            {STAFF_ROLES.map((each) => (
              <option key={each} value={each}>
                {t(`role.${each}`)}
              </option>
            ))}
          </SelectField>
        )}
        <div className={page.row}>
          <Button type="submit" isBusy={save.isPending}>
            {t('save')}
          </Button>
          {view ? (
            <Button
              look="danger"
              isBusy={forget.isPending}
              onClick={() => forget.mutate({ params: { id: String(view.id) } }, { onSuccess: onClose })}
            >
              {t('views.forget')}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}

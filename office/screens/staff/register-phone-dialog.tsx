import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Answered, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

/** Makes the very device that shows this page a phone of a store. */
export function RegisterPhoneDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useWords();
  const stores = useCall('GET /office/api/v1/stores/');
  const register = useAct('POST /office/api/v1/store-phones/', {
    renews: ['GET /office/api/v1/store-phones/'],
  });
  const { error } = register;
  return (
    <Dialog size="narrow" title={t('phones.register')} lead={t('phones.registerLead')} onClose={onClose}>
      <Answered of={stores}>
        {({ items }) => (
          <form
            className={page.form}
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              register.mutate(
                { body: { name: String(form.get('name')), storeId: Number(form.get('store')) } },
                {
                  onSuccess: () => {
                    toasts.show(t('phones.registered'));
                    onClose();
                  },
                },
              );
            }}
          >
            {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
            <TextField
              label={t('phones.name')}
              hint={t('phones.nameHint')}
              name="name"
              required
              maxLength={60}
              autoComplete="off"
              data-autofocus
            />
            <SelectField label={t('phones.store')} name="store">
              {items.map(({ id, nameRu, nameKz }) => (
                <option key={id} value={id}>
                  {locale === 'kz' ? nameKz : nameRu}
                </option>
              ))}
            </SelectField>
            <div className={page.row}>
              <Button type="submit" isBusy={register.isPending}>
                {t('phones.register')}
              </Button>
              <Button look="quiet" onClick={onClose}>
                {t('cancel')}
              </Button>
            </div>
          </form>
        )}
      </Answered>
    </Dialog>
  );
}

import type { PhoneBuyer } from '#contract/office/phone-orders.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox, SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './phone.module.css';

interface NewCallerFormProps {
  phone: string;
  onAdded: (buyer: PhoneBuyer) => void;
}

/** Nobody is written down before they have agreed to what was read out. */
export function NewCallerForm({ phone, onAdded }: NewCallerFormProps) {
  const { t, locale } = useWords();
  const add = useAct('POST /office/api/v1/buyers/');
  return (
    <form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const language = form.get('language') === 'kz' ? 'kz' : 'ru';
        const names = { firstName: String(form.get('firstName')), lastName: String(form.get('lastName')) };
        add.mutate(
          { body: { phone, ...names, language, isConsentGiven: true } },
          { onSuccess: ({ data }) => onAdded(data) },
        );
      }}
    >
      <Note>{t('phone.unknown')}</Note>
      {add.error ? <Note tone="bad">{sayFailure(add.error, t('state.noAnswer'))}</Note> : null}
      <div className={styles.fields}>
        <TextField
          label={t('phone.firstName')}
          name="firstName"
          required
          maxLength={50}
          error={add.error?.fieldError('firstName')}
        />
        <TextField label={t('phone.lastName')} name="lastName" maxLength={50} />
        <SelectField label={t('phone.language')} name="language" defaultValue={locale}>
          <option value="ru">{t('phone.ru')}</option>
          <option value="kz">{t('phone.kz')}</option>
        </SelectField>
      </div>
      <Checkbox label={t('phone.consentRead')} hint={t('phone.consentText')} required />
      <div>
        <Button type="submit" isBusy={add.isPending}>
          {t('phone.add')}
        </Button>
      </div>
    </form>
  );
}

import type { Partner } from '#contract/office/keys.ts';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';

const USUAL = 600;

/** What the contract with a partner says, known or new: whom to write to, and calls a minute over all its keys. */
export function ContractFields({ partner }: { partner?: Partner }) {
  const { t } = useWords();
  return (
    <>
      <TextField
        label={t('keys.email')}
        hint={t('keys.emailHint')}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={partner?.email ?? ''}
      />
      <TextField
        label={t('keys.contractField')}
        hint={t('keys.contractHint')}
        name="contract"
        type="number"
        min={1}
        max={60_000}
        required
        defaultValue={partner?.callsPerMinute ?? USUAL}
      />
    </>
  );
}

export const readContract = (form: FormData) => ({
  email: String(form.get('email') ?? '').trim() || null,
  callsPerMinute: Number(form.get('contract')),
});

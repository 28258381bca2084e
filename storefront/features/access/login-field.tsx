import { TextField, type TextFieldProps } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';

/** What an account is called: a phone or an e-mail, typed as it is, with the `@` at hand. */
export function LoginField(field: Omit<TextFieldProps, 'label'>) {
  const { t } = useWords();
  return (
    <TextField
      label={t('login.login')}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      data-autofocus
      {...field}
    />
  );
}

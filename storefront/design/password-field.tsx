import { useState } from 'react';
import { useWords } from '../i18n/locale-context.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** Tells password managers which one to offer or to make. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be pasted, filled in by its keeper, and looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useWords();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      maxLength={128}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t('design.password.show')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

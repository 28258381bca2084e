import { useEffect, useRef } from 'react';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed.trim());

type CodeFieldProps = Omit<TextFieldProps, 'label' | 'hint' | 'ref'> & { phone: string };

/** The code that was sent to a phone. Its form stands where another stood before: the focus goes along. */
export function CodeField({ phone, ...field }: CodeFieldProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      ref={input}
      label={t('code.code')}
      hint={t('code.sentTo', { phone: formatPhone(parsePhone(phone)?.e164 ?? phone) })}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      required
      {...field}
    />
  );
}

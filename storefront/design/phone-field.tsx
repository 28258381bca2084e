import type { FocusEvent } from 'react';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A phone typed or pasted in any form: set in order when the field is left, never while it is being typed. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'onBlur'>) {
  const setInOrder = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const phone = parsePhone(currentTarget.value);
    if (phone) currentTarget.value = formatPhone(phone.e164);
  };
  return (
    <TextField
      autoComplete="tel"
      placeholder="+7 (7__) ___-__-__"
      maxLength={32}
      {...props}
      type="tel"
      inputMode="tel"
      onBlur={setInOrder}
    />
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { callbackTime, isCallbackName } from '#domain/callback.ts';
import { localePath } from '#domain/locale.ts';
import { parsePhone } from '#domain/phone.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { useShell } from '../shell.ts';
import styles from './ask-form.module.css';
import type { Asking } from './asking.ts';
import { sendAsking } from './send-asking.ts';

export interface AskFormProps extends Asking {
  onClose: () => void;
}

const CALL_WORDS = {
  soon: 'ask.call.soon',
  today: 'ask.call.today',
  tomorrow: 'ask.call.tomorrow',
} as const;

type Fields = Partial<Record<'phone' | 'name', string>>;

/** A phone and a name; what was typed stays until it has arrived. */
export default function AskForm({ kind, product, onClose }: AskFormProps) {
  const { t, locale } = useWords();
  const { city, viewer } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'filling' | 'sending' | 'success' | 'error'>('filling');
  const [faults, setFaults] = useState<Fields>({});
  const [failure, setFailure] = useState<string | null>(null);

  const refuse = (found: Fields) => {
    setFaults(found);
    const first = form.current?.elements.namedItem(found.phone ? 'phone' : 'name');
    if (first instanceof HTMLElement) first.focus();
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const typed = new FormData(event.currentTarget);
    const given = {
      phone: String(typed.get('phone') ?? ''),
      name: String(typed.get('name') ?? '').trim(),
      website: String(typed.get('website') ?? ''),
    };
    const found: Fields = {
      ...(parsePhone(given.phone) ? {} : { phone: t('ask.phoneWrong') }),
      ...(kind === 'order' && !isCallbackName(given.name) ? { name: t('ask.nameWrong') } : {}),
    };
    if (found.phone || found.name) return refuse(found);
    setFaults({});
    setFailure(null);
    setState('sending');
    const result = await sendAsking({ kind, product }, given, city, locale);
    if (result.ok) return setState('success');
    setState('error');
    setFailure(result.error?.message ?? t('ask.noAnswer'));
    const fields = result.error?.errors;
    if (fields?.phone || fields?.name)
      refuse({
        ...(fields.phone?.[0] ? { phone: fields.phone[0] } : {}),
        ...(fields.name?.[0] ? { name: fields.name[0] } : {}),
      });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="narrow"
      title={t(kind === 'order' ? 'ask.orderTitle' : 'ask.stockTitle')}
      lead={product.name}
    >
      {state === 'success' ? (
        // The form has gone with the focus in it: the one button left takes it.
        <div className={styles.form} ref={(box) => box?.querySelector('button')?.focus()}>
          <Notice look="good" role="status" title={t('ask.success')}>
            {kind === 'order' ? t(CALL_WORDS[callbackTime(new Date())]) : t('ask.willTell')}
          </Notice>
          <Button isWide size={48} onClick={onClose}>
            {t('ask.done')}
          </Button>
        </div>
      ) : (
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          {failure === null ? null : (
            <Notice look="blocked" role="alert" title={t('ask.error')}>
              {failure}
            </Notice>
          )}
          <TextField
            label={t('ask.phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            placeholder="+7 (7__) ___-__-__"
            required
            maxLength={32}
            error={faults.phone}
            data-autofocus
          />
          {kind === 'order' ? (
            <TextField
              label={t('ask.name')}
              name="name"
              autoComplete="given-name"
              defaultValue={viewer?.firstName}
              required
              maxLength={50}
              error={faults.name}
            />
          ) : null}
          {/* Not for people: programs fill in whatever they find. */}
          <label hidden>
            {t('ask.website')}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
          <Button type="submit" size={48} isWide isLoading={state === 'sending'}>
            {t(kind === 'order' ? 'ask.orderSend' : 'ask.stockSend')}
          </Button>
          <p className={styles.consent}>
            {t('ask.consent')}{' '}
            <a className="link" href={localePath('/privacy', locale)} target="_blank" rel="noopener">
              {t('ask.privacy')}
            </a>
          </p>
        </form>
      )}
    </Dialog>
  );
}

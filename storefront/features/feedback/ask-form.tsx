import { type FormEvent, useRef, useState } from 'react';
import { callbackTime } from '#domain/callback.ts';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { AskField, findFault } from './ask-field.tsx';
import styles from './ask-form.module.css';
import { ASKED_FIELDS, type Asking, type AskingField, type Given } from './asking.ts';
import { sendAsking } from './send-asking.ts';

export interface AskFormProps {
  asking: Asking;
  onClose: () => void;
}

const CALL_WORDS = {
  soon: 'ask.call.soon',
  today: 'ask.call.today',
  tomorrow: 'ask.call.tomorrow',
} as const;

const WORDS = {
  order: { title: 'ask.orderTitle', send: 'ask.orderSend' },
  stock: { title: 'ask.stockTitle', send: 'ask.stockSend' },
  price: { title: 'ask.priceTitle', send: 'ask.stockSend' },
  call: { title: 'ask.callTitle', send: 'ask.orderSend' },
  question: { title: 'ask.questionTitle', send: 'ask.questionSend' },
} as const;

type Faults = Partial<Record<AskingField, string>>;

/** A few fields; what was typed stays until it has arrived. */
export default function AskForm({ asking, onClose }: AskFormProps) {
  const { t, locale } = useWords();
  const { city, viewer } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'filling' | 'sending' | 'success' | 'error'>('filling');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { kind } = asking;
  const isWord = kind === 'stock' || kind === 'price';
  const isKnown = isWord && viewer !== null;
  const fields = isKnown ? [] : ASKED_FIELDS[kind];
  const product = 'product' in asking ? asking.product : undefined;

  const refuse = (found: Faults) => {
    setFaults(found);
    const first = form.current?.elements.namedItem(fields.find((name) => found[name]) ?? '');
    if (first instanceof HTMLElement) first.focus();
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    const typed = new FormData(event.currentTarget);
    const read = (name: keyof Given) => String(typed.get(name) ?? '').trim();
    const found: Faults = {};
    for (const name of fields) {
      const words = findFault(name, read(name));
      if (words !== null) found[name] = t(words);
    }
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    setFailure(null);
    setState('sending');
    const given: Given = {
      phone: read('phone'),
      email: read('email'),
      name: read('name'),
      theme: read('theme'),
      contact: read('contact'),
      question: read('question'),
      website: read('website'),
    };
    const result = await sendAsking(asking, given, city, locale);
    if (result.ok) return setState('success');
    setState('error');
    setFailure(result.error?.message ?? t('ask.noAnswer'));
    const refused: Faults = {};
    for (const name of fields) {
      const words = result.error?.errors?.[name]?.[0];
      if (words !== undefined) refused[name] = words;
    }
    if (Object.keys(refused).length > 0) refuse(refused);
  }

  return (
    <Dialog isOpen onClose={onClose} size="narrow" title={t(WORDS[kind].title)} lead={product?.name}>
      {state === 'success' ? (
        // The form has gone with the focus in it: the one button left takes it.
        <div className={styles.form} ref={(box) => box?.querySelector('button')?.focus()}>
          <Notice
            look="good"
            role="status"
            title={t(
              kind === 'question'
                ? 'ask.questionSuccess'
                : isWord && !isKnown
                  ? 'ask.confirmSent'
                  : 'ask.success',
            )}
          >
            {isWord
              ? t(isKnown ? 'ask.willTell' : 'ask.confirmLead')
              : kind === 'question'
                ? t('ask.willAnswer')
                : t(CALL_WORDS[callbackTime(new Date())])}
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
          {isKnown ? <p>{t(`ask.${kind}Known`)}</p> : null}
          {fields.map((name, index) => (
            <AskField key={name} name={name} isFirst={index === 0} error={faults[name]} />
          ))}
          {/* Not for people: programs fill in whatever they find. */}
          <label hidden>
            {t('ask.website')}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
          <Button type="submit" size={48} isWide isLoading={state === 'sending'}>
            {t(WORDS[kind].send)}
          </Button>
          <p className={styles.consent}>
            {kind === 'question' && product ? `${t('ask.questionPublic')} ` : null}
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

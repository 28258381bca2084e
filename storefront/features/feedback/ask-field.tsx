import { isCallbackName } from '#domain/callback.ts';
import { parseEmail } from '#domain/email.ts';
import { parsePhone } from '#domain/phone.ts';
import { isQuestion, LONGEST_QUESTION, parseContact } from '#domain/question.ts';
import { SelectField } from '../../design/select-field.tsx';
import { TextareaField, TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import { useShell } from '../../page/shell.ts';
import { type AskingField, CALL_THEMES } from './asking.ts';

/** By field: is it right, and what to say when it is not. */
const RULES: Partial<Record<AskingField, { isRight: (typed: string) => boolean; words: MessageKey }>> = {
  phone: { isRight: (typed) => parsePhone(typed) !== null, words: 'ask.phoneWrong' },
  email: { isRight: (typed) => parseEmail(typed) !== null, words: 'ask.emailWrong' },
  name: { isRight: isCallbackName, words: 'ask.nameWrong' },
  contact: { isRight: (typed) => parseContact(typed) !== null, words: 'ask.contactWrong' },
  question: { isRight: isQuestion, words: 'ask.questionWrong' },
};

/** Null when there is nothing to say against it. */
export function findFault(name: AskingField, typed: string): MessageKey | null {
  const rule = RULES[name];
  return rule === undefined || rule.isRight(typed) ? null : rule.words;
}

/** One field of the form; the first takes the focus. */
export function AskField({
  name,
  error,
  isFirst,
}: {
  name: AskingField;
  error: string | undefined;
  isFirst: boolean;
}) {
  const { t } = useWords();
  const { viewer } = useShell();
  const shared = { name, error, required: true, 'data-autofocus': isFirst || undefined };
  switch (name) {
    case 'phone':
      return (
        <TextField
          {...shared}
          label={t('ask.phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          placeholder="+7 (7__) ___-__-__"
          maxLength={32}
        />
      );
    case 'email':
      return (
        <TextField
          {...shared}
          label={t('ask.email')}
          hint={t('ask.emailHint')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
      );
    case 'name':
      return (
        <TextField
          {...shared}
          label={t('ask.name')}
          autoComplete="given-name"
          defaultValue={viewer?.firstName}
          maxLength={50}
        />
      );
    case 'theme':
      return (
        <SelectField
          {...shared}
          label={t('ask.theme')}
          options={CALL_THEMES.map((theme) => ({ value: theme, label: t(`ask.theme.${theme}`) }))}
        />
      );
    case 'contact':
      return (
        <TextField
          {...shared}
          label={t('ask.contact')}
          hint={t('ask.contactHint')}
          autoComplete="email"
          maxLength={254}
        />
      );
    case 'question':
      return <TextareaField {...shared} label={t('ask.question')} rows={4} maxLength={LONGEST_QUESTION} />;
  }
}

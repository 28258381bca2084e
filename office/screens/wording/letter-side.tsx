/** One language of a letter: its own subject and opening words, the letter as it would go out, a trial to oneself, and back by one press. */
import type { LetterWordsRow } from '#contract/office/letter-templates.ts';
import { findSlotFault } from '#domain/letter-slots.ts';
import { templateOf } from '#domain/letter-templates.ts';
import type { Locale } from '#domain/locale.ts';
import { useAct } from '../../calls/use-call.ts';
import { type Edits, shownOf, withEdit } from '../../changes/edits.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { Button } from '../../design/button.tsx';
import { TextArea, TextField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { LetterSheet } from './letter-sheet.tsx';

const WORDS_SUBJECT = 'letter_words';
const NAMES: Readonly<Record<Locale, string>> = { ru: 'Русский', kz: 'Қазақша' };
const TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-KZ', kz: 'kk-KZ' };
type Part = 'subject' | 'opening';

interface LetterSideProps {
  row: LetterWordsRow;
  /** What it is looked at with. */
  thing: number | null;
  edits: Edits;
  /** Null: this reader changes nothing. */
  onEdit: ((change: (edits: Edits) => Edits) => void) | null;
}

export function LetterSide({ row, thing, edits, onEdit }: LetterSideProps) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const trial = useAct('POST /office/api/v1/letter-templates/trial/');
  const { id, kind, language } = row;
  const label = `${t(`wording.kind.${kind}`)}, ${NAMES[language]}`;
  const shown = (field: Part) => shownOf(edits, { subject: WORDS_SUBJECT, id, field }, row[field]);
  const write = (field: Part, to: string) =>
    onEdit?.((before) =>
      withEdit(before, {
        ...{ subject: WORDS_SUBJECT, id, field, from: row[field], to },
        label: `${label}: ${sayField(WORDS_SUBJECT, field)}`,
      }),
    );
  const bind = (field: Part) => {
    const fault = findSlotFault(kind, field, shown(field).trim());
    return {
      lang: TAGS[language],
      value: shown(field),
      disabled: onEdit === null,
      error: fault ? t(`wording.fault.${fault.what}`, { slot: fault.slot }) : null,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        write(field, currentTarget.value),
    };
  };
  const { slots, inSubject, needs } = templateOf(kind);
  const hint = (part: Part, allowed: readonly string[]) => {
    const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
    const free = allowed.filter((slot) => !needs[part].includes(slot));
    return [
      ...(needs[part].length > 0 ? [t('wording.needed', { slots: inBraces(needs[part]) })] : []),
      ...(free.length > 0 ? [t('wording.allowed', { slots: inBraces(free) })] : []),
      t('wording.blank'),
    ].join('; ');
  };
  const isOwn = shown('subject') !== '' || shown('opening') !== '';
  const asked = { kind, language, thing, subject: shown('subject').trim(), opening: shown('opening').trim() };
  const isFaulty = (['subject', 'opening'] as const).some((part) => findSlotFault(kind, part, asked[part]));
  return (
    <Panel title={NAMES[language]}>
      <div className={page.form}>
        <TextField
          label={t('wording.subject')}
          hint={hint('subject', inSubject)}
          maxLength={120}
          {...bind('subject')}
        />
        <TextArea
          label={t('wording.opening')}
          hint={hint('opening', slots)}
          rows={3}
          maxLength={500}
          {...bind('opening')}
        />
        <div className={page.row}>
          <Tag icon={isOwn ? 'edit' : 'store'}>{t(isOwn ? 'wording.own' : 'wording.usual')}</Tag>
          {isOwn && onEdit ? (
            <Button
              look="quiet"
              size="small"
              icon="undo"
              onClick={() => {
                write('subject', '');
                write('opening', '');
              }}
            >
              {t('wording.back')}
              <span className="visually-hidden">: {label}</span>
            </Button>
          ) : null}
          {onEdit ? (
            <Button
              look="quiet"
              size="small"
              icon="mail"
              isBusy={trial.isPending}
              whyNot={isFaulty ? t('wording.faulty') : null}
              onClick={() =>
                trial.mutate(
                  { body: asked },
                  {
                    onSuccess: ({ data }) => toasts.show(t('wording.trialSent', { to: data.to })),
                    onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
                  },
                )
              }
            >
              {t('wording.trial')}
              <span className="visually-hidden">: {label}</span>
            </Button>
          ) : null}
        </div>
        <LetterSheet asked={asked} label={NAMES[language]} lang={TAGS[language]} />
      </div>
    </Panel>
  );
}

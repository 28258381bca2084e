/** Short messages as they come: words of one's own, what they cost in messages, and back to the shop's by one press. */
import { useState } from 'react';
import type { SmsWordsRow } from '#contract/office/sms-words.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { measureSms } from '#domain/sms-segments.ts';
import { findSmsFault, SMS_KINDS, SMS_SAMPLE, SMS_SLOT, saySms } from '#domain/sms-words.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, shownOf, toChanges, withEdit, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { TextArea } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './wording.module.css';

const CALL = 'GET /office/api/v1/sms-words/';
const SUBJECT = 'sms_words';
const NAMES: Readonly<Record<Locale, string>> = { ru: 'Русский', kz: 'Қазақша' };
const TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-KZ', kz: 'kk-KZ' };
/** A message's own braces would be slots of it. */
const BRACES = { open: '{', close: '}' };

export function SmsScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const asked = useCall(CALL);
  const [edits, setEdits] = useState<Edits>([]);
  const changes = useChanges({
    title: t('sms.title'),
    renews: [CALL],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const mayWrite = rights.mail?.write !== undefined;
  return (
    <>
      <PageHead
        title={t('sms.title')}
        lead={
          <>
            {t('sms.lead')}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
      />
      <div className={page.page}>
        <Answered of={asked}>
          {({ items }) =>
            SMS_KINDS.map((kind) => (
              <Panel key={kind} title={t(`sms.kind.${kind}`)}>
                <div className={styles.sides}>
                  {LOCALE_CODES.map((language) => {
                    const row = items.find((each) => each.kind === kind && each.language === language);
                    return row ? (
                      <SmsSide key={row.id} row={row} edits={edits} onEdit={mayWrite ? setEdits : null} />
                    ) : null;
                  })}
                </div>
              </Panel>
            ))
          }
        </Answered>
      </div>
      <ChangesBar
        edits={edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(edits))}
        onPreview={() => changes.show(toChanges(edits))}
        onDrop={() => setEdits([])}
      />
      <ChangeDialogs changes={changes} />
    </>
  );
}

interface SmsSideProps {
  row: SmsWordsRow;
  edits: Edits;
  /** Null: this reader changes nothing. */
  onEdit: ((change: (edits: Edits) => Edits) => void) | null;
}

function SmsSide({ row: { id, kind, language, words: stored }, edits, onEdit }: SmsSideProps) {
  const { t } = useWords();
  const words = shownOf(edits, { subject: SUBJECT, id, field: 'words' }, stored);
  const label = `${t(`sms.kind.${kind}`)}, ${NAMES[language]}`;
  const slot = SMS_SLOT[kind];
  const fault = findSmsFault(kind, words.trim());
  const said = saySms(kind, language, words.trim(), SMS_SAMPLE[slot]);
  const { alphabet, ...size } = measureSms(said);
  const write = (to: string) =>
    onEdit?.((before) =>
      withEdit(before, { ...{ subject: SUBJECT, id, field: 'words', from: stored, to }, label }),
    );
  return (
    <div className={page.form}>
      <TextArea
        label={`${t('sms.words')}: ${NAMES[language]}`}
        hint={t('sms.hint', { ...BRACES, slot })}
        error={fault ? t(`sms.fault.${fault.what}`, { slot: fault.slot }) : null}
        lang={TAGS[language]}
        rows={3}
        maxLength={320}
        value={words}
        disabled={onEdit === null}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <section aria-label={`${t('sms.sheet')}: ${label}`}>
        <h3 className={styles.title}>{t('sms.sheet')}</h3>
        <p className={styles.sms} lang={TAGS[language]}>
          {said}
        </p>
      </section>
      <div className={page.row} aria-live="polite">
        <Tag tone={size.parts > 1 ? 'warn' : 'good'} icon="phone">
          {t(`sms.size.${alphabet}`, size)}
        </Tag>
        <Tag icon={words === '' ? 'store' : 'edit'}>{t(words === '' ? 'sms.usual' : 'sms.own')}</Tag>
        {words !== '' && onEdit ? (
          <Button look="quiet" size="small" icon="undo" onClick={() => write('')}>
            {t('sms.back')}
            <span className="visually-hidden">: {label}</span>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

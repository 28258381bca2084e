/** Letters about orders as they go out, with a real order whose buyer is hidden; their subject and opening words are the shop's own. */
import { useState } from 'react';
import type { LetterWordsRow } from '#contract/office/letter-templates.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, shownOf, toChanges, withEdit, withoutSaved } from '../../changes/edits.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { SelectField, TextArea, TextField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { LetterSheet } from './letter-sheet.tsx';
import styles from './wording.module.css';

const WORDS = 'GET /office/api/v1/letter-templates/';
const SUBJECT = 'letter_words';
const NAMES: Readonly<Record<Locale, string>> = { ru: 'Русский', kz: 'Қазақша' };
const TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-KZ', kz: 'kk-KZ' };
/** A message's own braces would be slots of it. */
const BRACES = { open: '{', close: '}' };

export function WordingScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const templates = useCall(WORDS);
  const [edits, setEdits] = useState<Edits>([]);
  const changes = useChanges({
    title: t('wording.title'),
    renews: [WORDS],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const mayWrite = rights.mail?.write !== undefined;
  return (
    <>
      <PageHead
        title={t('wording.title')}
        lead={
          <>
            {t('wording.lead')}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
      />
      <div className={page.page}>
        <Answered of={templates}>
          {({ data: { words, orders } }) => {
            const kinds = [...new Set(words.map(({ kind }) => kind))];
            const kind = kinds.find((each) => each === query.get('kind')) ?? 'created';
            const order = orders.find(({ id }) => String(id) === query.get('order')) ?? orders[0];
            if (!order) return <Empty icon="mail" title={t('wording.noOrders')} />;
            return (
              <>
                <div className={styles.choice}>
                  <SelectField
                    label={t('wording.kind')}
                    value={kind}
                    onChange={(event) => set({ kind: event.currentTarget.value })}
                  >
                    {kinds.map((each) => (
                      <option key={each} value={each}>
                        {t(`wording.kind.${each}`)}
                      </option>
                    ))}
                  </SelectField>
                  <SelectField
                    label={t('wording.order')}
                    value={order.id}
                    onChange={(event) => set({ order: event.currentTarget.value })}
                  >
                    {orders.map(({ id, number, isPickup, total }) => (
                      <option key={id} value={id}>
                        {number}, {t(isPickup ? 'wording.pickup' : 'wording.delivery')}, {formatTenge(total)}
                      </option>
                    ))}
                  </SelectField>
                </div>
                <div className={styles.sides}>
                  {LOCALE_CODES.map((language) => {
                    const row = words.find((each) => each.kind === kind && each.language === language);
                    return row ? (
                      <Side
                        key={row.id}
                        row={row}
                        order={order.id}
                        edits={edits}
                        onEdit={mayWrite ? setEdits : null}
                      />
                    ) : null;
                  })}
                </div>
              </>
            );
          }}
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

interface SideProps {
  row: LetterWordsRow;
  order: number;
  edits: Edits;
  /** Null: this reader changes nothing. */
  onEdit: ((change: (edits: Edits) => Edits) => void) | null;
}

function Side({ row, order, edits, onEdit }: SideProps) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const { id, kind, language } = row;
  const shown = (field: 'subject' | 'opening') => shownOf(edits, { subject: SUBJECT, id, field }, row[field]);
  const label = `${t(`wording.kind.${kind}`)}, ${NAMES[language]}`;
  const bind = (field: 'subject' | 'opening') => ({
    lang: TAGS[language],
    value: shown(field),
    disabled: onEdit === null,
    onChange: ({ currentTarget: { value: to } }: { currentTarget: { value: string } }) =>
      onEdit?.((before) =>
        withEdit(before, {
          ...{ subject: SUBJECT, id, field, from: row[field], to },
          label: `${label}: ${sayField(SUBJECT, field)}`,
        }),
      ),
  });
  return (
    <Panel title={NAMES[language]}>
      <div className={page.form}>
        <TextField
          label={t('wording.subject')}
          hint={t('wording.subjectHint', BRACES)}
          maxLength={120}
          {...bind('subject')}
        />
        <TextArea
          label={t('wording.opening')}
          hint={t('wording.openingHint', BRACES)}
          rows={3}
          maxLength={500}
          {...bind('opening')}
        />
        <LetterSheet
          asked={{
            kind,
            language,
            order,
            subject: shown('subject').trim(),
            opening: shown('opening').trim(),
          }}
          label={NAMES[language]}
          lang={TAGS[language]}
        />
      </div>
    </Panel>
  );
}

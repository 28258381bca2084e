/** Papers that come with the product: a PDF each, named in both languages, in the order of its page. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#storefront/design/icon.tsx';
import { sendFile } from '../../calls/send-file.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { Panel } from '../../design/panel.tsx';
import { Empty, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { FieldMark } from './field-mark.tsx';
import styles from './lists.module.css';
import { MoveActs } from './move-acts.tsx';
import { anchorOf } from './product-contents.tsx';
import { UploadButton } from './upload-button.tsx';
import type { ProductForm } from './use-product-form.ts';

const TYPES = ['manual', 'certificate', 'safety', 'warranty', 'other'] as const;
type DocumentType = (typeof TYPES)[number];

/** What the shop calls them; another name may be typed. */
const NAMES: Readonly<Record<DocumentType, { ru: string; kz: string }>> = {
  manual: { ru: 'Инструкция', kz: 'Нұсқаулық' },
  certificate: { ru: 'Сертификат', kz: 'Сертификат' },
  safety: { ru: 'Паспорт безопасности', kz: 'Қауіпсіздік паспорты' },
  warranty: { ru: 'Гарантийный талон', kz: 'Кепілдік талоны' },
  other: { ru: 'Документ', kz: 'Құжат' },
};

interface Document {
  type: string;
  ru: string;
  kz: string;
  url: string;
}

const MOST = 20;

export function DocumentsPanel({ form }: { form: ProductForm }) {
  const { t } = useWords();
  const documents = (form.value('documents') ?? []) as unknown as Document[];
  const may = form.may('documents');
  const [percent, setPercent] = useState(0);
  const set = (next: readonly Document[]) => form.set('documents', next as never);
  const replace = (at: number, change: Partial<Document>) =>
    set(documents.map((each, other) => (other === at ? { ...each, ...change } : each)));
  const send = useMutation<void, Error, readonly File[]>({
    mutationFn: async ([file]) => {
      if (!file) return;
      const { document } = await sendFile('document', file, { onProgress: setPercent });
      if (!document || documents.some(({ url }) => url === document.url)) return;
      set([...documents, { type: 'certificate', ...NAMES.certificate, url: document.url }]);
    },
  });
  return (
    <Panel
      anchor={anchorOf('documents')}
      title={t('product.documents')}
      lead={documents.length > 0 ? documents.length : undefined}
      end={
        <>
          <FieldMark form={form} name="documents" />
          {may && documents.length < MOST ? (
            <UploadButton
              what={t('product.documents')}
              accept="application/pdf"
              percent={send.isPending ? percent : null}
              onFiles={send.mutate}
            />
          ) : null}
        </>
      }
    >
      {send.error ? <Note tone="bad">{sayFailure(send.error, t('picture.goOn'))}</Note> : null}
      {documents.length === 0 ? (
        <Empty icon="document" title={t('product.noDocuments')}>
          {t('document.hint')}
        </Empty>
      ) : null}
      <ol className={styles.list}>
        {documents.map((document, at) => (
          <li key={document.url} className={styles.document}>
            <SelectField
              label={t('document.type')}
              disabled={!may}
              value={document.type}
              onChange={({ currentTarget }) => {
                const type = currentTarget.value as DocumentType;
                replace(at, { type, ...NAMES[type] });
              }}
            >
              {[...new Set([...TYPES, document.type])].map((type) => (
                <option key={type} value={type}>
                  {t(`document.${TYPES.find((known) => known === type) ?? 'other'}`)}
                </option>
              ))}
            </SelectField>
            {(['ru', 'kz'] as const).map((language) => (
              <TextField
                key={language}
                label={t(`document.name.${language}`)}
                lang={language === 'kz' ? 'kk' : 'ru'}
                maxLength={200}
                readOnly={!may}
                value={document[language]}
                onChange={({ currentTarget }) => replace(at, { [language]: currentTarget.value })}
              />
            ))}
            <span className={styles.acts}>
              <a className={styles.open} href={document.url} target="_blank" rel="noreferrer">
                <Icon name="document" size={18} />
                PDF
              </a>
              {may ? <MoveActs list={documents} at={at} onChange={set} name={document.ru} /> : null}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

import { useState } from 'react';
import type { ImportedRow } from '#contract/estimate-exchange.ts';
import type { EstimateProduct } from '#contract/estimate-parts.ts';
import type { EditedLine } from '#domain/estimates/estimates.ts';
import { browserApi } from '../../../api-client.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Notice } from '../../../design/notice.tsx';
import { SelectField } from '../../../design/select-field.tsx';
import { TextareaField } from '../../../design/text-field.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { useShell } from '../../../page/shell.ts';
import { newLine } from './editor-actions.ts';
import styles from './picker.module.css';

interface ImportDialogProps {
  onAdd(lines: EditedLine[], products: EstimateProduct[]): void;
  onClose(): void;
}

/** Above it the first guess is taken; below it the row waits for a choice, as a line of one's own. */
const SURE = 0.6;
const OWN = 'own';
const SKIP = 'skip';
const MOST_BYTES = 2 * 1024 * 1024;

/** A list from a messenger or a table, read and matched; every row is shown before anything is added. */
export default function ImportDialog({ onAdd, onClose }: ImportDialogProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [read, setRead] = useState<{ rows: ImportedRow[]; leftOut: number } | null>(null);
  const [choices, setChoices] = useState<Record<number, string>>({});

  async function send(body: { text: string } | { file: { name: string; content: string } }): Promise<void> {
    setBusy(true);
    setFailure(null);
    const result = await browserApi(locale)('POST /api/v1/estimates/import/', {
      body: { ...body, city: city.code },
    });
    setBusy(false);
    if (!result.ok) return setFailure(result.error?.message ?? t('form.noAnswer'));
    setChoices({});
    setRead(result.value.data);
  }

  async function sendFile(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MOST_BYTES) return setFailure(t('estimates.fileTooLarge'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8192)
      binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    await send({ file: { name: file.name, content: btoa(binary) } });
  }

  const choiceOf = (row: ImportedRow, at: number): string => {
    const [first] = row.candidates;
    return choices[at] ?? (first && first.confidence >= SURE ? first.code : OWN);
  };
  const chosen = (read?.rows ?? []).map((row, at) => ({ row, choice: choiceOf(row, at) }));
  const taken = chosen.filter(({ choice }) => choice !== SKIP);

  function add(): void {
    const products: EstimateProduct[] = [];
    const lines = taken.map(({ row, choice }) => {
      const candidate = row.candidates.find(({ code }) => code === choice);
      if (!candidate) {
        const { name, unit, count, price } = row;
        return newLine('custom', { name, unit: unit ?? '', count, price: price ?? 0, source: 'import' });
      }
      const { confidence: _, count, ...product } = candidate;
      products.push(product);
      const { code: productCode, name, unit, price = 0 } = product;
      return newLine('product', { productCode, name, unit, count, price, source: 'import' });
    });
    onAdd(lines, products);
  }

  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('estimates.import')}
      lead={t('estimates.importLead')}
      footer={
        read ? (
          <div className={styles.foot}>
            <Button disabled={taken.length === 0} onClick={add}>
              {t('estimates.addLines', { count: taken.length })}
            </Button>
            <Button look="secondary" onClick={() => setRead(null)}>
              {t('estimates.importAgain')}
            </Button>
          </div>
        ) : (
          <Button isLoading={isBusy} disabled={text.trim() === ''} onClick={() => void send({ text })}>
            {t('estimates.read')}
          </Button>
        )
      }
    >
      {failure === null ? null : (
        <Notice look="blocked" role="alert">
          {failure}
        </Notice>
      )}
      {read === null ? (
        <>
          <TextareaField
            label={t('estimates.pasted')}
            rows={8}
            maxLength={60_000}
            data-autofocus
            placeholder={t('estimates.pastedExample')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <label className={styles.file}>
            {t('estimates.file')}
            <input
              type="file"
              accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              onChange={(event) => void sendFile(event.target.files?.[0])}
            />
          </label>
        </>
      ) : (
        <>
          {read.rows.length === 0 ? <p>{t('estimates.nothingRead')}</p> : null}
          {read.leftOut > 0 ? (
            <Notice look="changed">{t('estimates.leftOut', { count: read.leftOut })}</Notice>
          ) : null}
          <ul className={styles.rows}>
            {chosen.map(({ row, choice }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a list that is read once never move
              <li key={at}>
                <p className={styles.source}>
                  {row.text}
                  <small>
                    {row.hasCount
                      ? t('estimates.readCount', { count: row.count, unit: row.unit ?? '' })
                      : t('estimates.noCount')}
                  </small>
                </p>
                <SelectField
                  label={t('estimates.meant', { text: row.text })}
                  isLabelHidden
                  size={44}
                  value={choice}
                  options={[
                    ...row.candidates.map(({ code, name, confidence, count, unit }) => ({
                      value: code,
                      label: t('estimates.candidate', {
                        percent: Math.round(confidence * 100),
                        name,
                        count,
                        unit,
                      }),
                    })),
                    { value: OWN, label: t('estimates.asOwn') },
                    { value: SKIP, label: t('estimates.skip') },
                  ]}
                  onChange={(event) => setChoices({ ...choices, [at]: event.target.value })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

import { type ReactNode, useId, useRef, useState } from 'react';
import { countMissingLines } from '#domain/office/said-before.ts';
import field from '../../design/field.module.css';
import { Panel } from '../../design/panel.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { FieldMark } from './field-mark.tsx';
import styles from './product.module.css';
import { anchorOf } from './product-contents.tsx';
import { TermMemory } from './term-memory.tsx';
import type { ProductForm } from './use-product-form.ts';

const PAIRS = [
  ['name_ru', 'name_kz', 1, 200],
  ['description_ru', 'description_kz', 9, 20_000],
  ['manufacturer_ru', 'manufacturer_kz', 1, 200],
] as const;

/** Both languages side by side; a Kazakh text that is missing, or is the Russian one, is marked. */
export function TextsPanel({ form }: { form: ProductForm }) {
  const { t } = useWords();
  /** The pair that was worked on last, and where in its Kazakh text. */
  const [worked, setWorked] = useState<(typeof PAIRS)[number]>(PAIRS[0]);
  const areas = useRef<HTMLDivElement>(null);
  const missing = PAIRS.filter(([ru, kz]) => isMissing(form.text(ru), form.text(kz))).length;
  return (
    <Panel
      anchor={anchorOf('texts')}
      title={t('product.texts')}
      end={
        missing === 0 ? (
          <Tag tone="good" icon="check">
            {t('product.bothLanguages')}
          </Tag>
        ) : (
          <Tag tone="warn" icon="warning">
            {t('product.kzMissing', { count: missing })}
          </Tag>
        )
      }
    >
      <div className={styles.texts} ref={areas}>
        {PAIRS.map((pair) => {
          const [ru, kz, lines, most] = pair;
          return (
            <div key={ru} className={styles.pair}>
              <TextArea form={form} name={ru} lines={lines} most={most} onFocus={() => setWorked(pair)} />
              <TextArea
                form={form}
                name={kz}
                lines={lines}
                most={most}
                onFocus={() => setWorked(pair)}
                mark={<KazakhMark ru={form.text(ru)} kz={form.text(kz)} />}
              />
            </div>
          );
        })}
        <TermMemory
          form={form}
          ru={worked[0]}
          kz={worked[1]}
          onInsert={(words) => insertWords(form, worked[1], words, areas.current)}
        />
      </div>
    </Panel>
  );
}

/** What a Kazakh text lacks: all of it, or some of its lines. */
function KazakhMark({ ru, kz }: { ru: string; kz: string }) {
  const { t } = useWords();
  if (isMissing(ru, kz))
    return (
      <Tag tone="warn" icon="warning">
        {t(kz === '' ? 'tree.isMissing' : 'tree.isSame')}
      </Tag>
    );
  const lines = countMissingLines(ru, kz);
  return lines === 0 ? null : (
    <Tag tone="warn" icon="warning">
      {t('memory.lines', { count: lines })}
    </Tag>
  );
}

/** Where the cursor stood in the field, with blanks about it; at the end of one that nobody has touched. */
function insertWords(form: ProductForm, field: string, words: string, within: HTMLElement | null): void {
  const area = within?.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`);
  const text = form.text(field);
  const at = area?.selectionStart ?? text.length;
  const [before, after] = [text.slice(0, at), text.slice(area?.selectionEnd ?? at)];
  const blank = (side: string) => (side === '' || /\s/.test(side) ? '' : ' ');
  form.setText(field, `${before}${blank(before.slice(-1))}${words}${blank(after.slice(0, 1))}${after}`);
  area?.focus();
}

const isMissing = (ru: string, kz: string): boolean => ru !== '' && ru !== '—' && (kz === '' || kz === ru);

interface TextAreaProps {
  form: ProductForm;
  name: string;
  lines: number;
  most: number;
  onFocus: () => void;
  mark?: ReactNode;
}

function TextArea({ form, name, lines, most, onFocus, mark }: TextAreaProps) {
  const { t } = useWords();
  const id = useId();
  const text = form.text(name);
  return (
    <div className={field.field}>
      <div className={field.top}>
        <label htmlFor={id}>{form.label(name)}</label>
        <FieldMark form={form} name={name}>
          {mark}
        </FieldMark>
      </div>
      <textarea
        id={id}
        name={name}
        className={styles.area}
        lang={name.endsWith('_kz') ? 'kk' : 'ru'}
        data-lines={lines > 1 ? 'many' : 'few'}
        value={text}
        maxLength={most}
        onFocus={onFocus}
        readOnly={!form.may(name)}
        onChange={({ currentTarget: { value } }) =>
          form.setText(name, lines === 1 ? value.replace(/\n/g, ' ') : value)
        }
      />
      {lines === 1 ? null : <p className={field.hint}>{t('product.letters', { count: text.length })}</p>}
    </div>
  );
}

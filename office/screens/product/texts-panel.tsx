import { type ReactNode, useId } from 'react';
import field from '../../design/field.module.css';
import { Panel } from '../../design/panel.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { FieldMark } from './field-mark.tsx';
import styles from './product.module.css';
import type { ProductForm } from './use-product-form.ts';

const PAIRS = [
  ['name_ru', 'name_kz', 1, 200],
  ['description_ru', 'description_kz', 9, 20_000],
  ['manufacturer_ru', 'manufacturer_kz', 1, 200],
] as const;

/** Both languages side by side; a Kazakh text that is missing, or is the Russian one, is marked. */
export function TextsPanel({ form }: { form: ProductForm }) {
  const { t } = useWords();
  const missing = PAIRS.filter(([ru, kz]) => isMissing(form.text(ru), form.text(kz))).length;
  return (
    <Panel
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
      <div className={styles.texts}>
        {PAIRS.map(([ru, kz, lines, most]) => (
          <div key={ru} className={styles.pair}>
            <TextArea form={form} name={ru} lines={lines} most={most} />
            <TextArea
              form={form}
              name={kz}
              lines={lines}
              most={most}
              mark={
                isMissing(form.text(ru), form.text(kz)) ? (
                  <Tag tone="warn" icon="warning">
                    {t(form.text(kz) === '' ? 'tree.isMissing' : 'tree.isSame')}
                  </Tag>
                ) : null
              }
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}

const isMissing = (ru: string, kz: string): boolean => ru !== '' && ru !== '—' && (kz === '' || kz === ru);

interface TextAreaProps {
  form: ProductForm;
  name: string;
  lines: number;
  most: number;
  mark?: ReactNode;
}

function TextArea({ form, name, lines, most, mark }: TextAreaProps) {
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
        className={styles.area}
        lang={name.endsWith('_kz') ? 'kk' : 'ru'}
        data-lines={lines > 1 ? 'many' : 'few'}
        value={text}
        maxLength={most}
        readOnly={!form.may(name)}
        onChange={({ currentTarget: { value } }) =>
          form.setText(name, lines === 1 ? value.replace(/\n/g, ' ') : value)
        }
      />
      {lines === 1 ? null : <p className={field.hint}>{t('product.letters', { count: text.length })}</p>}
    </div>
  );
}

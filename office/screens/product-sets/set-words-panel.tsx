import { TextArea, TextField } from '../../design/field.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './product-sets.module.css';
import type { SetForm } from './use-set-form.ts';

const LANGUAGES = [
  ['ru', 'ru-KZ'],
  ['kz', 'kk-KZ'],
] as const;

/** What buyers read, in both languages beside each other. */
export function SetWordsPanel({ form, mayWrite }: { form: SetForm; mayWrite: boolean }) {
  const { t } = useWords();
  return (
    <Panel title={t('productSets.words')}>
      <div className={styles.sides}>
        {LANGUAGES.map(([language, lang]) => (
          <div key={language} className={styles.side}>
            {(['name', 'lead'] as const).map((part) => (
              <TextField
                key={part}
                label={t(`productSets.of.${part}_${language}`)}
                lang={lang}
                maxLength={part === 'name' ? 160 : 300}
                readOnly={!mayWrite}
                value={form.shown(`${part}_${language}`)}
                onChange={({ currentTarget }) => form.write(`${part}_${language}`, currentTarget.value)}
              />
            ))}
            <TextArea
              label={t(`productSets.of.description_${language}`)}
              lang={lang}
              rows={6}
              maxLength={4000}
              readOnly={!mayWrite}
              value={form.shown(`description_${language}`)}
              onChange={({ currentTarget }) => form.write(`description_${language}`, currentTarget.value)}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}

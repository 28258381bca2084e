/** How the shop has said it before, for the pair of texts that is being worked on: a press puts the words into the Kazakh one. */
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { foldTerm } from '#domain/office/said-before.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { office } from '../../calls/office.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './term-memory.module.css';
import type { ProductForm } from './use-product-form.ts';

interface TermMemoryProps {
  form: ProductForm;
  ru: string;
  kz: string;
  /** At the place of the cursor, or at the end. */
  onInsert: (words: string) => void;
}

const MOST_LETTERS = 4000;

export function TermMemory({ form, ru, kz, onInsert }: TermMemoryProps) {
  const { t } = useWords();
  const text = useDeferredValue(form.text(ru).slice(0, MOST_LETTERS).trim());
  const sectionId = form.product.section.id;
  const found = useQuery({
    queryKey: ['terms', text, sectionId],
    queryFn: async () =>
      (await office.call('POST /office/api/v1/terms/', { body: { text, sectionId } })).data,
    enabled: text !== '' && form.may(kz),
    placeholderData: (before) => before,
  });
  const written = foldTerm(form.text(kz));
  if (!form.may(kz) || !found.data) return null;
  const { terms, names } = found.data;
  const alike = ru === 'name_ru' ? names.filter(({ id }) => id !== form.product.id) : [];
  return (
    <section className={styles.memory} aria-label={t('memory.title')}>
      <h3>
        {t('memory.title')} <small className={styles.lead}>{t('memory.lead')}</small>
      </h3>
      {terms.length + alike.length === 0 ? <p className={styles.quiet}>{t('memory.none')}</p> : null}
      <ul className={styles.terms}>
        {terms.map(({ ru: term, options: [best, ...others] }) =>
          best ? (
            <li key={term}>
              <button
                type="button"
                className={styles.term}
                data-disputed={others.length > 0 || undefined}
                title={t('memory.into', { field: form.label(kz) })}
                onClick={() => onInsert(best.kz.toLowerCase())}
              >
                <span>{term}</span>
                <Icon name="arrow-right" size={16} />
                <b lang="kk">{best.kz.toLowerCase()}</b>
                <small className={styles.times}>{best.times}×</small>
                {written.includes(foldTerm(best.kz)) ? (
                  <>
                    <Icon name="check" size={16} />
                    <span className="visually-hidden">{t('memory.done')}</span>
                  </>
                ) : null}
              </button>
              {others.length > 0 ? (
                <small className={styles.agree}>
                  {t('memory.agree', { other: others.map((other) => other.kz.toLowerCase()).join(', ') })}
                </small>
              ) : null}
            </li>
          ) : null,
        )}
      </ul>
      {alike.length > 0 ? (
        <>
          <h4>{t('memory.names')}</h4>
          <ul className={styles.names}>
            {alike.map((name) => (
              <li key={name.id}>
                <span>
                  {name.ru} <span lang="kk">{name.kz}</span>
                </span>
                <button type="button" className={styles.take} onClick={() => form.setText(kz, name.kz)}>
                  {t('memory.take')}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

import { useId } from 'react';
import type { ProductDetails } from '#contract/catalog.ts';
import { localePath } from '#domain/locale.ts';
import { SectionTitle } from '../../design/page-title.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './product-sets.module.css';
import { SetPicture } from './set-picture.tsx';

/** The sets that a product belongs to; nothing where there are none. */
export function ProductSets({ sets }: Pick<ProductDetails, 'sets'>) {
  const { t, locale } = useWords();
  const titleId = useId();
  if (sets.length === 0) return null;
  return (
    <section aria-labelledby={titleId} data-print="no">
      <SectionTitle id={titleId}>{t('sets.ofProduct')}</SectionTitle>
      <ul className={styles.sets}>
        {sets.map(({ mode, code, name, image }) => (
          <li key={`${mode} ${code}`}>
            <a className={styles.set} href={localePath(`/p/sets/${mode}/${code}`, locale)}>
              <SetPicture of={image} size="sm_224" />
              <span>
                <span className={styles.mode}>{t(`sets.${mode as 'kits'}`)}</span>
                <span className={styles.name}>{name}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

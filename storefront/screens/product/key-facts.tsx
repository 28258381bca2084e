import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { FactTable } from './fact-table.tsx';
import styles from './key-facts.module.css';
import type { Fact } from './product-facts.ts';

interface KeyFactsProps {
  facts: readonly Fact[];
  documents: readonly { name: string; url: string }[];
}

/** The figures by which such goods are chosen, beside the picture; the papers that come with them. */
export function KeyFacts({ facts, documents }: KeyFactsProps) {
  const { t } = useWords();
  return (
    <div className={styles.key} data-print="no">
      <FactTable facts={facts} caption={t('product.keyFacts')} isCaptionHidden />
      <a className="link" href="#specs">
        {t('product.allFacts')}
      </a>
      {documents.length > 0 ? (
        <ul className={styles.documents} aria-label={t('product.documents')}>
          {documents.map(({ name, url }) => (
            <li key={url}>
              <Icon name="document" size={20} />
              <a className="link" href={url} target="_blank" rel="noopener" type="application/pdf">
                {name}
              </a>
              PDF
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { FactTable } from './fact-table.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-parts.module.css';

export interface ProductSpecsProps {
  groups: ProductData['facts']['groups'];
  description: string;
}

/** Everything that is known about the product, two columns of tables, and what is said about it. */
export default function ProductSpecs({ groups, description }: ProductSpecsProps) {
  const { t } = useWords();
  return (
    <Panel as="section" id="specs" aria-labelledby="product-specs" tabIndex={-1} className={styles.specs}>
      <h2 id="product-specs">{t('product.specs')}</h2>
      <div className={styles.columns}>
        {groups.map(({ name, facts }) => (
          <FactTable key={name} facts={facts} caption={name} />
        ))}
      </div>
      {description ? (
        <div className={styles.description}>
          <h3>{t('product.description')}</h3>
          {description.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
    </Panel>
  );
}

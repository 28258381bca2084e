/** The parts of the editor with what each holds or lacks: on a phone the page is long. */
import { useWords } from '../../i18n/words.ts';
import styles from '../../views/view-tabs.module.css';
import type { ProductForm } from './use-product-form.ts';

/** By the anchors of their panels. */
const PARTS = [
  'texts',
  'properties',
  'pictures',
  'variants',
  'relations',
  'facts',
  'documents',
  'prices',
  'history',
] as const;
type Part = (typeof PARTS)[number];

export const anchorOf = (part: Part): string => `product-part-${part}`;

const lengthOf = (form: ProductForm, field: string): number => {
  const value = form.value(field);
  return Array.isArray(value) ? value.length : 0;
};

function countOf(form: ProductForm, part: Part): string {
  const { properties } = form.product;
  const chosen = form.value('value_ids') as number[];
  const filled = properties.filter(({ values }) => values.some(({ id }) => chosen.includes(id))).length;
  switch (part) {
    case 'properties':
      return properties.length === 0 ? '' : `${filled}/${properties.length}`;
    case 'pictures':
      return String(lengthOf(form, 'images'));
    case 'relations':
    case 'documents':
      return String(lengthOf(form, part));
    default:
      return '';
  }
}

export function ProductContents({ form }: { form: ProductForm }) {
  const { t } = useWords();
  const parts = PARTS.filter((part) => part !== 'prices' || form.product.values.price !== undefined);
  return (
    <nav aria-label={t('product.contents')}>
      <ul className={styles.tabs}>
        {parts.map((part) => (
          <li key={part}>
            <a className={styles.tab} href={`#${anchorOf(part)}`}>
              {t(part === 'variants' ? 'variants.title' : `product.${part}`)}
              <span className={styles.count}>{countOf(form, part)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

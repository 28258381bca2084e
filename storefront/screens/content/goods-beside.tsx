import { localePath } from '#domain/locale.ts';
import { priceView } from '#domain/price.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { PriceLine } from '../../design/price-block.tsx';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './goods-beside.module.css';

interface GoodsBesideProps {
  goods: readonly CardProduct[];
  className?: string | undefined;
}

/** What the work needs, by example: a picture, a name, a price. */
export function GoodsBeside({ goods, className }: GoodsBesideProps) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  if (goods.length === 0) return null;
  return (
    <aside className={className} aria-labelledby="goods-beside" data-print="no">
      <h2 id="goods-beside" className={styles.title}>
        {t('advice.needed')}
      </h2>
      <ul className={styles.list}>
        {goods.map((product) => (
          <li key={product.code} className={styles.item}>
            <Picture of={product} size="xs_96" />
            <div className={styles.words}>
              <a
                className={`card-link ${styles.name}`}
                href={localePath(`/p/${product.code}`, locale)}
                lang={product.isNameFallback ? 'ru' : undefined}
              >
                {keepNumbersWhole(product.name)}
              </a>
              <PriceLine
                view={priceView(product, viewer?.isWholesale ? 'wholesale' : 'retail')}
                size="line"
              />
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

import { localePath } from '#domain/locale.ts';
import { priceView } from '#domain/price.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { PriceBlock } from '../../design/price-block.tsx';
import { toaster } from '../../design/toast-store.ts';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { savedLists } from '../../features/lists/saved-lists.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import type { ComparedItem } from './compare-rows.ts';
import styles from './compare-table.module.css';

/** The head of a column: the product, what it costs, the way into the cart and out of the comparison. */
export function CompareHead({ item, isOwn }: { item: ComparedItem; isOwn: boolean }) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const remove = () => {
    const before = savedLists.get('compare-products');
    savedLists.remove('compare-products', item.code);
    toaster.show({
      text: t('compare.removed', { name: item.name }),
      subject: `compare:${item.code}`,
      action: { label: t('cart.undo'), run: () => savedLists.putBack('compare-products', item.code, before) },
    });
  };
  return (
    <th className={styles.head} scope="col">
      <div className={styles.card}>
        <div className={styles.picture}>
          <Picture of={item} size="sm_224" sizes="140px" />
          {isOwn ? (
            <IconButton
              className={styles.remove}
              icon="close"
              iconSize={20}
              label={t('compare.remove', { name: item.name })}
              data-print="no"
              onClick={remove}
            />
          ) : null}
        </div>
        <PriceBlock size="card" view={priceView(item, viewer?.isWholesale ? 'wholesale' : 'retail')} />
        <a className={styles.name} href={localePath(`/p/${item.code}`, locale)}>
          {keepNumbersWhole(item.name)}
        </a>
        <div className={styles.buy} data-print="no">
          <CartButton product={item} />
        </div>
      </div>
    </th>
  );
}

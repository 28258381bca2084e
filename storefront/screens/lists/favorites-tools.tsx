import type { Product } from '#contract/catalog.ts';
import type { FavoritesSort } from '#contract/lists.ts';
import { buttonStatus } from '#domain/availability.ts';
import { saleRule } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { toaster } from '../../design/toast-store.ts';
import { putTogether } from '../../features/cart/put-together.ts';
import { savedLists } from '../../features/lists/saved-lists.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './favorites-tools.module.css';
import { SORT_WORDS } from './list-address.ts';
import { shareList } from './share-list.ts';

interface FavoritesToolsProps {
  /** What is seen of the list. */
  products: readonly Product[];
  sort: FavoritesSort;
  isOwn: boolean;
  onSort(sort: FavoritesSort): void;
}

/** Over the list: its order, all of it into the cart, a link to it, the way to empty it. */
export function FavoritesTools({ products, sort, isOwn, onSort }: FavoritesToolsProps) {
  const { t } = useWords();
  const sellable = products.filter((product) => product.active && buttonStatus(product) === 'active');
  const buyAll = () =>
    putTogether(
      sellable.map(({ code, units }) => ({ code, count: saleRule(units).min })),
      t,
    );
  const clear = () => {
    const before = savedLists.get('favorite-products');
    savedLists.clear('favorite-products');
    toaster.show({
      text: t('lists.cleared'),
      subject: 'lists:clear',
      action: {
        label: t('cart.undo'),
        run: () => {
          for (const code of before.toReversed()) savedLists.add('favorite-products', code);
        },
      },
    });
  };
  return (
    <div className={styles.bar} data-print="no">
      <SelectField
        className={styles.sort}
        label={t('listing.sort')}
        isLabelHidden
        value={sort}
        options={Object.entries(SORT_WORDS).map(([value, words]) => ({ value, label: t(words) }))}
        onChange={({ currentTarget }) => onSort(currentTarget.value as FavoritesSort)}
      />
      <Button look="secondary" icon="cart" disabled={sellable.length === 0} onClick={buyAll}>
        {t('favorites.buyAll', { count: sellable.length })}
      </Button>
      <Button
        look="quiet"
        icon="share"
        onClick={() =>
          void shareList(
            products.map(({ code }) => code),
            t('favorites.title'),
            t,
          )
        }
      >
        {t('lists.share')}
      </Button>
      {isOwn ? (
        <Button look="quiet" icon="trash" onClick={clear}>
          {t('lists.clear')}
        </Button>
      ) : null}
    </div>
  );
}

/** The views that everybody has, each with what it leaves to be done, before one's own. */

import { formatNumber } from '#domain/money.ts';
import { PRODUCT_VIEWS } from '#domain/office/product-grid.ts';
import { useMe } from '../../access/use-me.ts';
import { useGridCount } from '../../grid/use-grid-rows.ts';
import { useWords } from '../../i18n/words.ts';
import { ViewTabs } from '../../views/view-tabs.tsx';

const VIEWS = PRODUCT_VIEWS.filter(({ where }) => where !== '');

export function ProductViews() {
  const { locale } = useWords();
  const { rights } = useMe();
  const views = VIEWS.filter(({ right }) => right === undefined || rights[right]?.read !== undefined);
  return (
    <ViewTabs
      screen="products"
      usual={views.map(({ where, label }) => ({
        query: new URLSearchParams({ where }).toString(),
        name: label[locale],
        count: <ViewCount where={where} />,
      }))}
    />
  );
}

/** Comes when it comes: nothing waits for it. */
function ViewCount({ where }: { where: string }) {
  const { data } = useGridCount({ subject: 'products', where });
  return data ? formatNumber(data.data.count) : null;
}

import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { type AddedGoods, AddedRow, LinesHead } from '../../orders/goods-lines.tsx';
import { GoodsPicker } from '../../orders/goods-picker.tsx';
import styles from './phone.module.css';

interface GoodsPanelProps {
  city: string | undefined;
  goods: readonly AddedGoods[];
  /** What this buyer pays, once it is known. */
  prices: readonly { productCode: string; price: number; sum: number }[];
  onChange: (goods: readonly AddedGoods[]) => void;
}

export function GoodsPanel({ city, goods, prices, onChange }: GoodsPanelProps) {
  const { t } = useWords();
  return (
    <Panel isFlush title={t('order.lines')}>
      <div className={styles.picker}>
        <GoodsPicker
          label={t('order.addProduct')}
          {...(city === undefined ? {} : { city })}
          onPick={(picked) => {
            if (!goods.some(({ productCode }) => productCode === picked.productCode))
              onChange([...goods, { ...picked, count: 1 }]);
          }}
        />
      </div>
      {goods.length === 0 ? null : (
        <table className={table.table}>
          <LinesHead />
          <tbody>
            {goods.map((each) => (
              <AddedRow
                key={each.productCode}
                goods={each}
                own={prices.find(({ productCode }) => productCode === each.productCode)}
                onCount={(count) => onChange(goods.map((one) => (one === each ? { ...one, count } : one)))}
                onRemove={() => onChange(goods.filter((one) => one !== each))}
              />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

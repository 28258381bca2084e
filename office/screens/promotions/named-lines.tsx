import { useState } from 'react';
import type { NamedProduct } from '#contract/office/kept-promotions.ts';
import { formatTenge } from '#domain/money.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Button } from '../../design/button.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './builder.module.css';
import { FindGoodsDialog } from './find-goods-dialog.tsx';
import { useNamedGoods } from './named-goods.ts';

export interface GoodsLine {
  code: string;
  value: number;
}

interface GoodsLinesProps {
  /** What the figure beside each is. */
  label: string;
  lines: readonly GoodsLine[];
  /** One is all there can be: another takes its place. */
  isOne?: boolean;
  valueOfNew: (product: NamedProduct) => number;
  onChange: (lines: GoodsLine[], product?: NamedProduct) => void;
}

/** Goods that are named one by one, each with a figure. */
export function GoodsLines({ label, lines, isOne = false, valueOfNew, onChange }: GoodsLinesProps) {
  const { t } = useWords();
  const goods = useNamedGoods();
  const [isFinding, setFinding] = useState(false);
  return (
    <div className={styles.group}>
      <ul className={styles.lines}>
        {lines.map(({ code, value }) => {
          const price = goods.priceOf(code);
          return (
            <li key={code} className={styles.line}>
              <span>
                {goods.nameOf(code)}
                {price === null ? null : (
                  <span className={table.second}>{t('promos.shelf', { price: formatTenge(price) })}</span>
                )}
              </span>
              <input
                className={styles.figure}
                type="number"
                inputMode="numeric"
                min={1}
                aria-label={`${label}: ${goods.nameOf(code)}`}
                value={value}
                onChange={({ currentTarget: { valueAsNumber } }) =>
                  onChange(
                    lines.map((line) =>
                      line.code === code
                        ? { code, value: Number.isFinite(valueAsNumber) ? valueAsNumber : 0 }
                        : line,
                    ),
                  )
                }
              />
              <button
                className={styles.out}
                type="button"
                aria-label={t('promos.takeOut', { name: goods.nameOf(code) })}
                onClick={() => onChange(lines.filter((line) => line.code !== code))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button look="plain" size="small" icon="plus" onClick={() => setFinding(true)}>
          {t(isOne ? 'promos.chooseGift' : 'promos.addGoods')}
        </Button>
      </div>
      {isFinding ? (
        <FindGoodsDialog
          onFound={(product) => {
            goods.remember(product);
            const others = isOne ? [] : lines.filter(({ code }) => code !== product.code);
            onChange([...others, { code: product.code, value: valueOfNew(product) }], product);
            setFinding(false);
          }}
          onClose={() => setFinding(false)}
        />
      ) : null}
    </div>
  );
}

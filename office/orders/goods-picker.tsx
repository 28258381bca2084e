/** Goods looked for by words, code or article; whoever is chosen is handed on. The server is asked once the fingers rest. */
import { useState } from 'react';
import type { FoundGoods } from '#contract/office/goods.ts';
import { formatTenge } from '#domain/money.ts';
import { useCallWith } from '../calls/use-call.ts';
import { TextField } from '../design/field.tsx';
import page from '../design/page.module.css';
import { Answered } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './goods-picker.module.css';
import { useRested } from './use-rested.ts';

interface GoodsPickerProps {
  label: string;
  city?: string;
  onPick: (goods: FoundGoods) => void;
}

export function GoodsPicker({ label, city, onPick }: GoodsPickerProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const isAsked = q.length >= 2;
  const found = useCallWith(
    'GET /office/api/v1/goods/',
    { enabled: isAsked, placeholderData: (before) => before },
    { query: { q: isAsked ? q : '--', ...(city === undefined ? {} : { city }) } },
  );
  return (
    <div className={styles.picker}>
      <TextField
        label={label}
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isAsked ? (
        <Answered of={found}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={page.quiet}>{t('goods.none')}</p>
            ) : (
              <ul className={styles.found}>
                {items.map((goods) => (
                  <li key={goods.productCode}>
                    <button
                      type="button"
                      className={styles.goods}
                      onClick={() => {
                        onPick(goods);
                        setTyped('');
                      }}
                    >
                      <span>
                        <b>{goods.name}</b>
                        <span className={styles.second}>
                          {t('order.article', { article: goods.article })} · <Stock of={goods} />
                        </span>
                      </span>
                      <b className={styles.price}>{formatTenge(goods.price)}</b>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      ) : null}
    </div>
  );
}

function Stock({ of: { stock, unit, isOnOrder } }: { of: FoundGoods }) {
  const { t } = useWords();
  if (stock.length === 0) return t(isOnOrder ? 'goods.onOrder' : 'goods.noStock');
  return stock.map(({ store, count }) => `${store}: ${count}\u00A0${unit}`).join(', ');
}

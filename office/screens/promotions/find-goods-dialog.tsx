import { useState } from 'react';
import type { NamedProduct } from '#contract/office/kept-promotions.ts';
import { formatTenge } from '#domain/money.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Dialog } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { useRested } from '../../orders/use-rested.ts';
import styles from './builder.module.css';

const LEAST_LETTERS = 2;

/** A product by words or article, as the shop's own search finds it. */
export function FindGoodsDialog({
  onFound,
  onClose,
}: {
  onFound: (product: NamedProduct) => void;
  onClose: () => void;
}) {
  const { t, locale } = useWords();
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const goods = useCallWith(
    'GET /office/api/v1/promotions/goods/',
    { enabled: q.length >= LEAST_LETTERS, placeholderData: (before) => before },
    { query: { q } },
  );
  return (
    <Dialog title={t('promos.findGoods')} isHigh onClose={onClose}>
      <TextField
        label={t('relation.find')}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {q.length < LEAST_LETTERS ? null : (
        <Answered of={goods}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty icon="search" title={t('relation.nothing')} />
            ) : (
              <ul className={styles.found}>
                {items.map((product) => (
                  <li key={product.code}>
                    <button type="button" onClick={() => onFound(product)}>
                      {product.name[locale]}
                      <small>
                        {t('product.code', { code: product.article })}
                        {product.price === null ? '' : ` · ${formatTenge(product.price)}`}
                      </small>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      )}
    </Dialog>
  );
}

import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/choice.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { setTicks } from '../../design/ticks.ts';
import type { CartState } from '../../features/cart/cart-store.ts';
import { removeManyWithUndo } from '../../features/cart/remove-with-undo.ts';
import { cart } from '../../features/cart/use-cart.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { sharePage } from '../../page/address/share-page.ts';
import { SaveAsEstimate } from '../estimates/estimates.ts';
import line from './cart-line.module.css';
import { CartLine } from './cart-line.tsx';
import styles from './cart-list.module.css';
import type { CartRows } from './cart-rows.ts';
import { SHARE_QUERY, toShared, toSharedWorks, WORKS_QUERY } from './share-link.ts';

interface CartListProps {
  rows: CartRows;
  state: CartState;
}

/** Everything that lies in the cart, what can be done with several at once, and what has happened to it elsewhere. */
export function CartList({ rows, state }: CartListProps) {
  const { t, locale } = useWords();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { sold, apart, missing, takenOut } = rows;
  const chosen = sold.filter(({ item }) => !left.has(item.product.code));
  const choose = (codes: readonly string[], isChosen: boolean) =>
    setLeft((before) => setTicks(before, codes, isChosen));
  const share = () => {
    const url = new URL(localePath('/cart', locale), location.origin);
    url.searchParams.set(SHARE_QUERY, toShared(state.lines));
    const works = state.cart?.works.items ?? [];
    if (works.length > 0) url.searchParams.set(WORKS_QUERY, toSharedWorks(works));
    void sharePage(t('cart.title'), t, url.href);
  };
  const removeChosen = () =>
    removeManyWithUndo(
      chosen.map(({ item, count }) => ({ productCode: item.product.code, count })),
      t,
    );
  return (
    <div className={styles.lists}>
      {state.isUnreachable ? (
        <Notice look="changed" role="status" icon="offline">
          {t('cart.waiting')}
        </Notice>
      ) : null}
      {state.cart && !state.cart.is1CRecalc ? (
        <Notice look="changed" role="status">
          {t('cart.unconfirmed')}
        </Notice>
      ) : null}
      {takenOut.map(({ productCode, before }) => (
        <Notice
          key={productCode}
          look="changed"
          role="status"
          icon="refresh"
          title={t('cart.takenOutElsewhere')}
          action={
            <>
              <Button size={36} look="secondary" onClick={() => cart.setCount(productCode, before)}>
                {t('cart.undo')}
              </Button>
              <Button size={36} look="quiet" onClick={() => cart.dismissChange(productCode)}>
                {t('cart.understood')}
              </Button>
            </>
          }
        >
          {t('cart.takenOutCount', { count: before })}
        </Notice>
      ))}
      {sold.length > 0 ? (
        <section aria-label={t('cart.goodsList')}>
          <div className={styles.tools} data-print="no">
            <Checkbox
              label={t('cart.chooseAll')}
              checked={chosen.length === sold.length}
              onChange={(event) =>
                choose(
                  sold.map(({ item }) => item.product.code),
                  event.target.checked,
                )
              }
            />
            <div className={styles.actions}>
              <SaveAsEstimate
                lines={chosen.map(({ item, count }) => ({ productCode: item.product.code, count }))}
                works={chosen.flatMap(({ works }) => works)}
              />
              <Button size={36} look="quiet" icon="share" className={styles.worded} onClick={share}>
                {t('product.share')}
              </Button>
              <Button
                size={36}
                look="quiet"
                icon="trash"
                className={styles.worded}
                disabled={chosen.length === 0}
                onClick={removeChosen}
              >
                {t('cart.removeChosen')}
              </Button>
              {/* A phone has no room for the words. */}
              <IconButton
                icon="share"
                iconSize={20}
                label={t('product.share')}
                className={styles.drawn}
                onClick={share}
              />
              <IconButton
                icon="trash"
                iconSize={20}
                label={t('cart.removeChosen')}
                className={styles.drawn}
                disabled={chosen.length === 0}
                onClick={removeChosen}
              />
            </div>
          </div>
          <Panel padding="none" className={styles.sheet}>
            <ul className={styles.list}>
              {sold.map((row) => (
                <CartLine
                  key={row.item.product.code}
                  row={row}
                  isChosen={!left.has(row.item.product.code)}
                  onChoose={(isChosen) => choose([row.item.product.code], isChosen)}
                />
              ))}
              {state.cart?.gifts.map(({ product, count, worth, promotionId, title }) => (
                <li key={`gift-${promotionId}`} className={line.line} data-gift>
                  <div className={line.picture}>
                    <Picture of={product} size="sm_224" />
                  </div>
                  <div className={line.words}>
                    <a className={line.name} href={localePath(`/p/${product.code}`, locale)}>
                      {keepNumbersWhole(product.name)}
                    </a>
                    <p className={line.facts}>{title}</p>
                  </div>
                  <div className={line.sum}>
                    <b>{t('cart.gift', { count })}</b>
                    <s>{formatTenge(worth)}</s>
                  </div>
                </li>
              ))}
            </ul>
          </Panel>
        </section>
      ) : null}
      {apart.length + missing.length > 0 ? (
        <section aria-labelledby="cart-apart">
          <h2 className={styles.apartTitle} id="cart-apart">
            {t('cart.apart')} <small>{apart.length + missing.length}</small>
          </h2>
          <Panel padding="none" className={styles.sheet}>
            <ul className={styles.list}>
              {apart.map((row) => (
                <CartLine key={row.item.product.code} row={row} isApart />
              ))}
              {missing.map(({ productCode, name }) => (
                <li key={productCode} className={styles.missing}>
                  <p>
                    <b>{keepNumbersWhole(name || productCode)}</b>
                    <span>{t('cart.gone')}</span>
                  </p>
                  <Button
                    size={36}
                    look="secondary"
                    icon="trash"
                    onClick={() => cart.setCount(productCode, 0)}
                  >
                    {t('cart.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          </Panel>
        </section>
      ) : null}
    </div>
  );
}

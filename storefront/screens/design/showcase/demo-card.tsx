import { useState } from 'react';
import { buttonStatus, totalStock } from '#domain/availability.ts';
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import { type PricedProduct, pricePerUnit, priceView, type UserType } from '#domain/price.ts';
import { amountIn } from '#domain/units.ts';
import { Badge } from '../../../design/badge.tsx';
import { Button } from '../../../design/button.tsx';
import styles from '../../../design/card.module.css';
import { IconButton } from '../../../design/icon-button.tsx';
import { hasRemark, PriceLine, PriceRemark } from '../../../design/price-block.tsx';
import { Stepper } from '../../../design/stepper.tsx';
import { StockBars, StockLine } from '../../../design/stock-bars.tsx';
import { Planks } from './planks.tsx';
import { useSay } from './section.tsx';

export interface DemoProduct extends PricedProduct {
  code: string;
  name: string;
  stock: number;
  onOrder?: boolean;
  isOffline?: boolean;
  userType?: UserType;
  packArea: number;
  inCart?: number;
  badge?: 'hit' | 'new';
}

/** A product card of the shop's pieces, to see them together. The real one lives with the catalogue. */
export function DemoCard({ product }: { product: DemoProduct }) {
  const say = useSay();
  const [count, setCount] = useState(product.inCart ?? 0);
  const [isLiked, setLiked] = useState(false);
  const view = priceView(product, product.userType ?? 'retail');
  const perUnit = pricePerUnit(view.price, product.packArea);
  const balance = [{ city: 'pavlodar', count: product.stock }];
  const status = buttonStatus({
    balance,
    onOrder: product.onOrder ?? false,
    isOffline: product.isOffline ?? false,
  });
  const isGone = status === 'disabled';
  return (
    <article className={styles.card} data-state={count > 0 ? 'cart' : isGone ? 'none' : undefined}>
      <div className={styles.picture}>
        <Planks isGrey={isGone} />
        <span className={styles.badges}>
          {view.kind === 'discount' ? <Badge look="discount">{formatPercent(-view.percent)}</Badge> : null}
          {product.badge === 'hit' ? <Badge look="hit">{say('Хит', 'Хит')}</Badge> : null}
          {product.badge === 'new' ? <Badge look="new">{say('Новинка', 'Жаңа')}</Badge> : null}
          {product.active ? null : <Badge look="plain">{say('Архив', 'Мұрағат')}</Badge>}
        </span>
        <IconButton
          className={styles.favourite}
          icon={isLiked ? 'heart-filled' : 'heart'}
          look="chip"
          label={say('В избранное', 'Таңдаулыларға')}
          aria-pressed={isLiked}
          onClick={() => setLiked(!isLiked)}
        />
        <IconButton
          className={styles.compare}
          icon="scales"
          look="chip"
          label={say('Сравнить', 'Салыстыру')}
        />
      </div>
      <div className={styles.words}>
        <PriceLine className={styles.price} view={view} unit={say('уп.', 'қапт.')} />
        <p className={styles.perUnit}>
          <b>{formatTenge(perUnit ?? 0)}/м²</b>
          <span className={styles.amount}>
            {' '}
            · {say('в уп.', 'қаптамада')} {formatNumber(product.packArea)}
            {'\u00A0'}м²
          </span>
        </p>
        {hasRemark(view) ? (
          <div className={styles.remark}>
            <PriceRemark view={view} />
          </div>
        ) : null}
        <h3 className={styles.name}>
          <a className={styles.link} href={`#${product.code}`}>
            {product.name}
          </a>
        </h3>
      </div>
      <div className={styles.stock}>
        <Stock product={product} />
      </div>
      <div className={styles.action}>
        {status === 'active' && count > 0 ? (
          <Stepper
            look="card"
            count={count}
            onChange={setCount}
            label={product.name}
            limits={{ min: 0, max: totalStock(balance) }}
            detail={`${formatNumber(amountIn(count, product.packArea))}\u00A0м²`}
          />
        ) : null}
        {status === 'active' && count === 0 ? (
          <Button isWide icon="cart" onClick={() => setCount(1)}>
            {say('В корзину', 'Себетке')}
          </Button>
        ) : null}
        {status === 'order' ? (
          <Button isWide look="secondary">
            {say('Заказать', 'Тапсырыс беру')}
          </Button>
        ) : null}
        {status === 'offline' ? (
          <Button isWide look="offline">
            {say('Доступен только в магазине', 'Тек дүкенде бар')}
          </Button>
        ) : null}
        {isGone ? (
          <Button isWide disabled>
            {say('Нет в наличии', 'Қоймада жоқ')}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

function Stock({ product }: { product: DemoProduct }) {
  const say = useSay();
  if (!product.active) return <StockLine icon="box">{say('Снят с продажи', 'Сатудан алынды')}</StockLine>;
  if (product.onOrder)
    return <StockLine icon="clock">{say('Под заказ, 5–7 дн.', 'Тапсырыспен, 5–7 күн')}</StockLine>;
  if (product.isOffline) {
    return (
      <StockLine icon="store" tone="ok">
        {say('В 2 магазинах', '2 дүкенде')}
      </StockLine>
    );
  }
  if (product.stock === 0) return <StockBars count={0}>{say('Нет в Павлодаре', 'Павлодарда жоқ')}</StockBars>;
  if (product.stock <= 5) {
    return (
      <StockBars count={product.stock}>
        {say(`Осталось ${product.stock} уп.`, `${product.stock} қапт. қалды`)}
      </StockBars>
    );
  }
  return (
    <StockBars count={product.stock}>
      {say(`${product.stock} уп. · сегодня`, `${product.stock} қапт. · бүгін`)}
    </StockBars>
  );
}

import { useState } from 'react';
import type { SharedEstimate as Shared } from '#contract/estimate-exchange.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { putTogether } from '../../features/cart/put-together.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './shared-estimate.module.css';

/** From so many lines on they are not drawn all at once. */
const LONG = 100;

/** An estimate as whoever has the link sees it: to read, to print and, where its owner lets them, to buy. */
export default function SharedEstimate({ estimate }: { estimate: Shared }) {
  const { t, locale } = useWords();
  const [isTaken, setTaken] = useState(false);
  const products = new Map(estimate.products.map((product) => [product.code, product]));
  const wanted = new Map<string, number>();
  for (const { productCode, count } of estimate.sections.flatMap(({ items }) => items))
    if (productCode !== null && count > 0)
      wanted.set(productCode, (wanted.get(productCode) ?? 0) + Math.ceil(count));
  const lines = [...wanted].flatMap(([code, count]) => {
    const available = Math.min(count, products.get(code)?.available ?? 0);
    return available > 0 ? [{ code, count: available }] : [];
  });
  const missing = wanted.size - lines.length;
  const { totals, mayBuy } = estimate;
  const row = (label: string, value: string, isBold = false) => (
    <div data-bold={isBold || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const isLong = estimate.sections.reduce((sum, { items }) => sum + items.length, 0) > LONG;
  let number = 0;
  return (
    <ScreenFrame
      title={estimate.name}
      note={t('estimates.sharedAt', { date: formatDate(estimate.updatedAt, locale, { hasYear: true }) })}
    >
      <div className={styles.columns}>
        <div className={styles.sections}>
          {estimate.objectName === null ? null : <p>{estimate.objectName}</p>}
          {estimate.sections.map((section) => (
            <Panel key={section.id} as="section" padding="none" aria-label={section.name}>
              <header className={styles.head}>
                <h2>{section.name}</h2>
                {section.sum === undefined ? null : <b>{formatNumber(section.sum)}</b>}
              </header>
              <ol className={styles.lines} data-long={isLong || undefined}>
                {section.items.map((line) => {
                  const product = line.productCode === null ? undefined : products.get(line.productCode);
                  number += 1;
                  return (
                    <li key={line.id} className={styles.line}>
                      <span className={styles.number}>{number}</span>
                      <LinePicture product={product} kind={line.kind} />
                      <div className={styles.name}>
                        {product && mayBuy ? (
                          <a href={localePath(`/p/${product.code}`, locale)}>{keepNumbersWhole(line.name)}</a>
                        ) : (
                          keepNumbersWhole(line.name)
                        )}
                        {line.note === null ? null : <p>{line.note}</p>}
                      </div>
                      <span className={styles.count}>
                        {formatNumber(line.count)}
                        {'\u00A0'}
                        {line.unit}
                        {line.price === undefined ? null : (
                          <small>{t('estimates.each', { price: line.price })}</small>
                        )}
                      </span>
                      {line.sum === undefined ? null : <b className={styles.sum}>{formatNumber(line.sum)}</b>}
                    </li>
                  );
                })}
              </ol>
            </Panel>
          ))}
        </div>
        <aside className={styles.side}>
          <Panel as="section" look="money" className={styles.panel} aria-label={t('estimates.totals')}>
            {totals ? (
              <>
                <p className={styles.total}>{formatTenge(totals.total)}</p>
                <dl className={styles.rows}>
                  {row(t('estimates.materials'), formatTenge(totals.materials))}
                  {row(t('estimates.works'), formatTenge(totals.works))}
                  {totals.markup === undefined
                    ? null
                    : row(t('estimates.markup'), formatTenge(totals.markup))}
                  {totals.discount > 0 ? row(t('estimates.discount'), formatTenge(-totals.discount)) : null}
                </dl>
              </>
            ) : (
              <p className={styles.text}>
                {t('estimates.noPrices')} {mayBuy ? t('estimates.cartPrices') : null}
              </p>
            )}
            <dl className={styles.rows}>
              {row(t('estimates.weight'), t('product.kg', { count: estimate.weightKg }))}
            </dl>
            {mayBuy ? (
              <Button
                isWide
                icon="cart"
                disabled={lines.length === 0}
                onClick={() => {
                  putTogether(lines, t);
                  setTaken(true);
                }}
              >
                {t('estimates.toOwnCart', { count: lines.length })}
              </Button>
            ) : (
              <p className={styles.text}>{t('estimates.askAuthor')}</p>
            )}
            {isTaken ? (
              <Button isWide look="secondary" href={localePath('/cart', locale)}>
                {t('estimates.goToCart')}
              </Button>
            ) : null}
            {mayBuy && missing > 0 ? (
              <Notice look="changed">{t('estimates.sharedMissing', { count: missing })}</Notice>
            ) : null}
            <p className={styles.text}>
              {t('estimates.linkUntil', { date: formatDate(estimate.until, locale, { hasYear: true }) })}
            </p>
          </Panel>
        </aside>
      </div>
    </ScreenFrame>
  );
}

import type { ReactNode } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Icon } from '../../design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { CardStock } from '../../features/catalog/card-stock.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { IntoEstimate } from '../estimates/estimates.ts';
import styles from './purchased-card.module.css';
import type { ShownItem } from './shown-item.ts';

/** One product that was bought, however often. */
export function PurchasedCard({ item, today }: { item: ShownItem; today: string }) {
  const { t, locale } = useWords();
  const { product, order, replenish, warrantyUntil, returnUntil } = item;
  const day = (date: string) => formatDate(date, locale, { hasYear: date.slice(0, 4) !== today.slice(0, 4) });
  const productHref = localePath(`/p/${item.productCode}`, locale);
  const orderHref = localePath(`/personal/orders/${order.id}`, locale);
  return (
    <Panel as="li" padding="small" className={styles.card}>
      <div className={styles.picture}>
        <Picture of={product ?? { externalId: item.externalId }} size="sm_224" />
      </div>
      <div className={styles.what}>
        {product ? (
          <a className={styles.name} href={productHref}>
            {keepNumbersWhole(item.name)}
          </a>
        ) : (
          <span className={styles.name}>{keepNumbersWhole(item.name)}</span>
        )}
        <p className={styles.quiet}>
          {t('purchased.times', { count: item.times })} ·{' '}
          {t('purchased.total', { total: `${formatNumber(item.count)}\u00A0${item.unit}` })}
        </p>
        <p className={styles.quiet}>
          {item.firstAt === item.lastAt
            ? t('purchased.onDay', { date: day(item.lastAt) })
            : t('purchased.between', { first: day(item.firstAt), last: day(item.lastAt) })}
          {' · '}
          <a className={`link ${styles.order}`} href={orderHref}>
            {order.number}
          </a>
        </p>
        {replenish ? (
          <p className={styles.hint} data-due={replenish.isDue || undefined}>
            <Icon name="refresh" size={16} />
            {t(replenish.isDue ? 'purchased.isDue' : 'purchased.lasts', { count: replenish.everyDays })}
          </p>
        ) : null}
        <ul className={styles.facts}>
          {warrantyUntil === null ? null : (
            <Fact icon="success">
              {t(warrantyUntil >= today ? 'purchased.warranty' : 'purchased.warrantyOver', {
                date: day(warrantyUntil),
              })}
            </Fact>
          )}
          {returnUntil === null ? null : (
            <Fact icon="undo">
              <a className="link" href={orderHref}>
                {t('purchased.return', { date: day(returnUntil) })}
              </a>
            </Fact>
          )}
          {item.documents.map(({ url, name }) => (
            <Fact key={url} icon="document">
              <a className="link" href={url} target="_blank" rel="noreferrer">
                {keepNumbersWhole(name)}
              </a>
            </Fact>
          ))}
        </ul>
      </div>
      <div className={styles.buy}>
        <Prices item={item} />
        {product ? (
          <>
            <CardStock product={product} />
            <CartButton product={product} />
            <IntoEstimate
              title={t('purchased.title')}
              section={null}
              items={[{ productCode: product.code, count: Math.max(1, Math.round(item.count / item.times)) }]}
              back={localePath('/personal/purchased', locale)}
              size={44}
            />
          </>
        ) : (
          <p className={styles.quiet}>{t('purchased.gone')}</p>
        )}
      </div>
    </Panel>
  );
}

/** What one cost the last time, and now; the direction in words too, for who sees no colour. */
function Prices({ item: { lastPrice, priceNow, changePercent } }: { item: ShownItem }) {
  const { t } = useWords();
  if (priceNow === null || changePercent === null) {
    return <p className={styles.then}>{t('purchased.then', { price: formatTenge(lastPrice) })}</p>;
  }
  const isDearer = changePercent > 0;
  return (
    <div>
      <p className={styles.now}>
        {formatTenge(priceNow)}
        {changePercent === 0 ? null : (
          <span className={styles.change} data-dearer={isDearer || undefined}>
            <Icon name={isDearer ? 'arrow-up' : 'arrow-down'} size={16} />
            <span className="visually-hidden">{t(isDearer ? 'purchased.dearer' : 'purchased.cheaper')}</span>
            {formatNumber(Math.abs(changePercent))}
            {'\u00A0'}%
          </span>
        )}
      </p>
      <p className={styles.then}>
        {changePercent === 0 ? t('purchased.same') : t('purchased.then', { price: formatTenge(lastPrice) })}
      </p>
    </div>
  );
}

const Fact = ({ icon, children }: { icon: 'success' | 'undo' | 'document'; children: ReactNode }) => (
  <li className={styles.fact}>
    <Icon name={icon} size={16} />
    {children}
  </li>
);

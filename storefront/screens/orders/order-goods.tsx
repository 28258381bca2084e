import type { Order } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { classNames } from '../../design/class-names.ts';
import { Dotted } from '../../design/dotted.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { Picture } from '../../features/catalog/picture.tsx';
import { CutDrawing } from '../../features/cutting/cutting.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './order-goods.module.css';

/** What was bought, at the prices of that day. */
export function OrderGoods({ items, services }: Pick<Order, 'items' | 'services'>) {
  const { t } = useWords();
  const units = items.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel as="section" aria-labelledby="order-goods">
      <div className={styles.head}>
        <h2 className={styles.title} id="order-goods">
          {t('orderPage.goods')}
        </h2>
        <p className={styles.note}>
          {t('orders.lines', { count: items.length })}, {t('orderPage.units', { count: units })}
        </p>
      </div>
      <table className={classNames(table.records, styles.table)}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('orderPage.name')}
            </th>
            <th scope="col">{t('orderPage.count')}</th>
            <th scope="col">{t('orderPage.price')}</th>
            <th scope="col">{t('orderPage.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </tbody>
      </table>
      {services.length > 0 ? (
        <>
          <h3 className={styles.subtitle}>{t('orderPage.services')}</h3>
          <ul className={styles.services}>
            {services.map(({ code, lineId, detail, plan, name, unit, count, price, sum }) => (
              <li key={`${code} ${lineId} ${detail}`}>
                <span>
                  {keepNumbersWhole(name)}
                  <span className={styles.note}>
                    {formatNumber(count)}
                    {'\u00A0'}
                    {unit} × {formatTenge(price)}
                  </span>
                  {plan ? (
                    <details>
                      <summary className="link">{t('cut.plan')}</summary>
                      <CutDrawing plan={plan} />
                    </details>
                  ) : null}
                </span>
                <b>{formatTenge(sum)}</b>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}

function Line({ item }: { item: Order['items'][number] }) {
  const { t, locale } = useWords();
  return (
    <tr>
      <td className={styles.picture}>
        <Picture of={item} size="xs_96" />
      </td>
      <td className={styles.what}>
        <a className={styles.name} href={localePath(`/p/${item.productCode}`, locale)}>
          {keepNumbersWhole(item.name)}
        </a>
        <span className={styles.note}>
          <Dotted>
            {[
              t('product.article', { productCode: item.article }),
              ...(item.status === 'ordered' ? [] : [t(`lineStatus.${item.status}`)]),
              ...(item.returnedCount > 0
                ? [t('orderPage.returnedCount', { count: item.returnedCount, unit: item.unit })]
                : []),
            ].join(' · ')}
          </Dotted>
        </span>
        {item.discounts.map(({ title, reason, amount }) => (
          <span key={`${reason} ${title}`} className={styles.discount} data-reason={reason}>
            {title}: {formatTenge(-amount)}
          </span>
        ))}
      </td>
      <td className={styles.count}>
        {formatNumber(item.count)}
        {'\u00A0'}
        {item.unit}
      </td>
      <td className={styles.price}>
        {item.isGift ? t('promo.gift') : formatTenge(item.price)}
        {item.regularPrice > item.price ? (
          <s>
            <span className="visually-hidden">{t('design.price.before')} </span>
            {formatTenge(item.regularPrice)}
          </s>
        ) : null}
      </td>
      <td className={styles.sum}>{formatTenge(item.isGift ? 0 : item.sum)}</td>
    </tr>
  );
}

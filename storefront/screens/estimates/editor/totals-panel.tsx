import { findVehicleFor } from '#domain/delivery-tariff.ts';
import { type EditedEstimate, estimateTotals } from '#domain/estimates/estimates.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { Panel } from '../../../design/panel.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { VEHICLE_WORDS } from '../../../page/arrival-words.ts';
import { useVehicles } from '../../../page/delivery-facts.ts';
import { listEstimateGoods } from '../estimate-goods.ts';
import { setHead } from './edit-steps.ts';
import type { EstimateState } from './estimate-state.ts';
import type { EstimateStore } from './estimate-store.ts';
import { NumberCell } from './number-cell.tsx';
import styles from './side.module.css';

/** What it comes to: for the client, and in the shop. */
export function TotalsPanel({ state, store }: { state: EstimateState; store: EstimateStore }) {
  const { t, locale } = useWords();
  const vehicles = useVehicles();
  const { estimate, products } = state;
  // As the promo calculator reads its goods from an address; so many it takes.
  const goods = listEstimateGoods(estimate.sections)
    .map(({ productCode, count }) => `${productCode}:${count}`)
    .slice(0, 100);
  const totals = estimateTotals(estimate, (code) => products.get(code));
  const vehicle =
    totals.weightKg > 0 ? findVehicleFor([{ weightKg: totals.weightKg, count: 1 }], vehicles) : null;
  const percent = (field: 'markupPercent' | 'discountPercent', label: string, max: number) => (
    <span className={styles.percent}>
      <NumberCell
        value={estimate[field]}
        label={label}
        column="percent"
        digits={1}
        max={max}
        onValue={(value) => store.edit(setHead({ [field]: value } as Partial<EditedEstimate>), field)}
        onLeave={() => store.endTyping()}
      />
      %
    </span>
  );
  const row = (label: string, value: string, isBold = false) => (
    <div data-bold={isBold || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Panel as="section" look="money" className={styles.panel} aria-label={t('estimates.totals')}>
      <p className={styles.label}>{t('estimates.forClient')}</p>
      <p className={styles.total}>{formatTenge(totals.total)}</p>
      <Shares
        parts={[
          ['goods', t('estimates.goods'), totals.goods],
          ['own', t('estimates.ownLines'), totals.own],
          ['works', t('estimates.works'), totals.works],
          ['markup', t('estimates.markup'), totals.markup],
        ]}
      />
      <dl className={styles.rows}>
        {row(t('estimates.goods'), formatTenge(totals.goods))}
        {row(t('estimates.ownLines'), formatTenge(totals.own))}
        {row(t('estimates.works'), formatTenge(totals.works))}
        <div>
          <dt>{t('estimates.markupOn')}</dt>
          <dd>{percent('markupPercent', t('estimates.markupOn'), 300)}</dd>
        </div>
        {row(t('estimates.inMoney'), `+${formatTenge(totals.markup)}`)}
        <div>
          <dt>{t('estimates.discount')}</dt>
          <dd>{percent('discountPercent', t('estimates.discount'), 100)}</dd>
        </div>
        {totals.discount > 0 ? row(t('estimates.inMoney'), formatTenge(-totals.discount)) : null}
      </dl>
      {goods.length > 0 ? (
        <a className="link" href={localePath(`/promo-calculator?items=${goods.join(',')}`, locale)}>
          {t('estimates.promotions')}
        </a>
      ) : null}
      <dl className={styles.rows}>
        {row(t('estimates.payInShop'), formatTenge(totals.goods), true)}
        {row(t('estimates.vat'), formatTenge(totals.vat))}
        {row(
          t('estimates.weight'),
          vehicle
            ? `${t('product.kg', { count: totals.weightKg })}, ${t(VEHICLE_WORDS[vehicle.code])}`
            : t('product.kg', { count: totals.weightKg }),
        )}
        {vehicle
          ? row(t('estimates.delivery'), t('arrival.priceFrom', { price: formatTenge(vehicle.priceTenge) }))
          : null}
      </dl>
    </Panel>
  );
}

/** What the sum is made of, as one bar and in words. */
function Shares({ parts }: { parts: readonly (readonly [kind: string, words: string, sum: number])[] }) {
  const { t } = useWords();
  const whole = parts.reduce((sum, [, , part]) => sum + part, 0);
  if (whole === 0) return null;
  const shown = parts.filter(([, , sum]) => sum > 0);
  const starts = shown.map((_, at) => shown.slice(0, at).reduce((sum, [, , part]) => sum + part, 0) / whole);
  return (
    <div className={styles.shares}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {shown.map(([kind, , sum], at) => (
          <rect
            key={kind}
            className={styles[kind]}
            x={(starts[at] ?? 0) * 100}
            width={(sum / whole) * 100}
            height={6}
          />
        ))}
      </svg>
      <ul>
        {shown.map(([kind, words, sum]) => (
          <li key={kind} data-part={kind}>
            {t('estimates.share', { words, percent: Math.round((sum / whole) * 100) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

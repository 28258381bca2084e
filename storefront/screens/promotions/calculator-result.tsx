import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { putTogether } from '../../features/cart/put-together.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import styles from './calculator-result.module.css';
import { toCalculatorSearch } from './calculator-state.ts';
import type { CalculatorData } from './promo-calculator-load.ts';
import type { Calculator } from './use-calculator.ts';

type Result = CalculatorData['result'];

/** More would be a leaflet. */
const SHOWN_STEPS = 4;

/** What it comes to: before, after, what each promotion gives, what would give more. */
export function CalculatorResult({
  data: { result, query },
  calculator,
}: {
  data: CalculatorData;
  calculator: Calculator;
}) {
  const { t } = useWords();
  const { base, total, saving, applied, points, lines } = result;
  const { state, isPending } = calculator;
  return (
    <Panel as="section" look="money" aria-labelledby="calculator-total" className={styles.panel}>
      <h2 className={styles.title} id="calculator-total">
        {t('promoCalculator.result')}
      </h2>
      <dl className={styles.sums} aria-busy={isPending || undefined}>
        <div>
          <dt>{t('promoCalculator.before')}</dt>
          <dd>{formatTenge(base)}</dd>
        </div>
        {applied.map(({ promo, title, saving: amount }) => (
          <div key={`${promo} ${title}`} className={styles.off}>
            <dt>{title}</dt>
            <dd>{formatTenge(-amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('promoCalculator.after')}</dt>
          <dd>{formatTenge(total)}</dd>
        </div>
      </dl>
      <p className={styles.saved} role="status">
        {saving > 0
          ? t('promoCalculator.saved', { sum: formatTenge(saving) })
          : t(lines.length > 0 ? 'promoCalculator.noSaving' : 'promoCalculator.empty')}
      </p>
      {lines.length > 0 ? (
        <>
          <CardLine result={result} />
          {points > 0 ? (
            <p className={styles.line}>
              <Icon name="club-card" size={20} /> {t('promoCalculator.points', { count: points })}
            </p>
          ) : null}
          <Next result={result} />
          <Alternatives result={result} />
          <div className={styles.actions}>
            <Button
              isWide
              size={52}
              icon="cart"
              onClick={() =>
                putTogether(
                  state.items.map(({ productCode, count }) => ({ code: productCode, count })),
                  t,
                )
              }
            >
              {t('promoCalculator.toCart')}
            </Button>
            <Button
              isWide
              look="secondary"
              icon="link"
              onClick={async () => {
                const { sharePage } = await import('../../page/address/share-page.ts');
                const { origin, pathname } = location;
                const url = `${origin}${pathname}?${toCalculatorSearch(state, query)}`;
                await sharePage(t('promoCalculator.title'), t, url);
              }}
            >
              {t('promoCalculator.share')}
            </Button>
          </div>
        </>
      ) : null}
    </Panel>
  );
}

function CardLine({ result: { withCard, withoutCard } }: { result: Result }) {
  const { t, locale } = useWords();
  const difference = withoutCard - withCard;
  return (
    <p className={styles.line}>
      <Icon name="club-card" size={20} />
      <span>
        {difference > 0
          ? t('promoCalculator.cardGives', {
              without: formatTenge(withoutCard),
              with: formatTenge(withCard),
              sum: formatTenge(difference),
            })
          : t('promoCalculator.cardSame')}{' '}
        <a className="link" href={localePath('/club-rules', locale)}>
          {t('sitemap.club')}
        </a>
      </span>
    </p>
  );
}

/** «Добавьте 1: …», «Ещё на 12 400 ₸: …». */
function sayNeed(need: Result['next'][number]['need'], t: Translate): string {
  return 'sum' in need
    ? t('promoCalculator.needSum', { sum: formatTenge(need.sum) })
    : t('promoCalculator.needCount', { count: need.count });
}

function Next({ result: { next } }: { result: Result }) {
  const { t, locale } = useWords();
  if (next.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.subtitle}>{t('promoCalculator.next')}</h3>
      <ul className={styles.list}>
        {next.slice(0, SHOWN_STEPS).map(({ promo, title, need, gain }) => (
          <li key={promo}>
            <b>{sayNeed(need, t)}</b>{' '}
            <a className="link" href={localePath(`/promo/${promo}`, locale)}>
              {title}
            </a>
            {gain === null || gain === 0
              ? null
              : ` · ${t('promoCalculator.gain', { sum: formatTenge(gain) })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Alternatives({ result: { alternatives, total } }: { result: Result }) {
  const { t } = useWords();
  if (alternatives.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.subtitle}>{t('promoCalculator.best')}</h3>
      <ul className={styles.list}>
        {alternatives.slice(0, 3).map(({ promoIds, titles, total: other }) => (
          <li key={promoIds.join()}>
            {titles.join(', ')}: {formatTenge(other)}
            {other > total ? ` (+${formatNumber(other - total)}\u00A0₸)` : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { putTogether } from '../cart/cart.ts';
import { Picture } from '../catalog/catalog.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Notice } from '../design/notice.tsx';
import { Panel } from '../design/panel.tsx';
import { onPlainPress } from '../design/plain-press.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { toCalculationSearch } from './calculation-address.ts';
import type { Current, NeedLine } from './calculator-data.ts';
import { findSpare } from './find-spare.ts';
import styles from './result-panel.module.css';
import type { Calculation } from './use-calculation.ts';

interface ResultProps {
  current: Current;
  calculation: Calculation;
}

const MOST_BOXES = 12;

/** What to buy, how much of it is left over, what it costs and weighs; all of it into the cart at once. */
export function ResultPanel({ current, calculation }: ResultProps) {
  const { t } = useWords();
  const { entry, result } = current;
  const { state, isPending } = calculation;
  if (!result) {
    return (
      <Panel as="section" look="money" aria-labelledby="calculator-needs">
        <h2 className={styles.title} id="calculator-needs">
          {t('calculator.needs')}
        </h2>
        <p className={styles.wait} role="status">
          {t('calculator.fix')}
        </p>
      </Panel>
    );
  }
  const { need, total, weight, areaM2, isHere } = result;
  const bought = need.flatMap((each) => each.bought);
  return (
    <Panel as="section" look="money" aria-labelledby="calculator-needs" className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title} id="calculator-needs">
          {t('calculator.needs')}
        </h2>
        <Button
          look="quiet"
          size={36}
          icon="link"
          onClick={async () => {
            const { sharePage } = await import('../layouts/share-page.ts');
            const { origin, pathname } = location;
            await sharePage(entry.title, t, `${origin}${pathname}?${toCalculationSearch(state)}`);
          }}
        >
          {t('calculator.link')}
        </Button>
      </div>
      <Boxes need={need[0]} />
      <SpareNotice current={current} calculation={calculation} />
      <ul className={styles.lines} data-pending={isPending || undefined}>
        {need.map((each, index) => (
          <Line key={each.role} need={each} isMain={index === 0} calculation={calculation} />
        ))}
      </ul>
      <div className={styles.total} role="status">
        <span>{t('calculator.total')}</span>
        <b>{formatTenge(total)}</b>
        <span className={styles.small}>
          {areaM2 === null || total === 0
            ? null
            : t('calculator.perSquare', { sum: formatTenge(Math.round(total / areaM2)) })}
        </span>
        <span className={styles.small}>{t('calculator.weight', { count: weight })}</span>
      </div>
      <Button
        isWide
        size={52}
        icon="cart"
        disabledReason={bought.length === 0 ? t('calculator.nothingToBuy') : undefined}
        onClick={() =>
          putTogether(
            bought.map(({ product, count }) => ({ code: product.code, count })),
            t,
          )
        }
      >
        {t('calculator.toCart')}
      </Button>
      {bought.length > 0 ? (
        <p className={styles.here} data-here={isHere || undefined}>
          <span aria-hidden="true" className={styles.dot} />
          {t(isHere ? 'calculator.allHere' : 'calculator.someElsewhere')}
        </p>
      ) : null}
    </Panel>
  );
}

function Boxes({ need }: { need: NeedLine | undefined }) {
  const [only, ...others] = need?.bought ?? [];
  if (!need || !only || others.length > 0 || need.packs > MOST_BOXES || only.holds < 1) return null;
  const spare = Math.floor(need.leftover + 1e-6);
  return (
    <p className={styles.boxes} aria-hidden="true">
      {Array.from({ length: need.packs }, (_, index) => {
        const isLast = index === need.packs - 1;
        const left = isLast && Number.isInteger(only.holds) ? only.holds - spare : only.holds;
        return (
          <span key={`box ${index.toString()}`} className={styles.box} data-last={isLast || undefined}>
            {formatNumber(Math.round(left * 10) / 10)}
          </span>
        );
      })}
    </p>
  );
}

/** One pack more for a few pieces of the reserve: the shopper may do without. */
function SpareNotice({ current, calculation }: ResultProps) {
  const { t } = useWords();
  const spare = findSpare(current);
  if (!spare) return null;
  const texts = { ...calculation.state.texts, reserve: String(spare.reserve) };
  return (
    <Notice look="changed">
      {t('calculator.spare', { count: spare.packs, reserve: spare.reserve })}{' '}
      <a
        className="link"
        rel="nofollow"
        href={calculation.hrefOf({ texts })}
        onClick={onPlainPress(() => calculation.change({ texts }))}
      >
        {t('calculator.takeFewer', { count: spare.packs })}
      </a>
    </Notice>
  );
}

function Line({ need, isMain, calculation }: { need: NeedLine; isMain: boolean; calculation: Calculation }) {
  const { t, locale } = useWords();
  const { product, bought, unit } = need;
  const amount = (value: number) => `${formatNumber(Math.round(value * 100) / 100)}\u00A0${unit}`;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {product ? <Picture of={product} size="xs_96" /> : <Icon name="box" size={28} />}
      </div>
      <div className={styles.words}>
        {product ? (
          <a
            className={styles.name}
            href={localePath(`/p/${product.code}`, locale)}
            lang={product.isNameFallback ? 'ru' : undefined}
          >
            {product.name}
          </a>
        ) : (
          <span className={styles.name}>{need.roleName}</span>
        )}
        {bought.map(({ product: each, count }) => (
          <span key={each.code} className={styles.packs}>
            <b>
              {formatNumber(count)}&nbsp;{each.unit}
            </b>{' '}
            × {formatTenge(each.price)}
            {bought.length > 1 ? ` · ${each.name}` : null}
          </span>
        ))}
        <span className={styles.small}>
          {need.reservePercent > 0
            ? t('calculator.needReserve', { amount: amount(need.amount), reserve: need.reservePercent })
            : t('calculator.need', { amount: amount(need.amount) })}
          {product ? `, ${t('calculator.leftover', { amount: amount(need.leftover) })}` : null}
        </span>
        {product ? null : (
          <span className={styles.small}>{t(need.isOwn ? 'calculator.ownGoods' : 'calculator.noGoods')}</span>
        )}
        {need.isShort ? (
          <span className={styles.short}>{t('calculator.short')}</span>
        ) : need.isElsewhere ? (
          <span className={styles.small}>{t('calculator.elsewhere')}</span>
        ) : null}
        <Others need={need} isMain={isMain} calculation={calculation} />
      </div>
      <b className={styles.sum}>{product ? formatTenge(need.sum) : '—'}</b>
    </li>
  );
}

function Others({
  need: { role, alternatives, isOwn },
  isMain,
  calculation: { state, change, hrefOf },
}: {
  need: NeedLine;
  isMain: boolean;
  calculation: Calculation;
}) {
  const { t } = useWords();
  // The goods it is all about are chosen in the form.
  if (isMain || (alternatives.length === 0 && !isOwn)) return null;
  const pick = (code: string) => {
    const { [role]: _old, ...others } = state.picks;
    const picks = code === '' ? others : { ...others, [role]: code };
    return { href: hrefOf({ picks }), onClick: onPlainPress(() => change({ picks })), rel: 'nofollow' };
  };
  return (
    <details className={styles.others}>
      <summary>{t('calculator.replace')}</summary>
      <ul>
        {alternatives.map(({ product, sum }) => (
          <li key={product.code}>
            <a {...pick(product.code)}>
              <span lang={product.isNameFallback ? 'ru' : undefined}>{product.name}</span>
              <b>{formatTenge(sum ?? product.price)}</b>
            </a>
          </li>
        ))}
        <li>
          <a {...pick(isOwn ? '' : 'none')}>{t(isOwn ? 'calculator.fromRange' : 'calculator.haveIt')}</a>
        </li>
      </ul>
    </details>
  );
}

import { formatNumber, formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { onPlainPress } from '../../design/plain-press.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { toCalculationSearch } from './calculation-address.ts';
import type { Current } from './calculator-data.ts';
import { findSpare } from './find-spare.ts';
import { NeedItem } from './need-item.tsx';
import type { NeedLine } from './need-line.ts';
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
            const { sharePage } = await import('../../page/address/share-page.ts');
            const { origin, pathname } = location;
            await sharePage(entry.title, t, `${origin}${pathname}?${toCalculationSearch(state)}`);
          }}
        >
          {t('calculator.link')}
        </Button>
      </div>
      <Boxes need={need[0]} />
      <SpareNotice current={current} calculation={calculation} />
      <ul className={styles.lines} aria-busy={isPending || undefined}>
        {need.map((each, index) => (
          <NeedItem key={each.role} need={each}>
            <Others need={each} isMain={index === 0} calculation={calculation} />
          </NeedItem>
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
      <BuyButtons
        title={entry.title}
        state={state}
        need={need}
        isHere={isHere}
        href={calculation.hrefOf({})}
      />
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

/** One pack more for a few pieces of the reserve: the visitor may do without. */
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
              <span lang={product.isNameFallback ? 'ru' : undefined}>{keepNumbersWhole(product.name)}</span>
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

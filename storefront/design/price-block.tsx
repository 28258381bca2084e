import { formatPercent, formatTenge } from '#domain/money.ts';
import type { PriceView } from '#domain/price.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import styles from './price-block.module.css';
import { Tooltip } from './tooltip.tsx';

type PriceSize = 'card' | 'box' | 'line';

interface PriceProps {
  /** From `priceView`: which price this visitor sees of this product, and why. */
  view: PriceView;
  /** card 23 px (20 on a phone), box 34 px for the buy box, line 16 px for lists and tables. */
  size?: PriceSize;
  /** What the price is of: «уп.». */
  unit?: string | undefined;
  className?: string | undefined;
}

/** The big figure and what stands beside it on the same line. */
export function PriceLine({ view, size = 'card', unit, className }: PriceProps) {
  const { t } = useWords();
  const struck = 'struckPrice' in view ? view.struckPrice : null;
  return (
    <p
      className={classNames(styles.line, className)}
      data-kind={view.kind === 'base' ? undefined : view.kind}
      data-size={size === 'card' ? undefined : size}
    >
      <span className="visually-hidden">
        {`${t(view.kind === 'discount' ? 'design.price.discounted' : 'design.price')} `}
      </span>
      <span className={styles.price}>{formatTenge(view.price)}</span>
      {struck === null ? null : (
        <span className={styles.aside}>
          <span className="visually-hidden">{`${t('design.price.before')} `}</span>
          <s>{formatTenge(struck)}</s>
        </span>
      )}
      {view.kind === 'discount' && size === 'box' ? (
        <Badge look="discount">{formatPercent(-view.percent)}</Badge>
      ) : null}
      {view.kind === 'wholesale' ? (
        <span className={styles.aside}>
          {t(view.retailKey)} {formatTenge(view.retailPrice)}
        </span>
      ) : null}
      {unit !== undefined && struck === null && view.kind !== 'wholesale' && view.kind !== 'last' ? (
        <span className={styles.unit}>{`/ ${unit}`}</span>
      ) : null}
    </p>
  );
}

/** Whether there is anything to say under the price: a place of its own must not stand empty. */
export const hasRemark = (view: PriceView): boolean =>
  view.kind === 'club' ||
  view.kind === 'wholesale' ||
  view.kind === 'last' ||
  ('contractPrice' in view && view.contractPrice !== undefined);

/** The line under it: the club price, the contract, or that the price is the last one. Null when there is none. */
export function PriceRemark({ view }: { view: PriceView }) {
  const { t } = useWords();
  if (view.kind === 'club') {
    return (
      <Badge look="club" icon="club-card">
        {t('design.price.club', { price: formatTenge(view.clubPrice) })}
      </Badge>
    );
  }
  if (view.kind === 'wholesale') return <Badge look="contract">{t('design.price.contract')}</Badge>;
  if ('contractPrice' in view && view.contractPrice !== undefined) {
    return (
      <Badge look="contract">
        {t('design.price.belowContract', { price: formatTenge(view.contractPrice) })}
      </Badge>
    );
  }
  if (view.kind !== 'last') return null;
  return (
    <Tooltip className={styles.last} text={t('design.price.lastMeaning')}>
      {t(view.tooltipKey)}
    </Tooltip>
  );
}

/** Both lines, for every place that is not a card: a card gives each its own row. */
export function PriceBlock({ view, size = 'box', unit, className }: PriceProps) {
  return (
    <div className={classNames(styles.block, className)}>
      <PriceLine view={view} size={size} unit={unit} />
      <PriceRemark view={view} />
    </div>
  );
}

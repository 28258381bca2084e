import { localePath } from '#domain/locale.ts';
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import { discountPercent } from '#domain/price.ts';
import { Badge } from '../../design/badge.tsx';
import { classNames } from '../../design/class-names.ts';
import poster from '../../design/poster.module.css';
import { StockLine } from '../../design/stock-bars.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import type { ShelfSet } from './find-sets.ts';
import styles from './set-card.module.css';
import { SetPicture } from './set-picture.tsx';

export function SetGrid({
  sets,
  label,
  isFirst = false,
}: {
  sets: readonly ShelfSet[];
  label?: string;
  isFirst?: boolean;
}) {
  return (
    <ul className={poster.grid} aria-label={label}>
      {sets.map((set, at) => (
        <SetCardView
          key={`${set.mode} ${set.code}`}
          set={set}
          isEager={isFirst && at < 2}
          // A shelf has a heading of its own above its cards; a list has only the page's.
          Name={isFirst ? 'h2' : 'h3'}
        />
      ))}
    </ul>
  );
}

interface SetCardProps {
  set: ShelfSet;
  isEager: boolean;
  Name: 'h2' | 'h3';
}

function SetCardView({ set, isEager, Name }: SetCardProps) {
  const { t, locale } = useWords();
  const { mode, code, name, lead, itemCount, price, regularPrice, saving, param, image } = set;
  return (
    <li className={poster.card} data-edge="picture">
      <div className={styles.picture}>
        <SetPicture of={image} size="md_448" sizes="min(400px, 92vw)" isEager={isEager} />
        {saving > 0 ? (
          <span className={styles.badge}>
            <Badge look="discount">{formatPercent(-discountPercent(regularPrice, price))}</Badge>
          </span>
        ) : null}
      </div>
      <div className={classNames(poster.words, styles.words)}>
        <Name className={poster.title}>
          <a className="card-link" href={localePath(`/p/sets/${mode}/${code}`, locale)}>
            {name}
          </a>
        </Name>
        <p className={classNames(poster.lead, styles.lead)}>{lead}</p>
        <p className={styles.price}>
          <b>{formatTenge(price)}</b>
          {saving > 0 ? (
            <>
              <span className="visually-hidden">{t('design.price.before')} </span>
              <s>{formatTenge(regularPrice)}</s>
            </>
          ) : null}
          <span>
            {t('sets.items', { count: itemCount })}
            {param ? ` · ${formatNumber(param.default)}\u00A0${param.unit}` : null}
          </span>
        </p>
        <SetStock set={set} />
      </div>
    </li>
  );
}

/** A kit is there as a whole or not; of a series and of a room each thing for itself. */
function SetStock({
  set: { mode, wholeSets, inCity },
}: {
  set: Pick<ShelfSet, 'mode' | 'wholeSets' | 'inCity'>;
}) {
  const { t } = useWords();
  const { city } = useShell();
  if (mode === 'kits' && wholeSets > 0) {
    return (
      <StockLine icon="check" tone="ok">
        {t('sets.whole', { city: city.name, count: wholeSets })}
      </StockLine>
    );
  }
  const isAll = inCity.items === inCity.of && inCity.of > 0;
  return (
    <StockLine icon={isAll ? 'check' : 'truck'} tone={isAll ? 'ok' : 'plain'}>
      {isAll
        ? t('sets.allHere', { city: city.name })
        : t('sets.partHere', { city: city.name, items: inCity.items, of: inCity.of })}
    </StockLine>
  );
}

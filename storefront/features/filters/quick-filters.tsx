import type { ListingChoice } from '#domain/listing.ts';
import { formatNumber } from '#domain/money.ts';
import { onPlainPress } from '../../design/plain-press.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { FacetView } from './facets.ts';
import { chosenOf, toggleValue } from './listing-choice.ts';
import type { PromotedFilter } from './promoted.ts';
import styles from './quick-filters.module.css';
import { Swatch } from './swatch.tsx';

interface QuickFiltersProps {
  promoted: readonly PromotedFilter[];
  facets: readonly FacetView[];
  choice: ListingChoice;
  hrefOf(choice: ListingChoice): string;
  onChoose(next: ListingChoice): void;
}

/** The choices most visitors make, side by side above the list: plain links that put a filter on or take it off. */
export function QuickFilters({ promoted, facets, choice, hrefOf, onChoose }: QuickFiltersProps) {
  const { t } = useWords();
  return (
    <ul className={styles.row} aria-label={t('filters.quick')}>
      {promoted.map(({ facet: code, value, name, of, swatch }) => {
        const isOn = chosenOf(choice, code).includes(value);
        const facet = facets.find((each) => each.code === code);
        const next = toggleValue(choice, code, value);
        const count = facet?.values.find((each) => each.code === value)?.count ?? 0;
        const words = (
          <>
            {swatch === undefined ? null : <Swatch color={swatch} size="tile" />}
            <span className={styles.words}>
              <span className={styles.name}>
                <span className={styles.word}>{name}</span>
                {of === undefined ? null : (
                  <span className={styles.count} aria-hidden="true">
                    {formatNumber(count)}
                  </span>
                )}
              </span>
              <span className={styles.of}>
                {of ?? t('section.total', { count })}
                {of === undefined ? null : (
                  <span className="visually-hidden">, {t('section.total', { count })}</span>
                )}
              </span>
            </span>
          </>
        );
        return (
          <li key={`${code}=${value}`} className={styles.item}>
            {count > 0 || isOn ? (
              <a
                className={styles.tile}
                href={hrefOf(next)}
                rel="nofollow"
                onClick={onPlainPress(() => onChoose(next))}
                aria-current={isOn ? 'true' : undefined}
              >
                {words}
              </a>
            ) : (
              // With the other filters it would find nothing.
              <span className={styles.tile} data-empty>
                {words}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

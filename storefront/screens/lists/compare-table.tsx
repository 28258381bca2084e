import { type UIEvent, useRef } from 'react';
import type { CompareGroup } from '#domain/compare.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Icon } from '../../design/icon.tsx';
import { CardStock } from '../../features/catalog/card-stock.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareHead } from './compare-head.tsx';
import marks from './compare-marks.module.css';
import type { CompareCell, ComparedItem, CompareRow } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';

interface CompareTableProps {
  items: readonly ComparedItem[];
  isOwn: boolean;
  /** Of how many rows each product is the best. */
  best: readonly number[];
  unitPrices: CompareRow | null;
  groups: readonly { group: CompareGroup; rows: readonly CompareRow[] }[];
  differences: { count: number; total: number };
}

/** A column for each product; the names of the rows stay in sight, and so do the products' when their heads scroll away. */
export function CompareTable({ items, isOwn, best, unitPrices, groups, differences }: CompareTableProps) {
  const { t } = useWords();
  const foot = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isHeadGone = useScrolledPast(foot);
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (bar.current) bar.current.scrollLeft = currentTarget.scrollLeft;
  };
  return (
    <div className={styles.place}>
      <CompareBar ref={bar} items={items} isShown={isHeadGone} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <section className={styles.frame} aria-label={t('compare.title')} tabIndex={0} onScroll={follow}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner}>
                <div ref={foot}>
                  <strong>{t('compare.differences', { count: differences.count })}</strong>{' '}
                  {t('compare.ofProperties', { count: differences.total })}{' '}
                  <span className={styles.legend}>{t('compare.legend')}</span>
                </div>
              </td>
              {items.map((item) => (
                <CompareHead key={item.code} item={item} isOwn={isOwn} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th className={styles.rowName} scope="row">
                {t('compare.bestCount')}
              </th>
              {items.map((item, place) => (
                <td key={item.code}>
                  <strong>{best[place]}</strong> <BestMarks count={best[place] ?? 0} />
                </td>
              ))}
            </tr>
          </tbody>
          <tbody>
            <GroupName width={items.length}>{t('compare.group.buying')}</GroupName>
            {unitPrices ? (
              <PropertyRow
                row={{ ...unitPrices, name: t('compare.unitPrice', { unit: unitPrices.name }) }}
                items={items}
              />
            ) : null}
            <tr>
              <th className={styles.rowName} scope="row">
                {t('compare.stock')}
              </th>
              {items.map((item) => (
                <td key={item.code} className={styles.stock}>
                  <CardStock product={item} />
                </td>
              ))}
            </tr>
          </tbody>
          {groups
            .filter(({ rows }) => rows.length > 0)
            .map(({ group, rows }) => (
              <tbody key={group}>
                <GroupName width={items.length}>{t(`compare.group.${group}`)}</GroupName>
                {rows.map((row) => (
                  <PropertyRow key={row.code} row={row} items={items} />
                ))}
              </tbody>
            ))}
        </table>
      </section>
    </div>
  );
}

function GroupName({ width, children }: { width: number; children: string }) {
  return (
    <tr className={styles.group}>
      <th className={styles.groupName} scope="rowgroup">
        {children}
      </th>
      <td colSpan={width} />
    </tr>
  );
}

function PropertyRow({ row, items }: { row: CompareRow; items: readonly ComparedItem[] }) {
  return (
    <tr>
      <th className={styles.rowName} scope="row">
        {row.name}
      </th>
      {row.cells.map((cell, place) => (
        <Cell key={items[place]?.code} cell={cell} />
      ))}
    </tr>
  );
}

/** The best one by its tag, its ground and its weight: never by colour alone. */
function Cell({ cell: { text, isBest, share } }: { cell: CompareCell }) {
  const { t } = useWords();
  return (
    <td data-best={isBest || undefined}>
      <span className={styles.value}>
        {text === '' ? (
          <span className={styles.unknown}>{t('compare.unknown')}</span>
        ) : (
          <span>{keepNumbersWhole(text)}</span>
        )}
        {isBest ? (
          <span className={marks.tag}>
            <Icon name="check" size={16} />
            {t('compare.best')}
          </span>
        ) : null}
      </span>
      {share === null ? null : (
        <svg className={marks.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect className={marks.barGround} width={100} height={1} />
          <rect className={marks.barShare} width={share} height={1} />
        </svg>
      )}
    </td>
  );
}

const MOST_MARKS = 6;

function BestMarks({ count }: { count: number }) {
  return (
    <span className={marks.marks} aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST_MARKS) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are all alike
        <span key={place} className={marks.mark} />
      ))}
    </span>
  );
}

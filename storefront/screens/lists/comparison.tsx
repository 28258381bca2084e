import { useState } from 'react';
import { canShowDifferences, differingProperties } from '#domain/compare.ts';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { Switch } from '../../design/choice.tsx';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import {
  type ComparedItem,
  type CompareRow,
  countBest,
  findUnitPrices,
  GROUPS,
  listRows,
} from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import styles from './comparison.module.css';
import { shareList } from './share-list.ts';

interface ComparisonProps {
  items: readonly ComparedItem[];
  sectionCode: string | null;
  isOwn: boolean;
}

/** One section's products side by side, with what can be done about them. */
export function Comparison({ items, sectionCode, isOwn }: ComparisonProps) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const [isDifferentOnly, setDifferentOnly] = useState(false);
  const unitPrices = findUnitPrices(items, viewer?.isWholesale ? 'wholesale' : 'retail');
  const groups = GROUPS.map((group) => ({ group, rows: listRows(items, group) }));
  const rows = groups.flatMap((each) => each.rows);
  // spec 4: with one property, or one product, there is nothing to tell apart.
  const canNarrow = canShowDifferences(rows) && items.length > 1;
  const isNarrow = isDifferentOnly && canNarrow;
  const pick = (all: CompareRow[]) => (isNarrow ? differingProperties(all) : all);
  const hidden = isNarrow ? rows.filter((row) => !row.isDifferent) : [];
  const best = countBest(items, unitPrices ? [unitPrices, ...rows] : rows);
  const codes = items.map(({ code }) => code);
  return (
    <div className={styles.comparison}>
      <div className={styles.bar} data-print="no">
        <Switch
          className={styles.narrow}
          label={t('compare.onlyDifferent')}
          checked={isNarrow}
          disabled={!canNarrow}
          onChange={({ currentTarget }) => setDifferentOnly(currentTarget.checked)}
        />
        {sectionCode && isOwn ? (
          <Button look="secondary" size={36} icon="plus" href={localePath(`/c/${sectionCode}`, locale)}>
            {t('compare.add')}
          </Button>
        ) : null}
        <Button
          look="secondary"
          size={36}
          icon="share"
          onClick={() => void shareList(codes, t('compare.title'), t)}
        >
          {t('lists.share')}
        </Button>
        <Button
          className={styles.print}
          look="secondary"
          size={36}
          icon="print"
          onClick={() => window.print()}
        >
          {t('compare.print')}
        </Button>
      </div>
      <CompareTable
        items={items}
        isOwn={isOwn}
        best={best}
        unitPrices={unitPrices}
        groups={groups.map(({ group, rows: all }) => ({ group, rows: pick(all) }))}
        differences={{ count: rows.filter(({ isDifferent }) => isDifferent).length, total: rows.length }}
      />
      {hidden.length > 0 ? (
        <p className={styles.hidden} role="status">
          <Icon name="eye" size={20} />
          <span>
            {t('compare.hidden', {
              count: hidden.length,
              names: hidden
                .slice(0, 3)
                .map(({ name }) => name.toLowerCase())
                .join(', '),
            })}{' '}
            <button type="button" className="link" onClick={() => setDifferentOnly(false)}>
              {t('compare.showAll')}
            </button>
          </span>
        </p>
      ) : null}
    </div>
  );
}

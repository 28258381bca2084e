import { useMemo, useRef } from 'react';
import type { Sort } from '#domain/listing.ts';
import { onPlainPress } from '../../design/plain-press.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useLatePart } from '../../page/hydration/late-part.tsx';
import { ChipRow } from '../filters/chip-row.tsx';
import { listChosen } from '../filters/chips.ts';
import type { FacetView } from '../filters/facets.ts';
import { filterSheetPart } from '../filters/late-sheet.ts';
import { clearFilters } from '../filters/listing-choice.ts';
import type { Density } from './density.ts';
import { EmptyListing } from './empty-listing.tsx';
import styles from './listing.module.css';
import { Toolbar } from './toolbar.tsx';
import type { Choosing } from './use-choice.ts';
import { useFilterSheet } from './use-filter-sheet.ts';

interface ListingHeadProps {
  choosing: Choosing;
  facets: readonly FacetView[];
  total: number;
  formId: string;
  /** Absent where the list knows only one. */
  density?: Density | undefined;
  sorts?: readonly Sort[] | undefined;
  /** Results of a search: the most fitting come first. */
  isSearch: boolean;
}

/** Over the list: its order, what is chosen, and the sheet of filters. In place of the list when there is none. */
export function ListingHead({ choosing, facets, total, formId, density, sorts, isSearch }: ListingHeadProps) {
  const { t } = useWords();
  const { choice, isPending, choose, hrefOf } = choosing;
  const opener = useRef<HTMLAnchorElement>(null);
  const sheet = useFilterSheet(opener);
  const Sheet = useLatePart(filterSheetPart, sheet.isOpen);
  const chosen = useMemo(() => listChosen(choice, facets, t), [choice, facets, t]);
  const clear = () => choose(clearFilters(choice));
  return (
    <>
      <Toolbar
        choice={choice}
        onChoose={choose}
        chosenCount={chosen.length}
        hasFilters={facets.length > 0}
        formId={formId}
        density={density}
        sorts={sorts}
        isSearch={isSearch}
        opener={opener}
        onNear={filterSheetPart.warmUp}
      />
      <ChipRow
        chosen={chosen}
        hrefOf={({ without }) => hrefOf(without)}
        onRemove={({ without }) => choose(without)}
        end={
          <a className={styles.clear} href={hrefOf(clearFilters(choice))} onClick={onPlainPress(clear)}>
            {t('filters.clear')}
          </a>
        }
      />
      <p className="visually-hidden" role="status">
        {t('listing.found', { count: total })}
      </p>
      {total === 0 ? <EmptyListing chosen={chosen} choose={choose} hrefOf={hrefOf} /> : null}
      {sheet.isOpen && Sheet ? (
        <Sheet
          facets={facets}
          choice={choice}
          chosen={chosen}
          total={total}
          isPending={isPending}
          onChoose={choose}
          onClear={clear}
          onClose={sheet.close}
        />
      ) : null}
    </>
  );
}

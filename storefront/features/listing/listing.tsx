/**
 * A listing as the screens of sections and brands show it: products, the filters that narrow them, their order and
 * pages. Promises that everything in it is a link or a form until its code is there. Hides where a choice is kept: it
 * is the address.
 */
import { type ReactNode, useId, useMemo } from 'react';
import type { Sort } from '#domain/listing.ts';
import { localePath } from '#domain/locale.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { AliveLater } from '../../page/hydration/late-part.tsx';
import { useShell } from '../../page/shell.ts';
import { type Density, useDensity } from './density.ts';
import { fetchControls, lateControls } from './late-controls.ts';
import styles from './listing.module.css';
import type { ListingData } from './listing-load.ts';
import type { ListingPlace } from './place.ts';
import { Results } from './results.tsx';
import { type Choosing, useChoice } from './use-choice.ts';

export { fetchControls } from './late-controls.ts';
export { canonicalQuery, type ListingPlace, withoutIgnored } from './place.ts';
export { Selections } from './selections.tsx';

interface ListingProps {
  listing: ListingData;
  place: ListingPlace;
  label: string;
  /** Under the filters. */
  aside?: ReactNode;
}

void fetchControls();

/** A list of products that its filters narrow: beside it on a desktop, over it on anything smaller. */
export function Listing({ listing, label, ...frame }: ListingProps) {
  const density = useDensity();
  return (
    <ListingFrame listing={listing} density={density} {...frame}>
      {(choosing) =>
        listing.items.length > 0 ? (
          <Results listing={listing} label={label} density={density} choosing={choosing} />
        ) : null
      }
    </ListingFrame>
  );
}

interface ListingFrameProps extends Pick<ListingProps, 'place' | 'aside'> {
  listing: Omit<ListingData, 'items'>;
  /** How products are shown; absent where the list is of something else. */
  density?: Density;
  /** The orders it can be put into; all unless told. */
  sorts?: readonly Sort[];
  children(choosing: Choosing): ReactNode;
}

/** The same around a list of anything that has filters, an order and pages. */
export function ListingFrame({ listing, place, aside, density, sorts, children }: ListingFrameProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const choosing = useChoice(listing.choice, place);
  const formId = useId();
  const { promoted, total } = listing;
  const facets = useMemo(
    () =>
      listing.facets.map((facet) =>
        facet.code === 'inStock' ? { ...facet, name: t('filters.inStock', { city: city.name }) } : facet,
      ),
    [listing.facets, city.name, t],
  );
  const { choice, choose, hrefOf } = choosing;
  const filters = { facets, choice, onChoose: choose };
  const hasFilters = facets.length > 0;
  const form = { id: formId, action: localePath(place.path, locale), hidden: place.query };
  return (
    <>
      {promoted.length > 0 ? (
        <AliveLater part={lateControls.quick} props={{ ...filters, promoted, hrefOf }} />
      ) : null}
      <div className={styles.columns} data-filtered={hasFilters}>
        {hasFilters ? (
          <AliveLater part={lateControls.form} props={{ ...filters, ...form, children: aside }} />
        ) : (
          <OrderForm {...form} />
        )}
        <div className={styles.list}>
          <AliveLater
            part={lateControls.head}
            props={{ choosing, facets, total, formId, density, sorts, isSearch: place.query !== undefined }}
          />
          {children(choosing)}
        </div>
      </div>
    </>
  );
}

interface OrderFormProps {
  id: string;
  action: string;
  hidden?: Record<string, string> | undefined;
}

/** Where there is nothing to filter by, the order alone is sent without the script: its controls stand in the head. */
function OrderForm({ id, action, hidden = {} }: OrderFormProps) {
  return (
    <form id={id} action={action} hidden>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

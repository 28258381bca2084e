import { useEffect, useRef } from 'react';
import { AliveLater, useLatePart } from '../../page/hydration/late-part.tsx';
import { useShell } from '../../page/shell.ts';
import { useLocation, useNavigate } from '../../router/hooks.ts';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { findPages, joinItems, keepPages } from './appended.ts';
import type { Density } from './density.ts';
import { lateControls } from './late-controls.ts';
import type { ListingData } from './listing-load.ts';
import styles from './results.module.css';
import type { Choosing } from './use-choice.ts';

interface ResultsProps {
  listing: ListingData;
  /** What the list is of: «Товары раздела …». */
  label: string;
  density: Density;
  choosing: Choosing;
}

/** A row on a desktop, two on a phone. */
const FIRST_SEEN = 4;

/** The products of a page, with the ways to the next ones: put below these, or as pages of their own. */
export function Results({ listing, label, density, choosing: { isPending, hrefOf } }: ResultsProps) {
  const { city, viewer } = useShell();
  const { state } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const next = useRef<'top' | number | null>(null);
  const { choice, items, page, pageSize, total } = listing;
  const audience = `${city.code} ${viewer?.isWholesale === true}`;
  const above = findPages(state, audience);
  const shown = joinItems(above?.items ?? [], items);
  const firstPage = above?.firstPage ?? page;
  // The browser alone knows of the density: the server draws cards.
  const TableHead = useLatePart(lateControls.table, density === 'table');
  const hrefOfPage = (wanted: number) => hrefOf({ ...choice, page: wanted });

  // Where the reader goes on after the list has changed is known to the browser alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new page
  useEffect(() => {
    const place = next.current;
    next.current = null;
    if (place === 'top') {
      list.current?.scrollIntoView({ behavior: 'instant' });
      list.current?.focus({ preventScroll: true });
    } else if (place !== null) {
      list.current?.querySelectorAll('article')[place]?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [items]);

  return (
    <section className={styles.results} ref={list} tabIndex={-1} aria-label={label} aria-busy={isPending}>
      {density === 'table' && TableHead ? (
        <TableHead choice={choice} products={shown} hrefOf={hrefOf} />
      ) : null}
      {/* Another choice is another list: cards that stay must not be seen jumping to their new places. */}
      <ProductGrid key={hrefOfPage(1)} products={shown} density={density} firstSeen={FIRST_SEEN} />
      <AliveLater
        part={lateControls.pages}
        props={{
          firstPage,
          page,
          pageSize,
          total,
          hrefOf: hrefOfPage,
          onMore() {
            next.current = shown.length;
            const appended = keepPages({ audience, firstPage, items: shown });
            const options = { replace: true, preventScrollReset: true, state: { appended } };
            void navigate(hrefOfPage(page + 1), options);
          },
          onTurn() {
            next.current = 'top';
          },
        }}
      />
    </section>
  );
}

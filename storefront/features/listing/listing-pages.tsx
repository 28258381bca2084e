import type { MouseEvent } from 'react';
import { Button } from '../../design/button.tsx';
import { Pager } from '../../design/pager.tsx';
import { onPlainPress } from '../../design/plain-press.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './results.module.css';

interface ListingPagesProps {
  /** The first page above the newest one, which is `page`. */
  firstPage: number;
  page: number;
  pageSize: number;
  total: number;
  hrefOf(page: number): string;
  onMore(): void;
  /** A press on one of the page numbers. */
  onTurn(): void;
}

/** Under the list: how much of it is shown, and the ways to the rest. */
export function ListingPages({
  firstPage,
  page,
  pageSize,
  total,
  hrefOf,
  onMore,
  onTurn,
}: ListingPagesProps) {
  const { t } = useWords();
  const pageCount = Math.ceil(total / pageSize);
  const last = Math.min(total, page * pageSize);
  return (
    <div className={styles.pages}>
      <p role="status">{t('section.shown', { first: (firstPage - 1) * pageSize + 1, last, total })}</p>
      <progress className={styles.progress} max={total} value={last} aria-hidden="true" />
      {page < pageCount ? (
        <Button look="secondary" size={52} href={hrefOf(page + 1)} rel="next" onClick={onPlainPress(onMore)}>
          {t('listing.more', { count: Math.min(pageSize, total - last) })}
        </Button>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: hears the presses of the links inside */}
      <div
        onClick={({ target }: MouseEvent) => {
          if (target instanceof Element && target.closest('a')) onTurn();
        }}
      >
        <Pager page={page} pageCount={pageCount} hrefOf={hrefOf} />
      </div>
    </div>
  );
}

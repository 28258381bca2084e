import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { OPEN_FIELD } from '#domain/listing.ts';

interface Fold<Head extends HTMLElement> {
  isFolded: boolean;
  unfold(): void;
  /** Of what closes it again: it takes the focus of the button that it stands in for. */
  head: Ref<Head>;
}

/** Whether values that nobody has asked for yet are left out. Unfolded once, they are shown and hidden by the browser. */
export function useFold<Head extends HTMLElement>(isFoldedAtFirst: boolean): Fold<Head> {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const head = useRef<Head>(null);
  useEffect(() => {
    if (isUnfolded) head.current?.focus();
  }, [isUnfolded]);
  return { isFolded: isFoldedAtFirst && !isUnfolded, unfold: () => setIsUnfolded(true), head };
}

interface FacetFoldProps {
  code: string;
  className: string | undefined;
  onUnfold(): void;
  children: ReactNode;
}

/**
 * In place of values that are not shown: most of a page's filters are never opened. Where there is no script it sends the
 * form with what is chosen, and the page comes back with these values.
 */
export function FacetFold({ code, className, onUnfold, children }: FacetFoldProps) {
  return (
    <button
      type="submit"
      className={className}
      name={OPEN_FIELD}
      value={code}
      aria-expanded={false}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onUnfold();
      }}
    >
      {children}
    </button>
  );
}

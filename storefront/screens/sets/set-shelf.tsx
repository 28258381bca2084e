import { type ReactNode, useId } from 'react';
import { SectionTitle } from '../../design/page-title.tsx';
import type { ShelfSet } from './find-sets.ts';
import { SetGrid } from './set-card.tsx';

interface SetShelfProps {
  title: string;
  sets: readonly ShelfSet[];
  /** At the end of the title's line: the way to all of them. */
  link?: ReactNode;
  className?: string | undefined;
}

/** A few sets under a title of their own; nothing where there are none. */
export function SetShelf({ title, sets, link, className }: SetShelfProps) {
  const titleId = useId();
  if (sets.length === 0) return null;
  return (
    <section className={className} aria-labelledby={titleId} data-print="no">
      <SectionTitle id={titleId} end={link}>
        {title}
      </SectionTitle>
      <SetGrid sets={sets} />
    </section>
  );
}

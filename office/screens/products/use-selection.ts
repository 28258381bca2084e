import { useState } from 'react';
import type { GridRow } from '#contract/office/grid.ts';
import type { GridSelection } from '../../grid/grid-head.ts';

export interface ProductSelection extends GridSelection {
  count: number;
  /** As a mass edit names it: some of them, or all that the condition leaves. */
  of: { ids: number[] } | { where: string };
  clear(): void;
}

/** Chosen rows. «All» is the condition itself: nobody sends a million numbers. Another condition begins anew. */
export function useSelection(where: string, count: number | null): ProductSelection {
  const [chosen, setChosen] = useState<{ where: string; all: boolean; ids: ReadonlySet<number> }>({
    where,
    all: false,
    ids: new Set(),
  });
  const { all, ids } = chosen.where === where ? chosen : { all: false, ids: new Set<number>() };
  const isAll = all && ids.size === 0;
  return {
    isAll,
    count: isAll ? (count ?? 0) : ids.size,
    of: isAll ? { where } : { ids: [...ids] },
    has: (id) => isAll || ids.has(id),
    toggle({ id }: GridRow) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChosen({ where, all: false, ids: next });
    },
    toggleAll: () => setChosen({ where, all: !isAll, ids: new Set() }),
    clear: () => setChosen({ where, all: false, ids: new Set() }),
  };
}

/** The rows of a long list, read in pieces from the fence before them, as far as its window shows them. */
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { GridRow } from '#contract/office/grid.ts';
import { FENCE_EVERY } from '#domain/office/grid.ts';
import { fenceOf, listPieces } from '#domain/office/grid-scroll.ts';
import type { CallFailure } from '../calls/call-failure.ts';
import { office } from '../calls/office.ts';
import { useCall, useCallWith } from '../calls/use-call.ts';

const ROWS = 'GET /office/api/v1/rows/{subject}/';
export const GRID_CALLS = [
  ROWS,
  'GET /office/api/v1/rows/{subject}/fences/',
  'GET /office/api/v1/rows/{subject}/count/',
] as const;

export interface GridAsked {
  subject: string;
  where: string;
  order: string;
  columns: readonly string[];
}

export function useGridCount({ subject, where }: Pick<GridAsked, 'subject' | 'where'>) {
  return useCallWith(
    'GET /office/api/v1/rows/{subject}/count/',
    { placeholderData: keepPreviousData },
    { params: { subject }, query: { where } },
  );
}

export function useGridRows(
  { subject, where, order, columns }: GridAsked,
  shown: { first: number; end: number },
) {
  const fences = useCall('GET /office/api/v1/rows/{subject}/fences/', {
    params: { subject },
    query: { where, order },
  });
  // The first piece needs no fence: rows are there before anything is counted.
  const pieces = shown.end === 0 ? [0] : listPieces(shown, FENCE_EVERY);
  const asked = useQueries({
    queries: pieces.map((piece) => {
      const after = fenceOf(piece, fences.data?.data.fences ?? []);
      const input = {
        params: { subject },
        query: { where, order, limit: FENCE_EVERY, columns: columns.join(','), after: after ?? undefined },
      };
      return {
        queryKey: [ROWS, input] as const,
        queryFn: () => office.call(ROWS, input),
        enabled: after !== null,
      };
    }),
  });
  const byPiece = new Map(pieces.map((piece, at) => [piece, asked[at]?.data?.items]));
  return {
    findRow: (row: number): GridRow | null =>
      byPiece.get(Math.floor(row / FENCE_EVERY))?.[row % FENCE_EVERY] ?? null,
    error: (asked.find(({ error }) => error !== null)?.error ?? null) as CallFailure | null,
    /** Nothing of it has come yet, and nothing has gone wrong. */
    isComing: asked.every(({ data, error }) => data === undefined && error === null),
    /** Of the first piece, while the whole is not counted yet. */
    known: byPiece.get(0)?.length ?? 0,
    retry: () => {
      for (const query of asked) if (query.error) void query.refetch();
    },
  };
}

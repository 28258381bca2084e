/** The page of a long list in an address: `?page=3`. The first page has no number, so that it has one address. */
export function parsePage(search: URLSearchParams): number | null {
  const text = search.get('page');
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

export function pageHref(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

export interface ShownRange {
  first: number;
  last: number;
}

/** Which of the goods a page shows, from one. */
export function shownRange(page: number, pageSize: number, total: number): ShownRange {
  return { first: Math.min(total, (page - 1) * pageSize + 1), last: Math.min(total, page * pageSize) };
}

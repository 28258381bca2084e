/** The one form of an address under which its page is loaded and cached. */

import { MAX_QUERY_LENGTH } from '#contract/query-length.ts';
import { listCalculators, listSurfaceFields } from '#domain/calculators/calculators.ts';
import { emptyChoice, parseListingChoice, toListingSearch } from '#domain/listing.ts';
import { stripLocale } from '#domain/locale.ts';
import { matchPath } from '../../router/match-routes.ts';
import { routes, type ScreenRoute } from '../../routes.ts';

/** Without the parameters its screen does not look at (utm_… and anything invented), the rest in a fixed order. */
export function normalizePageUrl(url: URL): URL {
  const path = stripLocale(url.pathname.replace(/\/_(payload|shell)\.json$/, '') || '/');
  const query = routes.find((route) => matchPath(route.path, path))?.query ?? [];
  const normal = new URL(url);
  normal.hash = '';
  normal.search =
    typeof query === 'string' ? listingQuery(url.searchParams, query) : pickQuery(url.searchParams, query);
  return normal;
}

function pickQuery(search: URLSearchParams, names: readonly string[]): string {
  const picked = new URLSearchParams();
  for (const name of names) for (const value of search.getAll(name)) picked.append(name, value);
  return picked.toString();
}

const MAX_CODE = 160;

/** What makes no page of a list has one address too: its answer is the same 404. */
const NO_PAGE = 'page=0';

/** The same choice is the same page, however it is spelled. */
function listingQuery(search: URLSearchParams, kind: Extract<ScreenRoute['query'], string>): string {
  if (kind === 'calculator') return pickQuery(search, calculatorNames());
  const choice = parseListingChoice(search);
  if (choice === null) return NO_PAGE;
  if (kind === 'search') {
    const words = searchWords(search);
    return [words, toListingSearch(choice)].filter((part) => part !== '').join('&');
  }
  const { sort, page } = choice;
  return toListingSearch(kind === 'listing' ? choice : { ...emptyChoice(), sort, page });
}

/** What the room planner's surfaces are finished with, and which walls differ. */
const ROOM_SURFACES = [
  'floor',
  'walls',
  'wallsTint',
  'accentWalls',
  'accent',
  'accentTint',
  'ceiling',
  'skirting',
];

/** Every field that a calculator asks for, with what a calculation carries besides. */
function calculatorNames(): string[] {
  const own = [
    'kind',
    'product',
    'pick',
    'openings',
    'outline',
    'openingKind',
    'openingWidth',
    'openingHeight',
    ...ROOM_SURFACES,
  ];
  const fields = listCalculators().flatMap(({ fields: each }) => Object.keys(each));
  return [...new Set([...own, ...Object.keys(listSurfaceFields({ kind: null })), ...fields])];
}

/** Cut to what the search reads: the same words are the same page. */
function searchWords(search: URLSearchParams): string {
  const words = new URLSearchParams();
  const query = (search.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const section = (search.get('section') ?? '').slice(0, MAX_CODE);
  if (query !== '') words.set('q', query);
  if (search.get('exact') === '1') words.set('exact', '1');
  if (section !== '') words.set('section', section);
  return words.toString();
}

import { createKey, type RouterHistory, toPath } from './history.ts';
import type { Location } from './route.ts';

/** An address as it is written, to the place it means. spec 5: one outside of the shop is refused, of whatever kind. */
export function toLocation(
  to: string,
  { origin, location }: Pick<RouterHistory, 'origin' | 'location'>,
  state: unknown = null,
): Location {
  const url = new URL(to, origin + toPath(location));
  if (url.origin !== origin) throw new Error(`An address outside of the shop is refused: ${to}`);
  return { pathname: url.pathname, search: url.search, hash: url.hash, state, key: createKey() };
}

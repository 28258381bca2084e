/**
 * The link of a letter, taken out of the address when this module first runs: before the router has read it, before any
 * request could tell it on. Lives in memory alone, until the dialogue claims it.
 */
import { type MailedLink, parseMailedLink, withoutMailedLink } from '#domain/mailed-link.ts';

let waiting = typeof location === 'undefined' ? null : takeMailedLink();

function takeMailedLink(): MailedLink | null {
  const link = parseMailedLink(location.search);
  if (link) history.replaceState(history.state, '', withoutMailedLink(location.href));
  return link;
}

/** The link that led here, once. */
export function claimMailedLink(): MailedLink | null {
  const link = waiting;
  waiting = null;
  return link;
}

/** Whose eyes a rehearsal is seen with: nobody in particular, with a card, a master's card, or a contract. */
import type { Viewer } from '#api/http/session.ts';
import type { ShownBuyer } from '#contract/office/price-story.ts';

const NOBODY: Viewer = {
  ...{ id: 0, sessionId: 0, firstName: '', lastName: '', email: null, phone: null },
  ...{ wholesaleContract: null, wholesaleOrganization: null, organizations: [], clubLevel: null },
};

/** Of the shape of a token; it opens nothing outside of a rehearsal. */
const toToken = (name: string): string => `rehearsal-${name}`.padEnd(43, '-');

export const BUYERS: readonly { buyer: ShownBuyer; token: string; viewer: Viewer }[] = [
  { buyer: 'club', token: toToken('club'), viewer: { ...NOBODY, clubLevel: 'start' } },
  { buyer: 'pro', token: toToken('pro'), viewer: { ...NOBODY, clubLevel: 'master' } },
  {
    buyer: 'wholesale',
    token: toToken('wholesale'),
    viewer: { ...NOBODY, wholesaleContract: 'organization' },
  },
];

/** By which a request says so; null: a visitor whom nobody knows. */
export const tokenOf = (buyer: ShownBuyer): string | null =>
  BUYERS.find((each) => each.buyer === buyer)?.token ?? null;

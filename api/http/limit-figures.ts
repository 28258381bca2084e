/**
 * How much a stranger may do: every limit that counts by mark or network, in one place. docs/security.md shows the same
 * table, and a test compares the two. What counts by account or phone alone stands with what it guards.
 */
import type { FairLimitFigures } from './fair-limit.ts';
import type { ClientLimit, Limit } from './limits.ts';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const SEARCHES: FairLimitFigures = {
  name: 'search',
  windowSeconds: MINUTE,
  perMark: 60,
  perUser: 120,
  perUnmarked: 120,
  ceiling: 3000,
};
/** A request per letter is no flood. */
export const SUGGESTIONS: FairLimitFigures = {
  name: 'suggest',
  windowSeconds: MINUTE,
  perMark: 600,
  perUser: 600,
  perUnmarked: 600,
  ceiling: 30_000,
};
/** Anybody may ask for a price: a cart that is being changed all the time is no flood, a program is. */
export const CART_SUMS: FairLimitFigures = {
  name: 'cart-calculate',
  windowSeconds: MINUTE,
  perMark: 600,
  perUser: 600,
  perUnmarked: 600,
  ceiling: 3000,
};

export const VIEWS: ClientLimit = { name: 'views', windowSeconds: MINUTE, perClient: 120, perNetwork: 1200 };
export const EVENTS: ClientLimit = { name: 'events', windowSeconds: MINUTE, perClient: 60, perNetwork: 1200 };
/** Of a page that breaks for everybody behind an address the first few hundred are enough. */
export const CLIENT_ERRORS: ClientLimit = {
  name: 'client-errors',
  windowSeconds: MINUTE,
  perClient: 20,
  perNetwork: 300,
};
export const FEEDBACK: ClientLimit = {
  name: 'feedback',
  windowSeconds: 10 * MINUTE,
  perClient: 10,
  perNetwork: 60,
};
export const DOCUMENTS: ClientLimit = {
  name: 'documents',
  windowSeconds: MINUTE,
  perClient: 60,
  perNetwork: 600,
};
/** Wrong ones alone. Of those without mark and account a network has as many as one of them. */
export const WRONG_PROMO_CODES: ClientLimit = {
  name: 'promo-code',
  windowSeconds: 10 * MINUTE,
  perClient: 15,
  perNetwork: 300,
};

/** Wrong passwords and codes: what was right is taken back. */
export const WRONG_LOGINS = {
  perNetwork: { name: 'login-network', max: 300, windowSeconds: QUARTER, slowAfter: 30 },
  perNameAndNetwork: { name: 'login', max: 5, windowSeconds: QUARTER },
  /** Over all networks, so that a thousand of them guess no more than some; devices that are known stay outside. */
  perName: { name: 'login-anywhere', max: 100, windowSeconds: HOUR },
  perKnownDevice: { name: 'login-device', max: 20, windowSeconds: QUARTER },
} satisfies Record<string, Limit>;

/** Of staff, passwords and codes: `longer` are the waits that grow, and the last of a name closes the account. */
export const WRONG_STAFF_LOGINS = {
  perNetwork: { name: 'staff-network', max: 30, windowSeconds: QUARTER },
  perNameAndNetwork: { name: 'staff', max: 5, windowSeconds: MINUTE },
  longer: [
    { name: 'staff-longer', max: 8, windowSeconds: 10 * MINUTE },
    { name: 'staff-longest', max: 12, windowSeconds: HOUR },
  ],
  perName: { name: 'staff-day', max: 20, windowSeconds: DAY },
} satisfies Record<string, Limit | readonly Limit[]>;

/** Codes that were sent; one that was entered is taken back. The budget of the shop is a setting. */
export const CODES_SENT = {
  perNetwork: { name: 'code-network', max: 300, windowSeconds: HOUR },
  perNameAndNetwork: { name: 'code-day', max: 5, windowSeconds: DAY },
  perName: { name: 'code-anywhere', max: 20, windowSeconds: DAY },
  perKnownDevice: { name: 'code-device', max: 5, windowSeconds: DAY },
} satisfies Record<string, Limit>;

export const REGISTRATIONS = {
  perNetwork: { name: 'registration-network', max: 200, windowSeconds: HOUR },
  perNameAndNetwork: { name: 'registration', max: 3, windowSeconds: HOUR },
  perName: { name: 'registration-anywhere', max: 10, windowSeconds: HOUR },
} satisfies Record<string, Limit>;

export const RECOVERIES = {
  perNetwork: { name: 'recovery-network', max: 200, windowSeconds: HOUR },
  perNameAndNetwork: { name: 'recovery', max: 3, windowSeconds: HOUR },
  /** A link lives for an hour: where no further one is sent, the last one still opens. */
  perName: { name: 'recovery-anywhere', max: 10, windowSeconds: HOUR },
  perKnownDevice: { name: 'recovery-device', max: 3, windowSeconds: HOUR },
} satisfies Record<string, Limit>;

/**
 * Who of the staff may do what, and in which stores: the one table that calls, menu, palette and keys are drawn from.
 * W does, R reads, A approves what another asked for, s only in one's own stores, · nothing. Who does or approves may read.
 * Whoever has several roles may do what any of them may.
 */
import type { Reach, Right, RightAct, StaffRole } from '#contract/office/rights.ts';

export type Grant = '·' | 'R' | 'Rs' | 'W' | 'Ws' | 'A' | 'WA' | 'W prices';

/** Which column of the table is whose: a role that the contract comes to know does not compile without one. */
// biome-ignore format: a table is read by its columns
const COLUMNS: Readonly<Record<StaffRole, number>> = {
  administrator: 0, content: 1, catalogue: 2, pricing: 3, operator: 4, picker: 5, cashier: 6, wholesale: 7, marketing: 8,
  accountant: 9, auditor: 10,
};
/** In the order of the table's columns. */
export const STAFF_ROLES = Object.keys(COLUMNS) as StaffRole[];

// biome-ignore format: a table is read by its columns
export const RIGHTS_TABLE: Readonly<Record<Right, readonly Grant[]>> = {
  //                   adm   content catal. price  oper.  picker cashier wholes. market. account. auditor
  'orders.read':      ['R',  '·',    '·',   '·',   'R',   'Rs',  'Rs',   'R',    '·',    'R',     'R'],
  'orders.work':      ['W',  '·',    '·',   '·',   'W',   '·',   '·',    'W',    '·',    '·',     '·'],
  'orders.edit':      ['W',  '·',    '·',   '·',   'W',   '·',   '·',    'W',    '·',    '·',     '·'],
  'orders.pick':      ['W',  '·',    '·',   '·',   '·',   'Ws',  'Ws',   '·',    '·',    '·',     '·'],
  'returns.decide':   ['W',  '·',    '·',   '·',   'R',   '·',   'Ws',   '·',    '·',    'R',     'R'],
  'refunds':          ['WA', '·',    '·',   '·',   'W',   '·',   'Ws',   '·',    '·',    'WA',    'R'],
  'payments':         ['W',  '·',    '·',   '·',   'R',   '·',   '·',    'R',    '·',    'W',     'R'],
  'products.texts':   ['W',  'W',    'W',   'R',   'R',   'R',   'R',    'R',    'R',    '·',     'R'],
  'products.edit':    ['W',  '·',    'W',   'R',   'R',   'R',   'R',    'R',    'R',    '·',     'R'],
  'products.bulk':    ['W',  '·',    'W',   'W prices', '·', '·', '·',   '·',    '·',    '·',     'R'],
  'tree':             ['W',  '·',    'W',   'R',   '·',   '·',   '·',    '·',    'R',    '·',     'R'],
  'prices':           ['A',  '·',    'R',   'WA',  'R',   '·',   'R',    'R',    'R',    'R',     'R'],
  'costs':            ['R',  '·',    'R',   'W',   '·',   '·',   '·',    'R',    '·',    'R',     'R'],
  'stock':            ['W',  '·',    'R',   'R',   'R',   'Rs',  'Ws',   'R',    '·',    'R',     'R'],
  'promotions':       ['A',  '·',    '·',   'WA',  'R',   '·',   'R',    'R',    'W',    'R',     'R'],
  'pages':            ['W',  'W',    '·',   '·',   '·',   '·',   '·',    '·',    'W',    '·',     'R'],
  'search':           ['W',  'W',    'W',   '·',   '·',   '·',   '·',    '·',    'W',    '·',     'R'],
  'customers.read':   ['R',  '·',    '·',   '·',   'R',   'Rs',  'Rs',   'R',    '·',    'R',     'R'],
  'customers.reveal': ['W',  '·',    '·',   '·',   'W',   'Ws',  'Ws',   'W',    '·',    '·',     '·'],
  'customers.act':    ['WA', '·',    '·',   '·',   'W',   '·',   '·',    '·',    '·',    '·',     'R'],
  'wholesale':        ['WA', '·',    '·',   '·',   'R',   '·',   '·',    'W',    '·',    'R',     'R'],
  'club':             ['A',  '·',    '·',   '·',   'W',   '·',   'W',    '·',    'W',    '·',     'R'],
  'queues':           ['W',  '·',    'W',   '·',   'W',   '·',   '·',    'W',    '·',    '·',     'R'],
  'mail':             ['W',  'W',    '·',   '·',   'R',   '·',   '·',    '·',    'W',    '·',     'R'],
  'delivery':         ['W',  '·',    '·',   '·',   'R',   'Rs',  '·',    'R',    '·',    '·',     'R'],
  'outside':          ['W',  '·',    'R',   '·',   '·',   '·',   '·',    '·',    'R',    '·',     'R'],
  'reports':          ['R',  '·',    'R',   'R',   'R',   '·',   '·',    'R',    'R',    'R',     'R'],
  'settings':         ['WA', '·',    '·',   '·',   '·',   '·',   '·',    '·',    '·',    '·',     'R'],
  'staff':            ['WA', '·',    '·',   '·',   '·',   '·',   '·',    '·',    '·',    '·',     'R'],
  'log':              ['R',  '·',    '·',   '·',   '·',   '·',   '·',    '·',    '·',    'R',     'R'],
};

/** What each grant allows. */
const ACTS: Readonly<Record<Grant, readonly RightAct[]>> = {
  '·': [],
  R: ['read'],
  Rs: ['read'],
  W: ['read', 'write'],
  Ws: ['read', 'write'],
  'W prices': ['read', 'write'],
  A: ['read', 'approve'],
  WA: ['read', 'write', 'approve'],
};

/** Somebody's roles, and the stores they work in; no stores means all. */
export interface Duties {
  roles: readonly StaffRole[];
  stores: readonly number[];
}

export const grantOf = (role: StaffRole, right: Right): Grant => RIGHTS_TABLE[right][COLUMNS[role]] ?? '·';

/** Where somebody may do this by that right; null: nowhere. The widest of their roles counts. */
export function findReach({ roles, stores }: Duties, right: Right, act: RightAct): Reach | null {
  const grants = roles.map((role) => grantOf(role, right)).filter((grant) => ACTS[grant].includes(act));
  if (grants.length === 0) return null;
  const isEverywhere = stores.length === 0 || grants.some((grant) => grant !== 'Rs' && grant !== 'Ws');
  const isNarrow = grants.every((grant) => grant === 'W prices');
  return { stores: isEverywhere ? null : [...stores], only: isNarrow ? 'prices' : null };
}

/** Whether a thing that touches these stores is within reach; what touches none is not a store's own. */
export function isWithinReach(reach: Reach, touched: readonly number[]): boolean {
  return reach.stores === null || touched.some((store) => reach.stores?.includes(store));
}

export type RightsOf = Partial<Record<Right, Partial<Record<RightAct, Reach>>>>;

/** All that somebody may do: what menu, palette and keys are drawn from. */
export function listRights(duties: Duties): RightsOf {
  const rights: RightsOf = {};
  for (const right of Object.keys(RIGHTS_TABLE) as Right[]) {
    const acts: Partial<Record<RightAct, Reach>> = {};
    for (const act of ACTS.WA) {
      const reach = findReach(duties, right, act);
      if (reach) acts[act] = reach;
    }
    if (acts.read) rights[right] = acts;
  }
  return rights;
}

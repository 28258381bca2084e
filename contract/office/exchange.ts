/** The exchange with 1C as staff see it: what came, what waits for somebody's word, what is what in their words. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { orderStatus } from '../order.ts';
import { officeCall } from './office-call.ts';

const params = z.object({ id: z.string().regex(/^\d{1,15}$/) });

export const exchangePackage = z.object({
  id: z.number().int(),
  /** Of the base that sent it. */
  login: z.string(),
  file: z.string(),
  kind: z.enum(['classifier', 'goods', 'offers', 'documents', 'directories', 'empty', 'unread', 'absence']),
  scope: z.enum(['full', 'changes']),
  state: z.enum(['received', 'read', 'held', 'applying', 'applied', 'failed', 'refused', 'superseded']),
  holdReasons: z.array(z.string()),
  rowsRead: z.number().int(),
  /** What was read, changed and left out, by kind and by code of the problem. */
  counts: z.record(z.string(), z.number()),
  error: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** When the last of the shop's processes showed it; null: nothing of it was to be seen, or not yet. */
  seenAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type ExchangePackageRow = z.infer<typeof exchangePackage>;

const mapping = z.object({
  kind: z.enum(['price_type', 'store']),
  externalId: z.string(),
  theirName: z.string(),
  /** Of a price type. */
  role: z.enum(['price', 'regular', 'club', 'wholesale', 'unused']).nullable(),
  storeId: z.number().int().nullable(),
  /** False: guessed by its name, or not even that. */
  isMapped: z.boolean(),
});
export type ExchangeMapping = z.infer<typeof mapping>;

const difference = z.object({ id: z.string(), name: z.string(), ours: z.number(), theirs: z.number() });

const differingOrder = z.object({
  number: z.string(),
  total: z.number().int(),
  /** As 1C has it; null: it has not said. */
  sum: z.number().nullable(),
  differences: z.array(difference),
});
export type DifferingOrderRow = z.infer<typeof differingOrder>;

const wordKind = z.enum(['section', 'property', 'value', 'unit']);
/** `key`: of the section, the property, the value; of a unit its code. */
const exchangeWord = z.object({ kind: wordKind, key: z.string(), name: z.string() });
export type ExchangeWord = z.infer<typeof exchangeWord>;

export const getExchange = officeCall({
  method: 'GET',
  path: '/office/api/v1/exchange/',
  summary: 'The journal of the exchange with 1C: packages, maps, orders that differ, words without Kazakh',
  staff: { right: 'outside' },
  answer: withData(
    z.object({
      accounts: z.array(
        z.object({ login: z.string(), isActive: z.boolean(), seenAt: z.string().nullable() }),
      ),
      packages: z.array(exchangePackage),
      mappings: z.array(mapping),
      stores: z.array(z.object({ id: z.number().int(), name: z.string() })),
      statuses: z.array(z.object({ theirName: z.string(), status: orderStatus.nullable() })),
      orders: z.array(differingOrder),
      /** Not told to 1C yet. */
      ordersWaiting: z.number().int(),
      /** Names that came from 1C without Kazakh. */
      words: z.array(exchangeWord),
      /** Goods on sale, and those of them with a Kazakh name of their own. */
      kazakh: z.object({ goods: z.number().int(), named: z.number().int() }),
      /** When a 1C last came without its name and could not come in: a proxy may drop it on the way. */
      namelessAt: z.string().nullable(),
    }),
  ),
});

export const getExchangePackage = officeCall({
  method: 'GET',
  path: '/office/api/v1/exchange/{id}/',
  summary: 'One package with what could not be taken from it',
  staff: { right: 'outside' },
  params,
  answer: withData(
    z.object({
      package: exchangePackage,
      problems: z.array(
        z.object({
          code: z.string(),
          externalId: z.string().nullable(),
          facts: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
    }),
  ),
  refusals: ['exchange.not_found'],
});

export const confirmPackage = officeCall({
  method: 'POST',
  path: '/office/api/v1/exchange/{id}/confirm/',
  summary: 'Applies a package that waits, whatever it does',
  staff: { right: 'outside' },
  params,
  answer: withData(exchangePackage),
  refusals: ['exchange.not_found', 'exchange.not_held'],
});

export const refusePackage = officeCall({
  method: 'POST',
  path: '/office/api/v1/exchange/{id}/refuse/',
  summary: 'Refuses a package that waits: nothing of it is applied',
  staff: { right: 'outside' },
  params,
  answer: withData(exchangePackage),
  refusals: ['exchange.not_found', 'exchange.not_held'],
});

export const rerunPackage = officeCall({
  method: 'POST',
  path: '/office/api/v1/exchange/{id}/rerun/',
  summary: 'Reads the file of a package once more and judges it anew',
  staff: { right: 'outside' },
  params,
  answer: withData(exchangePackage),
  refusals: ['exchange.not_found', 'exchange.cannot_rerun'],
});

export const setExchangeWords = officeCall({
  method: 'POST',
  path: '/office/api/v1/exchange/words/',
  summary:
    'Kazakh for words that came from 1C in Russian alone; the same word says that it is the same in both',
  staff: { right: 'outside' },
  body: z.object({
    words: z
      .array(
        z.object({ kind: wordKind, key: z.string().min(1).max(100), kz: z.string().trim().min(1).max(200) }),
      )
      .min(1)
      .max(500),
  }),
  answer: withData(z.object({ written: z.number().int() })),
});

export const mapExchange = officeCall({
  method: 'POST',
  path: '/office/api/v1/exchange/map/',
  summary: 'Says what a price type, a warehouse or a state of 1C is here',
  staff: { right: 'outside' },
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('price_type'),
      externalId: z.string().max(200),
      role: z.enum(['price', 'regular', 'club', 'wholesale', 'unused']),
    }),
    z.object({ kind: z.literal('store'), externalId: z.string().max(200), storeId: z.number().int() }),
    z.object({ kind: z.literal('status'), externalId: z.string().max(200), status: orderStatus.nullable() }),
  ]),
  answer: withData(z.object({ externalId: z.string() })),
  refusals: ['exchange.unknown_name'],
});

export const answerDifference = officeCall({
  method: 'POST',
  path: '/office/api/v1/exchange/orders/{number}/answer/',
  summary: 'Staff have seen that an order is another one in 1C; it comes back when 1C says something else',
  staff: { right: 'outside' },
  params: z.object({ number: z.string().max(40) }),
  answer: withData(z.object({ number: z.string() })),
  refusals: ['exchange.no_difference'],
});

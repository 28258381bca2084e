/**
 * Words that one folder of screens alone asks for: fetched with its screens, so that no screen carries the words of all
 * others. Held by the check of stray words (tools/check/screen-words.ts).
 */
import type { Locale } from '#domain/locale.ts';
import type { Messages } from '#domain/translate.ts';
import type exchange from './exchange/ru.json';
import type home from './home/ru.json';
import type imports from './imports/ru.json';
import type jobs from './jobs/ru.json';
import type keys from './keys/ru.json';
import type norms from './norms/ru.json';
import type order from './order/ru.json';
import type people from './people/ru.json';
import type pick from './pick/ru.json';
import type product from './product/ru.json';
import type productSets from './product-sets/ru.json';
import type products from './products/ru.json';
import type promotions from './promotions/ru.json';
import type redirects from './redirects/ru.json';
import type rehearsal from './rehearsal/ru.json';
import type ru from './ru.json';
import type search from './search/ru.json';
import type staff from './staff/ru.json';
import type start from './start/ru.json';
import type stock from './stock/ru.json';
import type wholesale from './wholesale/ru.json';
import type wording from './wording/ru.json';

export type MessageKey = keyof (typeof ru &
  typeof exchange &
  typeof home &
  typeof imports &
  typeof jobs &
  typeof keys &
  typeof norms &
  typeof order &
  typeof people &
  typeof pick &
  typeof product &
  typeof productSets &
  typeof products &
  typeof promotions &
  typeof redirects &
  typeof search &
  typeof staff &
  typeof start &
  typeof stock &
  typeof wholesale &
  typeof rehearsal &
  typeof wording);
export type Dictionary = Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;

/** By the folder under screens/. */
export const SCREEN_WORDS = {
  exchange: { ru: () => import('./exchange/ru.json'), kz: () => import('./exchange/kz.json') },
  home: { ru: () => import('./home/ru.json'), kz: () => import('./home/kz.json') },
  imports: { ru: () => import('./imports/ru.json'), kz: () => import('./imports/kz.json') },
  jobs: { ru: () => import('./jobs/ru.json'), kz: () => import('./jobs/kz.json') },
  keys: { ru: () => import('./keys/ru.json'), kz: () => import('./keys/kz.json') },
  norms: { ru: () => import('./norms/ru.json'), kz: () => import('./norms/kz.json') },
  order: { ru: () => import('./order/ru.json'), kz: () => import('./order/kz.json') },
  people: { ru: () => import('./people/ru.json'), kz: () => import('./people/kz.json') },
  pick: { ru: () => import('./pick/ru.json'), kz: () => import('./pick/kz.json') },
  product: { ru: () => import('./product/ru.json'), kz: () => import('./product/kz.json') },
  'product-sets': { ru: () => import('./product-sets/ru.json'), kz: () => import('./product-sets/kz.json') },
  products: { ru: () => import('./products/ru.json'), kz: () => import('./products/kz.json') },
  promotions: { ru: () => import('./promotions/ru.json'), kz: () => import('./promotions/kz.json') },
  redirects: { ru: () => import('./redirects/ru.json'), kz: () => import('./redirects/kz.json') },
  search: { ru: () => import('./search/ru.json'), kz: () => import('./search/kz.json') },
  staff: { ru: () => import('./staff/ru.json'), kz: () => import('./staff/kz.json') },
  start: { ru: () => import('./start/ru.json'), kz: () => import('./start/kz.json') },
  stock: { ru: () => import('./stock/ru.json'), kz: () => import('./stock/kz.json') },
  wholesale: { ru: () => import('./wholesale/ru.json'), kz: () => import('./wholesale/kz.json') },
  rehearsal: { ru: () => import('./rehearsal/ru.json'), kz: () => import('./rehearsal/kz.json') },
  wording: { ru: () => import('./wording/ru.json'), kz: () => import('./wording/kz.json') },
} as const satisfies Readonly<Record<string, Dictionary>>;

export type WordsFolder = keyof typeof SCREEN_WORDS;

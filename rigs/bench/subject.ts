/** What a bench is: an address of the shop, and the work under it that nobody could leave out. */
export interface Facts {
  shopUrl: string;
  databaseUrl: string;
  /** A product that is on sale and stands in a store. */
  productCode: string;
  /** Of a retail buyer. */
  token: string;
  /** Goods on sale from all over the range, the cities of the shop: pages that nobody has asked for yet. */
  productCodes: string[];
  cityCodes: string[];
  /** Of a buyer with a contract, whose pages no cache may hold. */
  contractToken: string;
  /** Visitors with carts of their own, for writes that must not wait for each other. */
  visitors: { userId: number; token: string }[];
}

/** What is sent instead of a GET, by each of the visitors in turn. */
export interface Post {
  body: string;
  tokens: string[];
}

/** Asked for one after another, none of them twice in a run. */
export interface Visit {
  path: string;
  headers: Record<string, string>;
}

export interface Bench {
  name: string;
  /** For the table's heading. */
  what: string;
  path(facts: Facts): string;
  headers(facts: Facts): Record<string, string>;
  post?(facts: Facts): Post;
  /** Instead of the one path, which only names the bench then. */
  visits?(facts: Facts): Visit[];
  /** Where more code runs than a second of it has compiled. */
  warmUpSeconds?: number;
  /**
   * Beside the floor that every bench has (bare node:http with the same bytes): each prepares itself once and
   * returns one repetition of the bare work. Runs in its own process.
   */
  floors: Record<string, (facts: Facts) => Promise<() => unknown>>;
}

export interface Measurement {
  requestsPerSecond: number;
  /** Per request, of the process that did the work; null where it cannot be read. */
  cpuMs: number | null;
  p50Ms: number;
  p99Ms: number;
  failures: number;
}

export interface Target {
  name: string;
  measure(seconds: number): Promise<Measurement>;
  stop(): Promise<void>;
}

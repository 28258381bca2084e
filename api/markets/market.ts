/** What is asked of a marketplace whose orders the shop looks at. There is no question that changes anything there. */
export interface MarketOrder {
  externalId: string;
  /** The number that people read there. */
  code: string;
  /** The market's own words: which pile it lies in, and what it is. */
  stage: string;
  status: string;
  totalTenge: number;
  city: string | null;
  madeAt: Date;
}

export interface MarketLine {
  /** The shop's own article, where the market tells it. */
  article: string | null;
  name: string;
  count: number;
  sumTenge: number;
}

export interface Market {
  readonly name: 'kaspi';
  /** Orders of the last days: those that go on, or those that are over. */
  list(which: 'going' | 'over', now: Date): AsyncIterable<MarketOrder>;
  readLines(externalId: string): Promise<MarketLine[]>;
}

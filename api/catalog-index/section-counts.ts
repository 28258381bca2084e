/**
 * How many goods of a section stand behind each value, brand and country while nothing is chosen. That is the same in every
 * city, price class, order and page, and is most of what a scan costs: it is counted once for a copy of the index,
 * of large sections before anybody asks.
 */
import type { IndexCopy } from './index-copy.ts';
import type { ScanRequest, ScanResult } from './scan.ts';

type SectionCounts = Pick<ScanResult, 'values' | 'brands' | 'countries'>;
type Run = (copy: IndexCopy, request: ScanRequest) => Promise<ScanResult>;

export class SectionCountsKeeper {
  readonly #run: Run;
  /** Smaller ones cost less than remembering them. */
  readonly #leastRows: number;
  readonly #known = new WeakMap<IndexCopy, Map<string, SectionCounts>>();
  #newest: IndexCopy | null = null;

  constructor(run: Run, leastRows: number) {
    this.#run = run;
    this.#leastRows = leastRows;
  }

  async scan(copy: IndexCopy, request: ScanRequest): Promise<ScanResult> {
    if (!isPlain(request) || request.end - request.start <= this.#leastRows) return this.#run(copy, request);
    const known = this.#of(copy).get(toKey(request));
    if (known) return { ...(await this.#run(copy, { ...request, skipsValues: true })), ...known };
    const result = await this.#run(copy, request);
    const { values, brands, countries } = result;
    this.#of(copy).set(toKey(request), { values, brands, countries });
    return result;
  }

  /** One section after the other, until a newer copy is there. What fails is counted by whoever asks. */
  async countAll(copy: IndexCopy): Promise<void> {
    this.#newest = copy;
    const { sections, everything } = copy.reference;
    for (const { start, end } of [everything, ...sections]) {
      if (this.#newest !== copy) return;
      if (end - start > this.#leastRows) await this.scan(copy, { ...copy.everyProduct, start, end });
    }
  }

  stop(): void {
    this.#newest = null;
  }

  #of(copy: IndexCopy): Map<string, SectionCounts> {
    const known = this.#known.get(copy) ?? new Map<string, SectionCounts>();
    this.#known.set(copy, known);
    return known;
  }
}

const toKey = ({ start, end }: Pick<ScanRequest, 'start' | 'end'>): string => `${start}-${end}`;

/** Every row of the range is in the listing, whoever asks. */
const isPlain = (request: ScanRequest): boolean =>
  request.picked === undefined &&
  request.onlyBrand < 0 &&
  request.onlyStores === null &&
  !request.isInStock &&
  !request.isDiscounted &&
  request.priceFrom <= 0 &&
  request.priceTo === Number.MAX_SAFE_INTEGER &&
  request.brands === null &&
  request.countries === null &&
  request.filters.length === 0 &&
  !request.countsCarriers;

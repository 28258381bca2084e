/**
 * A calculation as it stands in the address: `?kind=tile&where=wall&length=3,4&height=2,6&product=…&pick=grout:…`.
 * So it can be shared, reloaded and made without JavaScript; a plain form repeats names for doors and windows.
 */
export interface CalculationState {
  kind: string;
  /** The calculator's fields as they are typed. */
  texts: Readonly<Record<string, string>>;
  /** The product it is about; «none»: the reader's own, of a size they type; empty: the shop's choice. */
  product: string;
  /** Other goods chosen by role. */
  picks: Readonly<Record<string, string>>;
}

const MAX_TEXT = 600;
const MAX_FIELDS = 60;
const NAME = /^[a-zA-Z][a-zA-Z0-9-]{0,39}$/;
const CODE = /^[\p{L}\p{N}_-]{1,160}$/u;
const OWN = ['kind', 'product', 'pick', 'openingKind', 'openingWidth', 'openingHeight'];

export function parseCalculation(search: URLSearchParams): CalculationState {
  const texts: Record<string, string> = {};
  for (const [name, value] of search) {
    if (OWN.includes(name) || !NAME.test(name) || Object.keys(texts).length === MAX_FIELDS) continue;
    // A tick box without JavaScript sends its «no» before its «yes»: the last one counts.
    texts[name] = value.trim().slice(0, MAX_TEXT);
  }
  const rows = joinOpenings(
    search.getAll('openingWidth').map((width, index) => ({
      kind: search.getAll('openingKind')[index] === 'd' ? 'd' : 'w',
      width: width.trim(),
      height: search.getAll('openingHeight')[index]?.trim() ?? '',
      rest: '',
    })),
  );
  if (rows !== '') texts.openings = rows.slice(0, MAX_TEXT);
  const product = search.get('product') ?? '';
  return {
    kind: search.get('kind') ?? '',
    texts,
    product: CODE.test(product) ? product : '',
    picks: Object.fromEntries(
      search
        .getAll('pick')
        .flatMap((value) => value.split(','))
        .map((each) => each.split(':'))
        .filter(([role = '', code = '']) => NAME.test(role) && CODE.test(code))
        .map(([role = '', code = '']) => [role, code]),
    ),
  };
}

/** Without the question mark. */
export function toCalculationSearch({ kind, texts, product, picks }: CalculationState): string {
  const search = new URLSearchParams();
  if (kind !== '') search.set('kind', kind);
  for (const [name, text] of Object.entries(texts)) if (text !== '') search.set(name, text);
  if (product !== '') search.set('product', product);
  const chosen = Object.entries(picks).map(([role, code]) => `${role}:${code}`);
  if (chosen.length > 0) search.set('pick', chosen.join(','));
  return search.toString();
}

/** What a section of an estimate keeps of a calculation, so that it opens again as it was: goods and choices too. */
export function toSectionParams(state: CalculationState): {
  calculator: string;
  values: Record<string, string>;
} {
  const { kind = '', ...values } = Object.fromEntries(new URLSearchParams(toCalculationSearch(state)));
  return { calculator: kind, values };
}

export interface OpeningRow {
  kind: 'd' | 'w';
  width: string;
  height: string;
  /** How many and where, as it was written: «x2@1,5». */
  rest: string;
}

export function splitOpenings(text: string): OpeningRow[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, letter = '', width = '', height = '', rest = ''] =
        /^([dw]?)([^xх×*@]*)[xх×*]?([^xх×*@]*)(.*)$/i.exec(part) ?? [];
      return {
        kind: letter.toLowerCase() === 'd' ? 'd' : 'w',
        width: width.trim(),
        height: height.trim(),
        rest: rest.trim(),
      };
    });
}

/** A row without any size is no opening. */
export function joinOpenings(rows: readonly OpeningRow[]): string {
  return rows
    .filter(({ width, height }) => width !== '' || height !== '')
    .map(({ kind, width, height, rest }) => `${kind}${width}x${height}${rest}`)
    .join('; ');
}

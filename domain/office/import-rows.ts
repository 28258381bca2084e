/** A row of a file against what is stored: which fields it would change, or what is wrong with it. */
import type { Locale } from '../locale.ts';
import { parseCell, saysTheSame } from './cells.ts';
import type { Json } from './changes.ts';
import type { GridColumn, GridValue } from './grid.ts';
import { KEY_COLUMNS, type KeyColumn, type Mapping } from './mapping.ts';

export type ImportReason =
  | 'no_key'
  | 'unknown'
  | 'unfinished'
  | 'ambiguous'
  | 'twice'
  | 'cell'
  | 'spoilt'
  | 'below_held';

/** How a cell's column is read, and what its field may become. */
export interface ImportColumn extends Pick<GridColumn, 'kind'> {
  field: string;
  mayBe(value: Json): boolean;
  /** Of what a file names and the shop numbers (sections, brands): which one is meant; undefined: none, or several. */
  find?(name: string): number | undefined;
}

export interface FieldChange {
  field: string;
  from: Json;
  to: Json;
}

export type RowVerdict =
  | { verdict: 'same' }
  | { verdict: 'changed'; changes: FieldChange[] }
  /** A product that is not there yet. */
  | { verdict: 'new'; changes: FieldChange[] }
  /** It names no goods: a group, a sum, heads again. */
  | { verdict: 'aside' }
  | { verdict: 'wrong'; why: ImportReason; column: string | null };

const wrong = (why: ImportReason, column: string | null = null): RowVerdict => ({
  verdict: 'wrong',
  why,
  column,
});

/** What tells which product is meant, as it is compared; null: nothing stands there. */
export function readKey(cells: readonly string[], mapping: Mapping, key: KeyColumn): string | null {
  const read = parseCell(cells[mapping.indexOf(key)] ?? '', 'text');
  return typeof read === 'object' ? String(read.value) : null;
}

export interface RowQuestion {
  cells: readonly string[];
  mapping: Mapping;
  columns: Readonly<Record<string, ImportColumn>>;
  /** By field. */
  stored: Readonly<Record<string, Json>>;
  /** By which product was found: it is not changed by its own name. */
  key: KeyColumn;
  language: Locale;
}

/** An empty cell empties the field where it may be empty, and leaves it as it is where it may not. */
export function judgeCells({ cells, mapping, columns, stored, key, language }: RowQuestion): RowVerdict {
  const changes: FieldChange[] = [];
  for (const [at, name] of mapping.entries()) {
    const column = name === null || name === key ? undefined : columns[name];
    if (name === null || !column) continue;
    const cell = cells[at] ?? '';
    const from = stored[column.field] ?? null;
    if (column.find) {
      if (cell.trim() === '') continue;
      const to = column.find(cell);
      if (to === undefined) return wrong('cell', name);
      if (to !== from) changes.push({ field: column.field, from, to });
      continue;
    }
    if (saysTheSame(cell, from as GridValue, column.kind, language)) continue;
    const read = parseCell(cell, column.kind);
    if (read === 'wrong') return wrong('cell', name);
    if (read === 'empty') {
      const empty = [null, ''].find((value) => column.mayBe(value));
      if (empty !== undefined) changes.push({ field: column.field, from, to: empty });
    } else if (column.mayBe(read.value)) changes.push({ field: column.field, from, to: read.value });
    else return wrong('cell', name);
  }
  return changes.length === 0 ? { verdict: 'same' } : { verdict: 'changed', changes };
}

/** What a product cannot be without. */
const NEEDED = ['name_ru', 'section_id', 'brand_id'] as const;

/** A row whose article is nobody's yet: a new product, if the file tells what it cannot be without. */
export function judgeNew(question: Omit<RowQuestion, 'stored'>): RowVerdict {
  const { cells, mapping, columns, key } = question;
  if (!NEEDED.every((field) => mapping.some((name) => name !== null && columns[name]?.field === field)))
    return wrong('unknown');
  const judged = judgeCells({ ...question, stored: {} });
  if (judged.verdict === 'wrong') return judged;
  const told =
    judged.verdict === 'changed' ? judged.changes.filter(({ to }) => to !== null && to !== '') : [];
  const own = readKey(cells, mapping, key);
  const changes = [...told, { field: key, from: null, to: own }];
  return NEEDED.every((needed) => told.some(({ field }) => field === needed))
    ? { verdict: 'new', changes }
    : wrong('unfinished');
}

/** A row whose product is not the one and only that it could mean. */
export function judgeKey(key: string | null, found: readonly number[], isFirst: boolean): RowVerdict | null {
  if (key === null) return wrong('no_key');
  if (found.length === 0) return wrong('unknown');
  if (found.length > 1) return wrong('ambiguous');
  return isFirst ? null : wrong('twice');
}

export const isKeyColumn = (name: string): name is KeyColumn =>
  (KEY_COLUMNS as readonly string[]).includes(name);

const REASONS: Readonly<Record<ImportReason, Readonly<Record<Locale, string>>>> = {
  no_key: { ru: 'В строке нет номера, артикула и штрихкода.', kz: 'Жолда нөмір, артикул және штрихкод жоқ.' },
  unknown: { ru: 'Такого товара нет.', kz: 'Мұндай тауар жоқ.' },
  unfinished: {
    ru: 'Такого товара нет, а для нового нужны название, раздел и бренд.',
    kz: 'Мұндай тауар жоқ, ал жаңасына атауы, бөлімі және бренді керек.',
  },
  ambiguous: {
    ru: 'Так обозначены несколько товаров: добавьте столбец с номером товара.',
    kz: 'Бірнеше тауар осылай белгіленген: тауар нөмірі бар бағанды қосыңыз.',
  },
  twice: { ru: 'Этот товар уже был выше в файле.', kz: 'Бұл тауар файлда жоғарыда бар.' },
  cell: { ru: 'Такого значения быть не может.', kz: 'Мұндай мән болуы мүмкін емес.' },
  spoilt: {
    ru: 'Программа таблиц испортила артикул: округлила число или сделала из него дату. Задайте столбцу текстовый формат.',
    kz: 'Кесте бағдарламасы артикулды бүлдірген: санды дөңгелектеген не күнге айналдырған. Бағанға мәтін пішімін беріңіз.',
  },
  below_held: {
    ru: 'В заказах этого товара больше, чем в строке.',
    kz: 'Тапсырыстарда бұл тауар жолдағыдан көп.',
  },
};

export const sayImportReason = (why: ImportReason, language: Locale): string => REASONS[why][language];

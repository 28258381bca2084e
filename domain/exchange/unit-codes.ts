/** Units by their code in the all-Russian classifier, which 1C of Kazakhstan uses as well. */
const BY_CODE: Readonly<Record<string, string>> = {
  '796': 'piece',
  '778': 'pack',
  '839': 'set',
  '625': 'sheet',
  '736': 'roll',
  '006': 'm',
  '055': 'm2',
  '113': 'm3',
  '166': 'kg',
  '112': 'l',
};

/** For bases without codes: short names as people type them. */
const BY_NAME: Readonly<Record<string, string>> = {
  шт: 'piece',
  штука: 'piece',
  дана: 'piece',
  упак: 'pack',
  упаковка: 'pack',
  уп: 'pack',
  компл: 'set',
  комплект: 'set',
  набор: 'set',
  лист: 'sheet',
  рул: 'roll',
  рулон: 'roll',
  м: 'm',
  метр: 'm',
  погм: 'm',
  м2: 'm2',
  квм: 'm2',
  м3: 'm3',
  кубм: 'm3',
  кг: 'kg',
  килограмм: 'kg',
  л: 'l',
  литр: 'l',
};

/** `'796 '` and `6` are seen: trimmed and with its zeros. An unknown unit keeps its own name: null here. */
export function findUnit(code: string | null | undefined, name: string | null | undefined): string | null {
  const digits = (code ?? '').trim();
  const byCode = /^\d{1,3}$/.test(digits) ? BY_CODE[digits.padStart(3, '0')] : undefined;
  if (byCode !== undefined) return byCode;
  const bare = (name ?? '').trim().toLowerCase().replace(/²/g, '2').replace(/³/g, '3').replace(/[\s.]/g, '');
  return BY_NAME[bare] ?? null;
}

const CODE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(BY_CODE).map(([code, unit]) => [unit, code]),
);

/** The classifier's code of a unit by its short name, for papers that go to 1C; null: it has none. */
export function findUnitCode(name: string): string | null {
  const unit = findUnit(null, name);
  return unit === null ? null : (CODE_OF.get(unit) ?? null);
}

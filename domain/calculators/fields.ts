/**
 * The fields of a calculator: what may be typed and within which limits, and the way from typed text to numbers.
 * Texts come from a form, a shared address or a call's body alike. Every fault is a code at its field, so that a
 * screen can write it beside the field in its own language; a number that reaches a formula is always finite.
 */
export type FieldUnit = 'm' | 'mm' | 'm2' | 'percent' | 'pcs' | 'degree' | 'watt' | 'norm' | 'celsius';

export interface NumberField {
  kind: 'number';
  unit: FieldUnit;
  min: number;
  max: number;
  /** Stands in for an empty text; without it, an empty text is an error unless the field is optional. */
  usual?: number;
  isOptional?: boolean;
  isWhole?: boolean;
}

export interface ChoiceField<Choice extends string> {
  kind: 'choice';
  choices: readonly Choice[];
  usual: Choice;
}

export interface FlagField {
  kind: 'flag';
  usual: boolean;
}

export type Field = NumberField | ChoiceField<string> | FlagField;
export type Fields = Readonly<Record<string, Field>>;
export type Texts = Readonly<Record<string, string | undefined>>;

export type Value<F extends Field> =
  F extends ChoiceField<infer Choice>
    ? Choice
    : F extends FlagField
      ? boolean
      : F extends { isOptional: true }
        ? number | null
        : number;
export type Input<Fs extends Fields> = { readonly [Name in keyof Fs]: Value<Fs[Name]> };

export type FieldFault =
  | 'missing'
  | 'not-a-number'
  | 'not-whole'
  | 'too-small'
  | 'too-large'
  | 'unknown-choice'
  | 'bad-outline'
  | 'bad-openings'
  | 'openings-exceed-walls';

export interface FieldError {
  field: string;
  code: FieldFault;
  /** The limit that was passed, for «too small» and «too large». */
  limit?: number;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

type Limits = readonly [min: number, max: number];

export const number = (unit: FieldUnit, [min, max]: Limits) => ({ kind: 'number', unit, min, max }) as const;

export const usually = (unit: FieldUnit, limits: Limits, usual: number) =>
  ({ ...number(unit, limits), usual }) as const;

export const optional = (unit: FieldUnit, limits: Limits) =>
  ({ ...number(unit, limits), isOptional: true }) as const;

export const whole = (limits: Limits, usual: number) =>
  ({ ...usually('pcs', limits, usual), isWhole: true }) as const;

export const choice = <const Choice extends string>(...choices: readonly [Choice, ...Choice[]]) =>
  ({ kind: 'choice', choices, usual: choices[0] }) satisfies ChoiceField<Choice>;

export const flag = (usual = false) => ({ kind: 'flag', usual }) as const;

/** A number as people type it: «2,7», «2.70», «1 200»; null for anything else, and never NaN or an exponent. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

export function parseFields<Fs extends Fields>(fields: Fs, texts: Texts): Parsed<Input<Fs>> {
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const parsed = parseField(field, texts[name]?.trim() ?? '');
    if (parsed instanceof Object) errors.push({ field: name, ...parsed });
    else values[name] = parsed;
  }
  // The loop above has walked every name of Fs, which the type system cannot follow.
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: values as Input<Fs> };
}

type Fault = Omit<FieldError, 'field'>;

function parseField(field: Field, text: string): number | string | boolean | null | Fault {
  if (field.kind === 'number') return parseNumberField(field, text);
  if (text === '') return field.usual;
  if (field.kind === 'choice')
    return field.choices.includes(text) ? text : { code: 'unknown-choice' as const };
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  return ['0', 'false', 'off', 'no'].includes(text) ? false : { code: 'unknown-choice' as const };
}

function parseNumberField(field: NumberField, text: string): number | null | Fault {
  if (text === '') return field.usual ?? (field.isOptional ? null : { code: 'missing' });
  const typed = parseDecimal(text);
  if (typed === null) return { code: 'not-a-number' };
  if (typed < field.min) return { code: 'too-small', limit: field.min };
  if (typed > field.max) return { code: 'too-large', limit: field.max };
  return field.isWhole && !Number.isInteger(typed) ? { code: 'not-whole' } : typed;
}

/** The form of every calculator as the domain describes it, in the reader's words. */
import type { CalculatorEntry, CalculatorField } from '#contract/calculators.ts';
import type { Norms } from '#domain/calculator-norms.ts';
import {
  exampleOf,
  type Field,
  listCalculators,
  listSurfaceFields,
  mainRoleOf,
  settledFieldsOf,
} from '#domain/calculators/calculators.ts';
import type { Locale } from '#domain/locale.ts';
import { sayUnit, word } from './say.ts';
import { calculatorWords, choiceWords, fieldWords } from './words/form-words.ts';

/** What few people change: folded away in a form. */
const FINE: readonly string[] = [
  'area',
  'perimeter',
  'keepOpenings',
  'tileThickness',
  'mayTurn',
  'offcutFrom',
  'grout',
  'clips',
  'trim',
  'deviation1',
  'deviation2',
  'deviation3',
  'step',
  'doorWidth',
  'doorHeight',
  'studLength',
  'trackLength',
  'skirtingLength',
  'profileLength',
  'reinforced',
  'conductivity',
  'requiredResistance',
  'wallResistance',
  'norm',
  'maxSheet',
  'slope',
  'joistLength',
  'openPerimeter',
  'pedestals',
  'postStep',
  'difference',
  'cableWattPerM',
  'coverage',
];

export function listEntries(language: Locale, norms: Norms): CalculatorEntry[] {
  return listCalculators(norms).map(({ code, fields, surface }) => {
    const [name, title, lead] = calculatorWords[code] ?? [];
    const settled = settledFieldsOf(code, mainRoleOf(code));
    const example = Object.entries(exampleOf(code)).flatMap(([key, text]): [string, string][] =>
      text === undefined ? [] : [[key, text]],
    );
    return {
      code,
      name: word(name, language),
      title: word(title, language),
      lead: word(lead, language),
      fields: [
        ...(surface ? toSurfaceFields(surface, language) : []),
        ...Object.entries(fields).map(([field, of]) =>
          toField(
            field,
            of,
            isMeasure(code, field) ? 'surface' : settled.includes(field) ? 'goods' : 'work',
            language,
          ),
        ),
      ],
      example: Object.fromEntries(example),
    };
  });
}

/** Of calculators that measure by their own fields. */
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  partition: ['length', 'height', 'doors', 'doorWidth', 'doorHeight'],
  roofing: ['eaves', 'slope', 'reach', 'angle', 'slopes'],
  fence: ['length', 'height', 'gates', 'wickets'],
};
const isMeasure = (code: string, field: string) => MEASURES[code]?.includes(field) ?? false;

function toSurfaceFields(
  surface: Parameters<typeof listSurfaceFields>[0],
  language: Locale,
): CalculatorField[] {
  const fields = Object.entries(listSurfaceFields(surface)).map(([name, of]) =>
    toField(name, of, 'surface', language),
  );
  const text = (name: 'openings' | 'outline'): CalculatorField => ({
    name,
    label: word(fieldWords[name], language),
    kind: name,
    group: 'surface',
    isOptional: true,
    usual: '',
    isFine: false,
  });
  return [...fields, ...(surface.kind === 'wall' ? [] : [text('outline')]), text('openings')];
}

function toField(
  name: string,
  field: Field,
  group: CalculatorField['group'],
  language: Locale,
): CalculatorField {
  const base = { name, label: word(fieldWords[name], language), group, isFine: FINE.includes(name) };
  if (field.kind === 'flag')
    return { ...base, kind: 'flag', isOptional: true, usual: field.usual ? '1' : '0' };
  if (field.kind === 'choice')
    return {
      ...base,
      kind: 'choice',
      isOptional: true,
      usual: field.usual,
      choices: field.choices.map((code) => ({ code, name: word(choiceWords[`${name}.${code}`], language) })),
    };
  const unit = sayUnit(field.unit, language);
  return {
    ...base,
    kind: 'number',
    ...(unit === '' ? {} : { unit }),
    min: field.min,
    max: field.max,
    ...(field.isWhole ? { isWhole: true } : {}),
    isOptional: field.usual !== undefined || field.isOptional === true,
    usual: field.usual === undefined ? '' : String(field.usual).replace('.', ','),
  };
}

/** Which fields of a form make sense for what is typed in the others. */
import type { CalculatorField } from '#contract/calculators.ts';

type Texts = Readonly<Record<string, string>>;

/** What is covered: fixed by the calculator, or told by its first field. */
function whereOf(fields: readonly CalculatorField[], texts: Texts): string {
  const has = (name: string) => fields.some((field) => field.name === name && field.group === 'surface');
  if (has('where')) return texts.where || 'floor';
  if (!has('shape')) return 'wall';
  return has('height') ? 'walls' : 'floor';
}

const KINDS: Readonly<Record<string, readonly [field: string, ...values: string[]]>> = {
  bond: ['material', 'brick'],
  thickness: ['material', 'block'],
  maxSheet: ['material', 'metal-tile', 'profile'],
  usefulWidth: ['material', 'metal-tile', 'profile', 'sheet'],
  picketWidth: ['material', 'picket'],
  picketGap: ['material', 'picket'],
  bothSides: ['material', 'picket'],
  cableWattPerM: ['material', 'cable'],
  startFrom: ['method', 'plan'],
  keepOffcuts: ['method', 'plan'],
  mayTurn: ['method', 'plan'],
  offcutFrom: ['method', 'plan'],
};

/** Doors matter to a floor where something runs along its walls. */
const FLOORS_WITH_DOORS: readonly string[] = ['laminate', 'skirting'];

export function isFieldShown(
  code: string,
  fields: readonly CalculatorField[],
  { name, group }: CalculatorField,
  texts: Texts,
): boolean {
  if (group === 'surface') return isSurfaceFieldShown(code, fields, name, texts);
  const [field, ...values] = KINDS[name] ?? [];
  const judge = fields.find((each) => each.name === field);
  // Another calculator's field of the same name: its thickness depends on nothing.
  if (!judge || !values.some((value) => judge.choices?.some((choice) => choice.code === value))) return true;
  return values.includes(texts[judge.name] || judge.usual);
}

function isSurfaceFieldShown(
  code: string,
  fields: readonly CalculatorField[],
  name: string,
  texts: Texts,
): boolean {
  const where = whereOf(fields, texts);
  const shape = where === 'wall' ? 'rectangle' : texts.shape || 'rectangle';
  const hasSurface = fields.some((field) => field.name === 'openings');
  if (!hasSurface) return !name.startsWith('door') || name === 'doors' || Number(texts.doors) > 0;
  switch (name) {
    case 'shape':
      return where !== 'wall';
    case 'length':
      return shape !== 'polygon';
    case 'width':
      return where !== 'wall' && shape !== 'polygon';
    case 'height':
      return where === 'wall' || where === 'walls';
    case 'cutLength':
    case 'cutWidth':
      return shape === 'l';
    case 'outline':
      return shape === 'polygon';
    case 'openings':
      return where === 'wall' || where === 'walls' || FLOORS_WITH_DOORS.includes(code);
    case 'keepOpenings':
      return where === 'wall' || where === 'walls';
    default:
      return true;
  }
}

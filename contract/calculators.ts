/** Calculators of materials: what they ask for, and what a work takes in goods of the range. */
import { z } from 'zod';
import { call, cityQuery, codeParam, withData } from './call.ts';
import { product } from './catalog.ts';

const tenge = z.number().int();

const field = z.object({
  name: z.string(),
  label: z.string(),
  /** openings: «d0,9x2; w1,5x1,4»; outline: «0:0; 4:0; 4:3,5» */
  kind: z.enum(['number', 'choice', 'flag', 'openings', 'outline']),
  /** the room or wall, the goods themselves (settled by a chosen product), or how the work is done */
  group: z.enum(['surface', 'goods', 'work']),
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  isWhole: z.boolean().optional(),
  isOptional: z.boolean(),
  /** stands in for an empty text */
  usual: z.string(),
  choices: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
  /** rarely changed: a form may fold it away */
  isFine: z.boolean(),
});
export type CalculatorField = z.infer<typeof field>;

const calculatorEntry = z.object({
  code: z.string(),
  name: z.string(),
  title: z.string(),
  lead: z.string(),
  fields: z.array(field),
  /** texts it can be tried with at once */
  example: z.record(z.string(), z.string()),
});
export type CalculatorEntry = z.infer<typeof calculatorEntry>;

const bought = z.object({ product, count: z.number().int(), holds: z.number() });

const need = z.object({
  role: z.string(),
  roleName: z.string(),
  /** without the reserve, unrounded */
  quantity: z.number(),
  reservePercent: z.number(),
  /** with the reserve; whole where pieces are counted */
  amount: z.number(),
  unit: z.string(),
  formula: z.string(),
  /** null: the range has nothing for this role, or the reader brings their own */
  product: product.nullable(),
  isOwn: z.boolean(),
  /** sale units in all, and of which products: the cheapest combination of a line's packs */
  packs: z.number().int(),
  bought: z.array(bought),
  holds: z.number(),
  leftover: z.number(),
  sum: tenge,
  weight: z.number(),
  /** more than the shop has; more than the city has */
  isShort: z.boolean(),
  isElsewhere: z.boolean(),
  /** `sum` is null where the other product's size changes the count itself */
  alternatives: z.array(z.object({ product, packs: z.number().int().nullable(), sum: tenge.nullable() })),
});

const cut = z.object({
  widthMm: z.number(),
  heightMm: z.number(),
  count: z.number().int(),
  /** cut round an opening or a corner */
  isCornered: z.boolean(),
});

const plan = z.object({
  kind: z.enum(['tiles', 'planks', 'sheets', 'bars']),
  role: z.string(),
  /** pieces by the plan, by the rule of a percentage, and fewer than this is impossible; of the whole work */
  count: z.number().int(),
  byPercent: z.number().int(),
  lowerBound: z.number().int(),
  /** the same surface so many times over: two faces of a partition */
  times: z.number().int(),
  piece: z.object({ widthMm: z.number(), heightMm: z.number() }),
  whole: z.number().int(),
  cut: z.number().int(),
  fromOffcuts: z.number().int(),
  cuts: z.array(cut),
  /** where each part lies on one surface, millimetres from its lower left corner: x, y, width, height, piece, flags */
  parts: z.array(
    z.object({
      x: z.number(),
      y: z.number(),
      w: z.number(),
      h: z.number(),
      stock: z.number().int(),
      isWhole: z.boolean(),
      isFromOffcut: z.boolean(),
    }),
  ),
  /** why there is no plan but the percentage alone */
  fallback: z.enum(['too-large', 'laying']).nullable(),
});

const calculation = z.object({
  code: z.string(),
  need: z.array(need),
  total: tenge,
  weight: z.number().int(),
  /** all formulas in words */
  formula: z.string(),
  advice: z.array(z.object({ key: z.string(), text: z.string() })),
  areaM2: z.number().nullable(),
  /** fields that the chosen goods settle */
  settled: z.record(z.string(), z.string()),
  /** of the goods it is about, «#dfc39a»; null where nobody said */
  colour: z.string().nullable(),
  plan: plan.nullable(),
  /** everything can be fetched in the city today */
  isHere: z.boolean(),
});
export type Calculated = z.infer<typeof calculation>;

export const getCalculators = call({
  method: 'GET',
  path: '/api/v1/calculators/',
  summary: 'All calculators with the fields they ask for',
  tag: 'calculators',
  answer: withData(z.array(calculatorEntry)),
});

const text = z.union([z.string().max(600), z.number(), z.boolean()]).transform(String);

export const calculateMaterials = call({
  method: 'POST',
  path: '/api/v1/calculators/{code}/',
  summary:
    'What a work takes: needs with reserve, packs, products and alternatives, weight, formula, cutting plan',
  tag: 'calculators',
  params: z.object({ code: codeParam }),
  body: z.object({
    /** the calculator's fields as they are typed; comma and dot alike */
    params: z.record(z.string().max(40), text).default({}),
    city: cityQuery,
    /** the product the calculation is about: a tile, a paint; «none»: the reader's own, of the sizes in params */
    productCode: codeParam.optional(),
    /** chosen products by role; «none»: the reader brings their own */
    products: z.record(z.string().max(40), codeParam).default({}),
  }),
  answer: withData(calculation),
  refusals: ['calculator.not_found', 'calculator.unfit_product', 'product.not_found', 'request.invalid'],
});

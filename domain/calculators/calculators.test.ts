import { expect, test } from 'vitest';
import { adviceKeys, type Calculation, calculate, formulaKeys, listCalculators } from './calculators.ts';

/** The room of most rows: 14 m² of floor, 15 m round it, 36.6 m² of wall. */
const room = { length: '4', width: '3,5', height: '2,7', openings: 'd0,9x2; w1,5x1,4' };
const walls = { ...room, where: 'walls' };
const wall = { where: 'wall', length: '3,4', height: '2,6', openings: 'd0,8x2,05' };
const roof = { eaves: '10', slope: '5' };

function compute(code: string, texts: Record<string, string>): Calculation {
  const answer = calculate(code, texts);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

const amounts = (calculation: Calculation) =>
  Object.fromEntries(calculation.needs.map(({ role, amount }) => [role, Math.round(amount * 1000) / 1000]));

/** Every row computed by hand. */
const table: [string, Record<string, string>, Record<string, number>][] = [
  ['paint', walls, { paint: 8.052, primer: 4.392 }],
  ['paint', { ...walls, ground: 'textured', layers: '1', coverage: '8', reserve: '0' }, { paint: 5.948 }],
  ['paint', { where: 'ceiling', area: '14', reserve: '10' }, { paint: 3.08, primer: 1.68 }],
  ['primer', { area: '14' }, { primer: 1.68 }],
  ['primer', { area: '14', ground: 'porous' }, { primer: 3.36 }],
  ['primer', { area: '14', material: 'adhesion' }, { primer: 4.2 }],
  ['primer', { area: '10', material: 'strengthening', reserve: '10' }, { primer: 2.2 }],
  [
    'tile',
    { ...wall, tileWidth: '600', tileHeight: '300', laying: 'brick' },
    { tile: 44, 'tile-glue': 29.16, grout: 1.037, primer: 0.864, crosses: 49 },
  ],
  [
    'tile',
    { ...room, tileWidth: '300', tileHeight: '300', method: 'rows', clips: '1', joint: '2' },
    { tile: 168, 'tile-glue': 68.04, crosses: 185, 'levelling-clips': 404 },
  ],
  [
    'tile',
    {
      ...wall,
      openings: 'd0,8x2,05@2,3',
      tileWidth: '600',
      tileHeight: '300',
      laying: 'brick',
      method: 'plan',
    },
    { tile: 49, 'tile-glue': 29.16, grout: 1.037, primer: 0.864, crosses: 54 },
  ],
  ['tile', { ...room, tileWidth: '300', tileHeight: '300' }, { tile: 167 }],
  // Nothing to plan on a bare area, no rows on a diagonal: the percentage rule answers.
  ['tile', { area: '14', tileWidth: '300', tileHeight: '300', method: 'plan' }, { tile: 167 }],
  [
    'tile',
    { ...room, tileWidth: '300', tileHeight: '300', laying: 'diagonal', method: 'rows' },
    { tile: 179 },
  ],
  ['tile', { ...room, tileWidth: '300', tileHeight: '300', laying: 'diagonal' }, { tile: 179 }],
  ['tile', { area: '14', tileWidth: '600', tileHeight: '1200' }, { tile: 22, 'tile-glue': 68.04 }],
  [
    'tile',
    {
      where: 'wall',
      area: '10',
      tileWidth: '200',
      tileHeight: '200',
      tileThickness: '8',
      joint: '4',
      comb: 'comb6',
    },
    { tile: 268, 'tile-glue': 33.75, grout: 5.12 },
  ],
  [
    'laminate',
    room,
    {
      laminate: 14.7,
      underlay: 14.7,
      skirting: 6,
      'skirting-inner-corner': 4,
      'skirting-joint': 2,
      'skirting-end-cap': 2,
    },
  ],
  ['laminate', { ...room, laying: 'diagonal' }, { laminate: 16.1 }],
  // 1980 = 1200 + 780, the rest of 417 mm begins the next of two rows: 417 + 1200 + 363. Four planks of 0.24 m².
  [
    'laminate',
    { length: '2', width: '0,42', method: 'plan', plankLength: '1200', plankWidth: '200' },
    { laminate: 0.96 },
  ],
  ['laminate', { area: '14', method: 'plan' }, { laminate: 14.7 }],
  ['laminate', { ...room, laying: 'herringbone' }, { laminate: 15.68 }],
  ['laminate', { length: '3', width: '3' }, { laminate: 9.63, underlay: 9.45 }],
  ['laminate', { ...room, shape: 'l', cutLength: '1', cutWidth: '1' }, { laminate: 13.91 }],
  [
    'partition',
    { length: '4', height: '2,7' },
    {
      plasterboard: 8,
      track: 3,
      stud: 8,
      'screw-25': 368,
      'joint-filler': 9.72,
      'joint-tape': 23.76,
      'sealing-tape': 12.96,
      dowel: 18,
      primer: 2.16,
      'mineral-wool': 10.8,
    },
  ],
  ['partition', { length: '4', height: '2,7', doors: '1' }, { plasterboard: 7, stud: 10, track: 3 }],
  [
    'partition',
    { length: '4', height: '2,5', layers: 'two' },
    { plasterboard: 15, 'screw-25': 130, 'screw-35': 290, 'joint-filler': 15, 'joint-tape': 15 },
  ],
  ['partition', { length: '3', height: '5', studLength: '3' }, { stud: 11 }],
  [
    'ceiling',
    room,
    {
      plasterboard: 5,
      'ceiling-profile': 14,
      connector: 24,
      hanger: 10,
      extender: 3,
      'screw-25': 322,
      'screw-metal': 14,
      'joint-filler': 4.9,
      'joint-tape': 16.8,
      primer: 1.4,
      track: 5,
      dowel: 40,
    },
  ],
  [
    'ceiling',
    { ...room, system: 'p112' },
    { 'ceiling-profile': 15, connector: 33, hanger: 19, 'screw-25': 238, 'screw-metal': 26, dowel: 49 },
  ],
  ['dry-mix', { ...walls, thickness: '10' }, { mix: 329.4, primer: 4.392, beacon: 14 }],
  [
    'dry-mix',
    { area: '10', material: 'cement-plaster', deviation1: '8', deviation2: '12', deviation3: '16' },
    { mix: 192 },
  ],
  ['dry-mix', { area: '20', material: 'finish-putty', thickness: '0,5' }, { mix: 11.5 }],
  [
    'masonry',
    { length: '9', height: '3', openings: 'w1,5x2' },
    { masonry: 208, 'masonry-glue': 120, reinforcement: 66.832 },
  ],
  [
    'masonry',
    { area: '10', material: 'brick', unitLength: '250', unitHeight: '65', joint: '10' },
    { masonry: 539, mortar: 0.264 },
  ],
  [
    'masonry',
    { area: '10', material: 'brick', unitLength: '250', unitHeight: '65', joint: '10', bond: 'one' },
    { masonry: 1077, mortar: 0.55 },
  ],
  [
    'roofing',
    roof,
    { roofing: 20, 'roof-screw': 880, membrane: 115, eaves: 12, barge: 12, gutter: 8, funnel: 2, ridge: 6 },
  ],
  ['roofing', { ...roof, material: 'shingles' }, { roofing: 110, 'roof-underlay': 115, 'roof-nails': 8 }],
  [
    'roofing',
    { eaves: '10', reach: '4', angle: '60', slopes: '1' },
    { roofing: 20, membrane: 92, gutter: 4 },
  ],
  ['insulation', { area: '50', thickness: '100' }, { insulation: 5.25, 'vapour-barrier': 57.5 }],
  [
    'insulation',
    { area: '50', thickness: '100', slab: '50', place: 'facade' },
    { insulation: 105, 'facade-glue': 250, 'base-coat': 250, dowel: 300, mesh: 57.5 },
  ],
  ['screed', { ...room, thickness: '50' }, { screed: 1400, fibre: 0.525, 'damper-tape': 15 }],
  [
    'decking',
    { length: '5', width: '4', pedestals: '1', openPerimeter: '9' },
    { 'deck-board': 47, joist: 19, 'deck-clip': 323, 'start-clip': 45, 'end-strip': 9, pedestal: 100 },
  ],
  ['decking', { area: '1', boardLength: '1', reserve: '0' }, { 'deck-board': 7, 'deck-clip': 17 }],
  ['fence', { length: '30' }, { 'fence-sheet': 27, post: 13, rail: 10, 'fence-screw': 324, concrete: 0.362 }],
  [
    'fence',
    { length: '30', height: '2,2', gates: '1', wickets: '1' },
    { post: 16, rail: 15, 'fence-screw': 486 },
  ],
  ['fence', { length: '30', material: 'picket', bothSides: '1' }, { picket: 400, 'fence-screw': 1600 }],
  ['skirting', room, { skirting: 6, 'skirting-joint': 2, 'skirting-end-cap': 2, dowel: 29 }],
  [
    'skirting',
    { length: '5', width: '4', shape: 'l', cutLength: '2', cutWidth: '1,5', skirtingLength: '2' },
    { skirting: 10, 'skirting-inner-corner': 5, 'skirting-outer-corner': 1, 'skirting-joint': 4 },
  ],
  ['radiators', room, { 'radiator-section': 8 }],
  ['radiators', { area: '14', difference: '50' }, { 'radiator-section': 13 }],
  ['radiators', { area: '14', corner: '1', cold: '1' }, { 'radiator-section': 11 }],
  ['radiators', { area: '14', ceilingHeight: '3' }, { 'radiator-section': 9 }],
  ['warm-floor', { area: '10' }, { 'heating-mat': 7, thermostat: 1 }],
  ['warm-floor', { area: '10', material: 'cable' }, { 'heating-cable': 58.333 }],
];

test.each(table)('%s of %j needs %j', (code, texts, expected) => {
  expect(amounts(compute(code, texts))).toMatchObject(expected);
});

test('every calculator stands in the table; wallpaper has its own', () => {
  const tried = new Set(table.map(([code]) => code));
  expect(
    listCalculators()
      .map(({ code }) => code)
      .filter((code) => !tried.has(code)),
  ).toEqual(['wallpaper']);
  expect(listCalculators()).toHaveLength(17);
  expect(calculate('astrology', {})).toBeNull();
});

test('every key is used by some calculation, so that no words are written in vain', () => {
  const more: [string, Record<string, string>][] = [
    ['wallpaper', room],
    ['wallpaper', { ...room, length: '4,95', width: '3', match: 'straight', repeat: '0,64' }],
    ['wallpaper', { ...room, match: 'half-drop', repeat: '0,64' }],
    ['laminate', { ...room, plankWidth: '191' }],
    ['warm-floor', { area: '40' }],
    ['radiators', { area: '40' }],
    ['ceiling', { area: '14' }],
    ['screed', { area: '5', thickness: '20' }],
    ['insulation', { area: '9', thickness: '100', requiredResistance: '3,5' }],
  ];
  const all = [...table, ...more].map(([code, texts]) => compute(code, texts));
  expect(new Set(all.flatMap(({ needs }) => needs.map(({ formula }) => formula.key)))).toEqual(
    new Set(formulaKeys),
  );
  expect(new Set(all.flatMap(({ advice }) => advice.map(({ key }) => key)))).toEqual(new Set(adviceKeys));
});

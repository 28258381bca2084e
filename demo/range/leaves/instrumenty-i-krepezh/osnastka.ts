/** Accessories of power tools: bits and discs of every kind. */
import type { Draft, Leaf } from '../../leaf.ts';
import { diameterMm, kind, lengthMm, material, purpose } from '../../properties.ts';
import { inOrder, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { bore, coating, grit, pieces, shank, teeth, thickness } from './accessories.ts';
import { bitSet, hammerBit, holeSaw, twistDrill } from './bits.ts';
import { cuttingDisc, diamondDisc, sanding, sawDisc } from './discs.ts';
import { handToolMakers } from './makers.ts';

const prices = [450, 24_000] as const;

const accessories = [
  twistDrill,
  twistDrill,
  hammerBit,
  cuttingDisc,
  diamondDisc,
  sawDisc,
  bitSet,
  holeSaw,
  sanding,
] as const;

const properties = [
  kind,
  purpose,
  diameterMm,
  lengthMm,
  thickness,
  bore,
  teeth,
  grit,
  material,
  shank,
  coating,
  pieces,
] as const;

export const osnastka: Leaf = {
  code: 'osnastka',
  properties,
  draw(random): Draft {
    const maker = random.pick(handToolMakers);
    const thing = random.pick(accessories)(random);
    const weightKg = kilograms(Math.max(0.008, thing.kg));
    return {
      name: {
        ru: `${thing.ru} ${maker.name}, ${thing.tail.ru}`,
        kz: `${maker.name} ${thing.kz}, ${thing.tail.kz}`,
      },
      description: thing.description,
      brand: maker.code,
      values: inOrder(properties, [[kind, thing.choice], ...thing.values]),
      priceTenge: priceFor(random, thing.tenge * maker.level, prices),
      units: thing.packOf
        ? [
            { unit: 'pack', ratio: 1, weightKg },
            { unit: 'piece', ratio: thing.packOf, weightKg: kilograms(weightKg / thing.packOf) },
          ]
        : [{ unit: thing.isSet ? 'set' : 'piece', ratio: 1, weightKg }],
      sizeMm: thing.sizeMm,
      image: thing.image,
    };
  },
};

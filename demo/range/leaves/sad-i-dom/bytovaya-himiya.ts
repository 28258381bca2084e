/** Household chemicals and things for cleaning. */
import { comma } from '../../figures.ts';
import type { Draft, Leaf } from '../../leaf.ts';
import { color, kind, material, numberChoice, purpose, volumeL } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { counted, inColourKz, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { cleaners, forms, scents, things } from './cleaning-goods.ts';
import { cleaningMakers } from './makers.ts';

const form = list('chem_form', 'Форма выпуска', 'Шығарылу түрі');
const packKg = list('chem_pack_kg', 'Масса', 'Салмағы', 'кг');
const scent = list('chem_scent', 'Запах', 'Иісі');
const concentrate = flag('chem_concentrate', 'Концентрат', 'Концентрат');
const acid = list('chem_base', 'Основа', 'Негізі');
const pieces = range('chem_pieces', 'Штук в упаковке', 'Қаптамадағы саны', { ru: 'шт.', kz: 'дана' });
const width = range('chem_width_mm', 'Ширина', 'Ені', 'мм');

const prices = [690, 9_900] as const;

function drawCleaner(random: Random): Draft {
  const maker = random.pick(cleaningMakers);
  const cleaner = random.pick(cleaners);
  const amount = random.pick(cleaner.amounts);
  const smell = random.pick(cleaner.scents);
  const strong = cleaner.canConcentrate && random.chance(0.35);
  const isPowder = cleaner.form === forms.powder;
  const [small, big] = isPowder ? ['г', 'кг'] : ['мл', 'л'];
  const figure = amount < 1 ? `${amount * 1000} ${small}` : `${comma(amount)} ${big}`;
  const series = random.pick(['', ' Люкс', ' Актив', ' Био']);
  const kg = amount * (isPowder ? 1.03 : 1.05) + (isPowder ? 0.04 : 0.05 + amount * 0.03);
  const side = Math.cbrt((amount * 1_150_000) / (isPowder ? 1.1 : 2.2));
  const smellRu = smell === scents.none ? '' : `, ${smell.ru}`;
  const smellKz = smell === scents.none ? '' : `, ${smell.kz} иісі`;
  const each = cleaner.tengePerUnit * amount ** 0.85 * (strong ? 1.35 : 1) * (series === '' ? 1 : 1.12);
  return {
    name: {
      ru: `${cleaner.ru} ${maker.name}${series}, ${figure}${strong ? ', концентрат' : ''}${smellRu}`,
      kz: `${maker.name}${series} ${cleaner.kz}, ${figure}${strong ? ', концентрат' : ''}${smellKz}`,
    },
    description: {
      ru: `${cleaner.about.ru} Объём упаковки ${figure}${smell === scents.none ? ', без запаха' : `, запах — ${smell.ru}`}${strong ? '; концентрат разводят 1:10' : ''}. ${cleaner.isHarsh ? 'Работайте в перчатках и храните' : 'Храните'} вдали от детей.`.replace(
        'Объём упаковки',
        isPowder ? 'Масса упаковки' : 'Объём упаковки',
      ),
      kz: `${cleaner.about.kz} Қаптамасы ${figure}${smell === scents.none ? ', иіссіз' : `, иісі — ${smell.kz}`}${strong ? '; концентрат 1:10 сұйылтылады' : ''}. ${cleaner.isHarsh ? 'Қолғаппен жұмыс істеп, балалардан' : 'Балалардан'} алыс сақтаңыз.`,
    },
    brand: maker.code,
    values: [
      [kind, cleaner.choice],
      [purpose, cleaner.purposes],
      [form, cleaner.form],
      ...(isPowder
        ? ([[packKg, numberChoice(amount)] as const] as const)
        : ([[volumeL, numberChoice(amount)] as const] as const)),
      [acid, cleaner.base],
      [concentrate, strong],
      [scent, smell],
    ],
    priceTenge: priceFor(random, each * maker.level, prices),
    units: [
      { unit: 'piece', ratio: 1, weightKg: kilograms(kg) },
      { unit: isPowder ? 'kg' : 'l', ratio: amount, weightKg: kilograms(kg / amount) },
    ],
    sizeMm: [Math.round(side), Math.round(side * 0.7), Math.round(side * (isPowder ? 1.7 : 3.2))],
    image: cleaner.image,
    documents: ['safety', 'certificate'],
  };
}

function drawThing(random: Random): Draft {
  const maker = random.pick(cleaningMakers);
  const thing = random.pick(things);
  const count = random.pick(thing.counts);
  const millimetres = random.pick(thing.widths);
  const shade = random.pick(thing.shades);
  const manyRu = count > 1 ? `, ${counted(count, 'штука', 'штуки', 'штук')}` : '';
  const manyKz = count > 1 ? `, ${count} дана` : '';
  const kg = kilograms(Math.max(0.05, thing.kg * count * (millimetres / thing.usual)));
  const [long, wide, high] = thing.size(millimetres, count);
  return {
    name: {
      ru: `${thing.ru} ${maker.name}, ${thing.figure(millimetres)}${manyRu}, цвет ${shade.ru}`,
      kz: `${maker.name} ${thing.kz}, ${thing.figure(millimetres)}${manyKz}, ${inColourKz(shade)}`,
    },
    description: {
      ru: `${thing.about.ru} Размер ${thing.figure(millimetres)}, материал — ${thing.material.ru}${count > 1 ? `, в упаковке ${counted(count, 'штука', 'штуки', 'штук')}` : ''}. ${thing.care.ru}`,
      kz: `${thing.about.kz} Өлшемі ${thing.figure(millimetres)}, материалы — ${thing.material.kz}${count > 1 ? `, қаптамада ${count} дана` : ''}. ${thing.care.kz}`,
    },
    brand: maker.code,
    values: [
      [kind, thing.choice],
      [purpose, thing.purposes],
      [width, millimetres],
      [pieces, count],
      [material, thing.material],
      [color, shade],
    ],
    priceTenge: priceFor(
      random,
      (250 + thing.tenge * count ** 0.85 * (millimetres / thing.usual)) * maker.level,
      prices,
    ),
    units:
      count > 1
        ? [
            { unit: 'pack', ratio: 1, weightKg: kg },
            { unit: 'piece', ratio: count, weightKg: Math.max(0.001, kilograms(kg / count)) },
          ]
        : [{ unit: 'piece', ratio: 1, weightKg: kg }],
    sizeMm: [Math.round(long), Math.round(wide), Math.round(high)],
    image: thing.image,
  };
}

export const bytovayaHimiya: Leaf = {
  code: 'bytovaya-himiya',
  properties: [
    kind,
    purpose,
    form,
    volumeL,
    packKg,
    acid,
    concentrate,
    scent,
    width,
    pieces,
    material,
    color,
  ],
  draw: (random) => (random.chance(0.7) ? drawCleaner(random) : drawThing(random)),
};

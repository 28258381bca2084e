import { getBrand } from '../../brands.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, colors, markChoice, numberChoice, sizeText } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { side, sides } from './door-words.ts';

const steel: Property = {
  code: 'door_steel_mm',
  ru: 'Толщина стали',
  kz: 'Болат қалыңдығы',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};
const insulation: Property = {
  code: 'door_insulation',
  ru: 'Утепление',
  kz: 'Жылу оқшаулағышы',
  kind: 'list',
};
const locks: Property = {
  code: 'door_locks',
  ru: 'Замков',
  kz: 'Құлып саны',
  kind: 'range',
  unit: { ru: 'шт.', kz: 'дана' },
};
const seals: Property = {
  code: 'door_seals',
  ru: 'Контуров уплотнения',
  kz: 'Тығыздағыш сызығы',
  kind: 'list',
};
const thermalBreak: Property = {
  code: 'door_thermal_break',
  ru: 'Терморазрыв',
  kz: 'Жылу үзгіші (терморазрыв)',
  kind: 'flag',
};
const home: Property = { code: 'door_home', ru: 'Куда', kz: 'Қайда орнатылады', kind: 'list' };
const inside: Property = { code: 'door_inside', ru: 'Отделка изнутри', kz: 'Ішкі әрленуі', kind: 'list' };

const flat: Choice = { code: 'flat', ru: 'квартира', kz: 'пәтер' };
const house: Choice = { code: 'house', ru: 'частный дом', kz: 'жеке үй' };

const insulations: readonly { choice: Choice; story: Words; kgPerM2: number; tenge: number }[] = [
  {
    choice: { code: 'mineral-wool', ru: 'минеральная вата', kz: 'минералды мақта' },
    story: { ru: 'минеральная вата', kz: 'минералды мақта' },
    kgPerM2: 4,
    tenge: 6000,
  },
  {
    choice: { code: 'basalt-board', ru: 'базальтовая плита', kz: 'базальт тақта' },
    story: { ru: 'базальтовая плита', kz: 'базальт тақта' },
    kgPerM2: 5,
    tenge: 15000,
  },
  {
    choice: { code: 'polyurethane', ru: 'пенополиуретан', kz: 'пенополиуретан' },
    story: { ru: 'залитый пенополиуретан', kz: 'құйылған пенополиуретан' },
    kgPerM2: 3,
    tenge: 24000,
  },
];

const outsides: readonly { color: Choice; named: Words; image: string }[] = [
  { color: colors.brown, named: { ru: 'медный антик', kz: 'көне мыс түсті' }, image: 'copper' },
  { color: colors.black, named: { ru: 'чёрный муар', kz: 'қара муар' }, image: 'black' },
  { color: colors.graphite, named: { ru: 'графит', kz: 'графит' }, image: 'graphite' },
  { color: colors.brown, named: { ru: 'тёмный шоколад', kz: 'қою шоколад түсті' }, image: 'brown' },
  { color: colors.grey, named: { ru: 'серебристый антик', kz: 'көне күміс түсті' }, image: 'silver' },
];

const insides: readonly { choice: Choice; tenge: number }[] = [
  { choice: { code: 'mdf-white', ru: 'МДФ белый', kz: 'ақ МДФ' }, tenge: 9000 },
  { choice: { code: 'mdf-oak', ru: 'МДФ дуб светлый', kz: 'ашық емен МДФ' }, tenge: 9000 },
  { choice: { code: 'mdf-wenge', ru: 'МДФ венге', kz: 'венге МДФ' }, tenge: 8000 },
  { choice: { code: 'mirror', ru: 'МДФ с зеркалом', kz: 'айналы МДФ' }, tenge: 26000 },
  { choice: { code: 'metal', ru: 'металл', kz: 'металл' }, tenge: 0 },
];

const models: readonly Words[] = [
  { ru: 'Барс', kz: 'Барыс' },
  { ru: 'Батыр', kz: 'Батыр' },
  { ru: 'Крепость', kz: 'Қамал' },
  { ru: 'Страж', kz: 'Күзетші' },
  { ru: 'Беркут', kz: 'Бүркіт' },
  { ru: 'Тулпар', kz: 'Тұлпар' },
  { ru: 'Север', kz: 'Солтүстік' },
  { ru: 'Очаг', kz: 'Ошақ' },
  { ru: 'Цитадель', kz: 'Цитадель' },
  { ru: 'Щит', kz: 'Қалқан' },
  { ru: 'Бастион', kz: 'Бастион' },
  { ru: 'Алтай', kz: 'Алтай' },
  { ru: 'Зима', kz: 'Қыс' },
  { ru: 'Усадьба', kz: 'Қоныс' },
  { ru: 'Орда', kz: 'Орда' },
];

function drawEntranceDoor(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['esikhan', 6],
      ['portano', 4],
      ['uyutta', 1],
    ]),
  );
  const model = random.pick(models);
  const width = random.pick([860, 860, 960]);
  const steelMm = random.pick([1.2, 1.4, 1.5, 1.8, 2]);
  const hasBreak = steelMm >= 1.4 && random.chance(0.3);
  const filling = random.pick(hasBreak ? insulations.slice(1) : insulations);
  const sealCount = hasBreak ? 3 : random.pick([2, 2, 3]);
  const lockCount = random.pick([1, 2, 2, 2]);
  const outside = random.pick(outsides);
  const inner = random.pick(hasBreak ? insides.filter(({ choice }) => choice.code !== 'mirror') : insides);
  const chosenSide = random.pick([sides.left, sides.right]);
  const steelText = numberChoice(steelMm);
  const area = (width * 2050) / 1e6;
  // outer sheet, inner panel, filling, then the frame with its box
  const weightKg = Math.round(
    area *
      (7.85 * steelMm +
        (inner.choice.code === 'metal' ? 6.5 : 7.5) +
        filling.kgPerM2 +
        (hasBreak ? 19 : 14)) +
      lockCount * 1.2,
  );
  const thickness = 60 + sealCount * 8 + (hasBreak ? 16 : 0);
  const size = `${width}×2050`;
  const where: Words = hasBreak
    ? {
        ru: 'Уличная дверь для частного дома: терморазрыв отделяет наружный лист от внутреннего, поэтому коробка не промерзает при −40 °C.',
        kz: 'Жеке үйге арналған көше есігі: жылу үзгіші сыртқы табақты ішкісінен бөледі, сондықтан қорап −40 °C аязда мұздамайды.',
      }
    : {
        ru: 'Дверь для квартиры с тёплым подъездом: гасит шум лестницы и не пропускает сквозняк.',
        kz: 'Кіреберісі жылы пәтерге арналған есік: баспалдақтағы шуды басады, жел өткізбейді.',
      };

  return {
    name: {
      ru: `Дверь входная металлическая ${brand.name} «${model.ru}» ${size} мм, ${chosenSide.ru}, сталь ${steelText.ru} мм, ${outside.named.ru}${hasBreak ? ', терморазрыв' : ''}`,
      kz: `${brand.name} «${model.kz}» металл кіреберіс есігі, ${size} мм, ${chosenSide.kz}, болаты ${steelText.kz} мм, ${outside.named.kz}${hasBreak ? ', жылу үзгіші бар' : ''}`,
    },
    description: {
      ru: `${where.ru} Лист стали ${steelText.ru} мм, полотно ${thickness} мм, внутри ${filling.story.ru}, контуров уплотнения — ${sealCount}. Замков: ${lockCount}; отделка изнутри — ${inner.choice.ru}. Масса ${weightKg} кг: для подъёма и установки нужны двое.`,
      kz: `${where.kz} Болат табағы ${steelText.kz} мм, есік қалыңдығы ${thickness} мм, іші ${filling.story.kz}, тығыздағыш сызығы — ${sealCount}. Құлып саны: ${lockCount}; ішкі әрленуі — ${inner.choice.kz}. Салмағы ${weightKg} кг: көтеріп орнатуға екі адам керек.`,
    },
    brand: brand.code,
    values: [
      [home, hasBreak ? house : flat],
      [sizeText, markChoice(size)],
      [side, chosenSide],
      [steel, steelText],
      [insulation, filling.choice],
      [thermalBreak, hasBreak],
      [locks, lockCount],
      [seals, numberChoice(sealCount)],
      [color, outside.color],
      [inside, inner.choice],
    ],
    priceTenge: Math.round(
      (102000 +
        (steelMm - 1.2) * 85000 +
        filling.tenge +
        inner.tenge +
        (sealCount - 2) * 16000 +
        lockCount * 7000 +
        (hasBreak ? 82000 : 0)) *
        (width === 960 ? 1.06 : 1) *
        random.number(0.96, 1.1, 0.01),
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg }],
    sizeMm: [2050, width, thickness + 30],
    image: `entrance-door/${outside.image}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: hasBreak ? 60 : 36,
    badges: ['heavy'],
  };
}

export const entranceDoors: Leaf = {
  code: 'vhodnye-dveri',
  properties: [home, sizeText, side, steel, insulation, thermalBreak, locks, seals, color, inside],
  draw: drawEntranceDoor,
};

import { bagSize } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { kind, markChoice, numberChoice, packKg } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { mixPurpose, strengthMark } from '../suhie-smesi/mix-properties.ts';

const cementClass: Property = { code: 'cement_class', ru: 'Класс цемента', kz: 'Цемент класы', kind: 'list' };
const settingMinutes: Property = {
  code: 'cement_setting_min',
  ru: 'Начало схватывания',
  kz: 'Қата бастауы',
  kind: 'range',
  unit: { ru: 'мин', kz: 'мин' },
};

const purposes = {
  concrete: { code: 'concrete', ru: 'бетон и фундамент', kz: 'бетон және іргетас' },
  masonry: { code: 'masonry', ru: 'кладка', kz: 'қалау' },
  screed: { code: 'screed', ru: 'стяжка', kz: 'стяжка' },
  decor: { code: 'decor', ru: 'декоративные работы', kz: 'сәндік жұмыстар' },
} as const satisfies Record<string, Choice>;

interface Cement {
  kind: Choice;
  named: Words;
  mark: string;
  class: Choice;
  purposes: readonly Choice[];
  story: Words;
  setting: readonly [number, number];
  /** tenge for a bag of 50 kg */
  price: number;
  packs: readonly number[];
  image: string;
}

const portland: Choice = { code: 'portland', ru: 'портландцемент', kz: 'портландцемент' };
const slag: Choice = { code: 'slag-portland', ru: 'шлакопортландцемент', kz: 'шлакты портландцемент' };
const sulphate: Choice = { code: 'sulphate-proof', ru: 'сульфатостойкий', kz: 'сульфатқа төзімді' };
const white: Choice = { code: 'white-cement', ru: 'белый цемент', kz: 'ақ цемент' };

const cements: readonly Cement[] = [
  {
    kind: portland,
    named: { ru: 'Портландцемент', kz: 'портландцементі' },
    mark: 'М500',
    class: { code: 'cem-i-42-5n', ru: 'ЦЕМ I 42,5Н', kz: 'ЦЕМ I 42,5Н' },
    purposes: [purposes.concrete, purposes.masonry, purposes.screed],
    story: {
      ru: 'Цемент без добавок для фундаментов, перекрытий и ответственных стяжек',
      kz: 'Іргетасқа, аражабынға және салмақ түсетін еденге арналған қоспасыз цемент',
    },
    setting: [120, 160],
    price: 3950,
    packs: [25, 50],
    image: 'bag/cement',
  },
  {
    kind: portland,
    named: { ru: 'Портландцемент', kz: 'портландцементі' },
    mark: 'М400',
    class: { code: 'cem-ii-32-5n', ru: 'ЦЕМ II/А-Ш 32,5Н', kz: 'ЦЕМ II/А-Ш 32,5Н' },
    purposes: [purposes.masonry, purposes.screed],
    story: {
      ru: 'Цемент общего назначения для кладки, штукатурки и стяжек в частном доме',
      kz: 'Жеке үйдегі қалау, сылақ және стяжка жұмыстарына арналған жалпы мақсаттағы цемент',
    },
    setting: [140, 190],
    price: 3520,
    packs: [25, 50],
    image: 'bag/cement',
  },
  {
    kind: slag,
    named: { ru: 'Шлакопортландцемент', kz: 'шлакты портландцементі' },
    mark: 'М400',
    class: { code: 'cem-iii-32-5n', ru: 'ЦЕМ III/А 32,5Н', kz: 'ЦЕМ III/А 32,5Н' },
    purposes: [purposes.concrete, purposes.masonry],
    story: {
      ru: 'Цемент со шлаком медленнее набирает прочность, зато спокойно переносит влажный грунт и массивные заливки',
      kz: 'Шлак қосылған цемент беріктікті баяу жинайды, есесіне ылғал топырақ пен көлемді құюға жақсы төзеді',
    },
    setting: [170, 230],
    price: 3330,
    packs: [25, 50],
    image: 'bag/cement',
  },
  {
    kind: sulphate,
    named: { ru: 'Цемент сульфатостойкий', kz: 'сульфатқа төзімді цементі' },
    mark: 'М400',
    class: { code: 'cem-i-42-5n-ss', ru: 'ЦЕМ I 42,5Н СС', kz: 'ЦЕМ I 42,5Н СС' },
    purposes: [purposes.concrete],
    story: {
      ru: 'Цемент для подвалов и свай в солёных грунтах и при близкой грунтовой воде',
      kz: 'Сортаң топырақтағы және жерасты суы жақын жердегі жертөле мен қадаларға арналған цемент',
    },
    setting: [120, 170],
    price: 4120,
    packs: [25, 50],
    image: 'bag/cement',
  },
  {
    kind: white,
    named: { ru: 'Цемент белый', kz: 'ақ цементі' },
    mark: 'М500',
    class: { code: 'pcb-1-500', ru: 'ПЦБ 1-500', kz: 'ПЦБ 1-500' },
    purposes: [purposes.decor],
    story: {
      ru: 'Белый цемент для мозаичных полов, затирок и лепных изделий, хорошо держит цветной пигмент',
      kz: 'Мозаикалы еденге, жік толтырғышқа және құйма бұйымдарға арналған ақ цемент, түрлі түсті пигментті жақсы ұстайды',
    },
    setting: [90, 130],
    price: 7700,
    packs: [25],
    image: 'bag/cement-white',
  },
];

const makers: readonly Maker[] = [
  { brand: 'sarytas', series: ['', 'Фундамент', 'Север'], level: 1 },
  { brand: 'zharmix', series: ['Старт', 'Профи'], level: 1.02 },
  { brand: 'kerbet', series: ['Стандарт', 'Норд'], level: 1.01 },
  { brand: 'uyutta', series: [''], level: 0.96 },
];

function draw(random: Random): Draft {
  const cement = random.pick(cements);
  const made = drawMaker(makers, random);
  const kg = random.pick(cement.packs);
  const setting = random.number(cement.setting[0], cement.setting[1], 10);
  const mortarLitres = kg * 2.4;
  return {
    name: {
      ru: `${cement.named.ru} ${made.mark} ${cement.mark} ${kg} кг`,
      kz: `${made.mark} ${cement.mark} ${cement.named.kz}, ${kg} кг`,
    },
    description: {
      ru: `${cement.story.ru}. Класс ${cement.class.ru}, схватывание начинается через ${setting} минут после затворения. Мешка ${kg} кг хватает примерно на ${mortarLitres} л кладочного раствора в пропорции 1:3; храните его в сухом месте не дольше двух месяцев.`,
      kz: `${cement.story.kz}. Класы — ${cement.class.kz}, су қосылғаннан кейін ${setting} минутта қата бастайды. ${kg} килограмдық қаптан 1:3 қатынасымен шамамен ${mortarLitres} л қалау ерітіндісі шығады; құрғақ жерде екі айдан асырмай сақтаңыз.`,
    },
    brand: made.brand,
    values: [
      [kind, cement.kind],
      [strengthMark, markChoice(cement.mark)],
      [cementClass, cement.class],
      [mixPurpose, cement.purposes],
      [packKg, numberChoice(kg)],
      [settingMinutes, setting],
    ],
    priceTenge: cement.price * (kg === 25 ? 0.535 : 1) * made.level,
    units: [
      { unit: 'bag', ratio: 1, weightKg: kg },
      { unit: 'kg', ratio: kg, weightKg: 1 },
    ],
    sizeMm: bagSize(kg, 1350),
    image: cement.image,
    documents: ['certificate', 'safety'],
  };
}

export const cement: Leaf = {
  code: 'tsement',
  properties: [kind, strengthMark, cementClass, mixPurpose, packKg, settingMinutes],
  draw,
};

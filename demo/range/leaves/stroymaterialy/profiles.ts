import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { kind, lengthM, markChoice, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';

const section: Property = {
  code: 'profile_section',
  ru: 'Сечение',
  kz: 'Қимасы',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};
const metalMm: Property = {
  code: 'profile_metal_mm',
  ru: 'Толщина металла',
  kz: 'Металл қалыңдығы',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};
const coating: Property = { code: 'profile_coating', ru: 'Покрытие', kz: 'Жабыны', kind: 'list' };
const zinc: Choice = { code: 'zinc', ru: 'цинк', kz: 'мырыш' };

interface Profile {
  kind: Choice;
  named: Words;
  story: Words;
  /** section as written, and the width of the strip it is bent from */
  sections: readonly (readonly [text: string, stripMm: number])[];
  metals: readonly number[];
  lengths: readonly number[];
  image: string;
}

const profiles: readonly Profile[] = [
  {
    kind: { code: 'profile-pn', ru: 'ПН направляющий', kz: 'ПН бағыттаушы' },
    named: { ru: 'Профиль направляющий ПН', kz: 'ПН бағыттаушы профилі' },
    story: {
      ru: 'Крепится к полу и потолку, в него вставляют стойки перегородки',
      kz: 'Еден мен төбеге бекітіледі, ішіне қалқаның тіреулері салынады',
    },
    sections: [
      ['50×40', 128],
      ['75×40', 153],
      ['100×40', 178],
    ],
    metals: [0.5, 0.55, 0.6],
    lengths: [3, 4],
    image: 'profile/u',
  },
  {
    kind: { code: 'profile-ps', ru: 'ПС стоечный', kz: 'ПС тіреу' },
    named: { ru: 'Профиль стоечный ПС', kz: 'ПС тіреу профилі' },
    story: {
      ru: 'Стойка каркаса перегородки, ставится через 400–600 мм; в стенке есть отверстия для кабеля',
      kz: 'Қалқа қаңқасының тіреуі, 400–600 мм сайын қойылады; қабырғасында кәбілге арналған тесіктер бар',
    },
    sections: [
      ['50×50', 156],
      ['75×50', 181],
      ['100×50', 206],
    ],
    metals: [0.5, 0.55, 0.6],
    lengths: [3, 4],
    image: 'profile/c',
  },
  {
    kind: { code: 'profile-pp', ru: 'ПП потолочный', kz: 'ПП төбелік' },
    named: { ru: 'Профиль потолочный ПП', kz: 'ПП төбе профилі' },
    story: {
      ru: 'Основа подвесного потолка и обшивки стен, к нему прикручивают листы с шагом 250 мм',
      kz: 'Аспалы төбе мен қабырға қаптауының негізі, парақтар оған 250 мм сайын бұралады',
    },
    sections: [['60×27', 122]],
    metals: [0.45, 0.5, 0.55, 0.6],
    lengths: [3, 4],
    image: 'profile/c',
  },
  {
    kind: { code: 'profile-ppn', ru: 'ППН потолочный направляющий', kz: 'ППН төбелік бағыттаушы' },
    named: { ru: 'Профиль потолочный направляющий ППН', kz: 'ППН төбе бағыттаушы профилі' },
    story: {
      ru: 'Крепится по периметру комнаты и держит концы потолочных профилей',
      kz: 'Бөлменің периметрі бойымен бекітіліп, төбе профильдерінің ұшын ұстайды',
    },
    sections: [['28×27', 82]],
    metals: [0.45, 0.5, 0.55, 0.6],
    lengths: [3, 4],
    image: 'profile/u',
  },
  {
    kind: { code: 'profile-angle', ru: 'ПУ угловой', kz: 'ПУ бұрыштық' },
    named: { ru: 'Профиль угловой ПУ', kz: 'ПУ бұрыш профилі' },
    story: {
      ru: 'Перфорированный уголок защищает внешние углы от сколов, шпатлёвка держится в отверстиях',
      kz: 'Тесікті бұрыштама сыртқы бұрыштарды сынудан қорғайды, шпатлевка тесіктерінде берік тұрады',
    },
    sections: [
      ['31×31', 62],
      ['25×25', 50],
    ],
    metals: [0.4, 0.5],
    lengths: [3],
    image: 'profile/angle',
  },
  {
    kind: { code: 'profile-beacon', ru: 'маячковый', kz: 'маяк' },
    named: { ru: 'Профиль маячковый', kz: 'маяк профилі' },
    story: {
      ru: 'Направляющая для правила при выравнивании стен и полов, слой под ней равен высоте профиля',
      kz: 'Қабырға мен еденді тегістегенде түзу тақтаға бағыт береді, қабат қалыңдығы профильдің биіктігімен бірдей болады',
    },
    sections: [
      ['6×22', 34],
      ['10×22', 42],
    ],
    metals: [0.4, 0.5],
    lengths: [3],
    image: 'profile/beacon',
  },
];

const makers: readonly Maker[] = [
  { brand: 'profikel', series: ['', 'Стандарт', 'Форт'], level: 1 },
  { brand: 'dalanor', series: ['', 'Каркас'], level: 1.05 },
];

const steelKgPerM3 = 7850;

function draw(random: Random): Draft {
  const profile = random.pick(profiles);
  const made = drawMaker(makers, random);
  const [text, stripMm] = random.pick(profile.sections);
  const metal = random.pick(profile.metals);
  const length = random.pick(profile.lengths);
  const weightKg = round((stripMm / 1000) * (metal / 1000) * length * steelKgPerM3, 2);
  const perMetreKg = round(weightKg / length, 3);
  const [width = 0, height = 0] = text.split('×').map(Number);
  return {
    name: {
      ru: `${profile.named.ru} ${made.mark} ${text} мм, ${length} м, сталь ${comma(metal)} мм`,
      kz: `${made.mark} ${profile.named.kz}, ${text} мм, ${length} м, болаты ${comma(metal)} мм`,
    },
    description: {
      ru: `${profile.story.ru}. Сечение ${text} мм, сталь ${comma(metal)} мм с цинковым слоем 100 г/м², длина ${length} м, вес ${comma(weightKg)} кг. Режется ножницами по металлу; болгаркой не режьте: цинк по кромке сгорает.`,
      kz: `${profile.story.kz}. Қимасы — ${text} мм, болаты ${comma(metal)} мм, мырыш қабаты 100 г/м², ұзындығы — ${length} м, салмағы — ${comma(weightKg)} кг. Металл қайшысымен кесіледі; болгаркамен кеспеңіз: жиегіндегі мырыш күйіп кетеді.`,
    },
    brand: made.brand,
    values: [
      [kind, profile.kind],
      [section, markChoice(text)],
      [lengthM, numberChoice(length)],
      [metalMm, numberChoice(metal)],
      [coating, zinc],
    ],
    // The work of rolling weighs more than the steel in the thin ones.
    priceTenge: (530 + 800 * weightKg) * made.level,
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm', ratio: length, weightKg: perMetreKg },
    ],
    sizeMm: [length * 1000, width, height],
    image: profile.image,
    documents: ['certificate'],
  };
}

export const profilesLeaf: Leaf = {
  code: 'profil-dlya-gipsokartona',
  properties: [kind, section, lengthM, metalMm, coating],
  draw,
};

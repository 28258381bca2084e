import { bagSize, canSize, comma, rollSize, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Made, type Maker } from '../../maker.ts';
import { indoor, kind, numberChoice, outdoor, packKg, works } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { gramsPerM2, place, places, rollArea } from './membrane-properties.ts';

const consumption: Property = {
  code: 'waterproofing_consumption',
  ru: 'Расход на слой',
  kz: 'Бір қабатқа шығыны',
  kind: 'range',
  unit: { ru: 'кг/м²', kz: 'кг/м²' },
};

interface Coat {
  kind: Choice;
  named: Words;
  story: Words;
  advice: Words;
  places: readonly Choice[];
  works: readonly Choice[];
  kgPerM2: readonly [number, number];
  packs: readonly (readonly [kg: number, tenge: number])[];
  kgPerLitre: number;
  unit: 'bag' | 'bucket';
  image: string;
}

const coats: readonly Coat[] = [
  {
    kind: { code: 'cement-coat', ru: 'обмазочная цементная', kz: 'жағылатын цемент негізді' },
    named: { ru: 'Гидроизоляция обмазочная цементная', kz: 'жағылатын цемент гидрооқшаулауы' },
    story: {
      ru: 'Жёсткий слой для фундамента, подвала и бассейна, держит воду с обеих сторон',
      kz: 'Іргетасқа, жертөлеге және бассейнге арналған қатты қабат, суды екі жағынан да ұстайды',
    },
    advice: {
      ru: 'Наносите кистью на влажное основание в два слоя крест-накрест, три дня увлажняйте.',
      kz: 'Ылғал негізге қылқаламмен екі қабатты айқастыра жағып, үш күн ылғалдап тұрыңыз.',
    },
    places: [places.foundation, places.pool],
    works: [indoor, outdoor],
    kgPerM2: [1.4, 1.8],
    packs: [
      [20, 7900],
      [25, 9500],
    ],
    kgPerLitre: 1.25,
    unit: 'bag',
    image: 'bag/waterproofing',
  },
  {
    kind: { code: 'elastic-coat', ru: 'эластичная акриловая', kz: 'серпімді акрил' },
    named: { ru: 'Гидроизоляция эластичная', kz: 'серпімді гидрооқшаулауы' },
    story: {
      ru: 'Готовая мастика для ванной и балкона под плитку: растягивается вместе с основанием',
      kz: 'Жуынатын бөлме мен балконда плитка астына арналған дайын мастика: негізбен бірге созылады',
    },
    advice: {
      ru: 'В углы и вокруг труб вклейте ленту, плитку кладите через сутки.',
      kz: 'Бұрыштар мен құбыр айналасына таспа жапсырып, плитканы бір тәуліктен кейін төсеңіз.',
    },
    places: [places.bathroom, places.terrace],
    works: [indoor],
    kgPerM2: [0.6, 0.8],
    packs: [
      [4.5, 9800],
      [10, 19_500],
      [15, 27_900],
    ],
    kgPerLitre: 1.4,
    unit: 'bucket',
    image: 'bucket/waterproofing',
  },
  {
    kind: { code: 'bitumen-mastic', ru: 'битумная мастика', kz: 'битум мастикасы' },
    named: { ru: 'Мастика битумная', kz: 'битум мастикасы' },
    story: {
      ru: 'Холодная мастика для фундамента, ремонта кровли и приклейки рулонов',
      kz: 'Іргетасқа, шатыр жөндеуге және орамдарды желімдеуге арналған суық мастика',
    },
    advice: {
      ru: 'Основание сначала покройте праймером; в закрытом помещении проветривайте.',
      kz: 'Негізге алдымен праймер жағыңыз; жабық жерде желдетіп тұрыңыз.',
    },
    places: [places.foundation, places.roof],
    works: [outdoor],
    kgPerM2: [0.9, 1.2],
    packs: [
      [5, 5100],
      [10, 8900],
      [20, 15_900],
    ],
    kgPerLitre: 1.1,
    unit: 'bucket',
    image: 'bucket/bitumen',
  },
  {
    kind: { code: 'liquid-rubber', ru: 'жидкая резина', kz: 'сұйық резеңке' },
    named: { ru: 'Жидкая резина', kz: 'сұйық резеңкесі' },
    story: {
      ru: 'Бесшовный эластичный слой на крыше, в колодце и на отмостке',
      kz: 'Шатырға, құдыққа және үй айналасындағы төсемге арналған жіксіз серпімді қабат',
    },
    advice: {
      ru: 'Сохнет за сутки, от дождя закройте на первые шесть часов.',
      kz: 'Бір тәулікте кебеді, алғашқы алты сағатта жаңбырдан жауып қойыңыз.',
    },
    places: [places.roof, places.foundation, places.pool],
    works: [outdoor],
    kgPerM2: [1, 1.4],
    packs: [
      [3.5, 7900],
      [10, 19_900],
      [18, 33_500],
    ],
    kgPerLitre: 1.15,
    unit: 'bucket',
    image: 'bucket/bitumen',
  },
  {
    kind: { code: 'polyurethane-mastic', ru: 'полиуретановая мастика', kz: 'полиуретан мастикасы' },
    named: { ru: 'Мастика полиуретановая', kz: 'полиуретан мастикасы' },
    story: {
      ru: 'Прочная мембрана для террас, паркингов и душевых без поддона: по ней можно ходить',
      kz: 'Террасаға, тұраққа және табандықсыз душқа арналған берік мембрана: үстімен жүруге болады',
    },
    advice: {
      ru: 'Основание должно быть сухим: влажность бетона не выше 4 %.',
      kz: 'Негіз құрғақ болуы керек: бетон ылғалдылығы 4 %-дан аспасын.',
    },
    places: [places.terrace, places.bathroom],
    works: [indoor, outdoor],
    kgPerM2: [0.7, 0.9],
    packs: [
      [6, 22_500],
      [12, 42_500],
    ],
    kgPerLitre: 1.35,
    unit: 'bucket',
    image: 'bucket/waterproofing',
  },
];

const makers: readonly Maker[] = [
  { brand: 'zhylybel', series: ['', 'Аквастоп', 'Барьер'], level: 0.98 },
  { brand: 'izotun', series: ['Гидро', 'Про'], level: 1.05 },
  { brand: 'kerbet', series: ['Эксперт'], level: 1.04 },
  { brand: 'uyutta', series: [''], level: 0.93 },
];

function drawCoat(random: Random, made: Made): Draft {
  const coat = random.pick(coats);
  const [kg, tenge] = random.pick(coat.packs);
  const perM2 = random.number(coat.kgPerM2[0], coat.kgPerM2[1], 0.1);
  const area = round(kg / perM2 / 2, 1);
  const isBag = coat.unit === 'bag';
  return {
    name: {
      ru: `${coat.named.ru} ${made.mark} ${comma(kg)} кг`,
      kz: `${made.mark} ${coat.named.kz}, ${comma(kg)} кг`,
    },
    description: {
      ru: `${coat.story.ru}. Расход ${comma(perM2)} кг/м² на слой, нужны два слоя: ${isBag ? 'мешка' : 'ведра'} ${comma(kg)} кг хватает на ${comma(area)} м². ${coat.advice.ru}`,
      kz: `${coat.story.kz}. Бір қабатқа шығыны — 1 м²-ге ${comma(perM2)} кг, екі қабат керек: ${comma(kg)} килограмдық ${isBag ? 'қап' : 'шелек'} ${comma(area)} м²-ге жетеді. ${coat.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [kind, coat.kind],
      [place, coat.places],
      [works, coat.works],
      [packKg, numberChoice(kg)],
      [consumption, perM2],
    ],
    priceTenge: tenge * made.level,
    units: [
      { unit: coat.unit, ratio: 1, weightKg: isBag ? kg : round(kg * 1.05, 2) },
      { unit: 'kg', ratio: kg, weightKg: 1 },
    ],
    sizeMm: isBag ? bagSize(kg, 1250) : canSize(kg / coat.kgPerLitre),
    image: coat.image,
    documents: ['manual', 'safety'],
  };
}

const rolled: Choice = { code: 'rolled', ru: 'рулонная', kz: 'орам' };

function drawRoll(random: Random, made: Made): Draft {
  const mm = random.pick([2.5, 3, 4]);
  const area = mm < 3 ? random.pick([10, 15]) : 10;
  const grams = mm * 1000;
  const weightKg = round((area * grams) / 1000, 1);
  return {
    name: {
      ru: `Гидроизоляция рулонная ${made.mark} ${comma(mm)} мм, рулон ${area} м²`,
      kz: `${made.mark} орам гидрооқшаулауы, ${comma(mm)} мм, ${area} м² орам`,
    },
    description: {
      ru: `Битумное полотно для фундамента, пола по грунту и плоской крыши гаража. Толщина ${comma(mm)} мм, рулон 1×${area} м весит ${comma(weightKg)} кг. Наплавляйте горелкой на сухое основание с праймером, нахлёст 10 см: готовой изоляции выйдет около ${comma(round(area * 0.88, 1))} м².`,
      kz: `Іргетасқа, топырақ үстіндегі еденге және гараждың жайпақ шатырына арналған битум төсем. Қалыңдығы — ${comma(mm)} мм, 1×${area} м орамның салмағы — ${comma(weightKg)} кг. Праймер жағылған құрғақ негізге жанарғымен балқытып, 10 см айқастырып төсеңіз: шамамен ${comma(round(area * 0.88, 1))} м² дайын оқшаулау шығады.`,
    },
    brand: made.brand,
    values: [
      [kind, rolled],
      [place, [places.foundation, places.floor]],
      [works, [outdoor]],
      [rollArea, numberChoice(area)],
      [gramsPerM2, grams],
    ],
    priceTenge: area * (330 + mm * 195) * made.level,
    units: [
      { unit: 'roll', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: mm },
    ],
    sizeMm: rollSize(1000, area, mm),
    image: 'roll/bitumen',
    documents: ['manual', 'certificate'],
  };
}

export const waterproofing: Leaf = {
  code: 'gidroizolyatsiya',
  properties: [kind, place, works, packKg, consumption, rollArea, gramsPerM2],
  draw(random) {
    const made = drawMaker(makers, random);
    return random.chance(0.82) ? drawCoat(random, made) : drawRoll(random, made);
  },
};

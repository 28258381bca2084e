import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { kind, lengthM, markChoice, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';

const species: Property = { code: 'wood_species', ru: 'Порода', kz: 'Ағаш түрі', kind: 'list' };
const section: Property = {
  code: 'wood_section',
  ru: 'Сечение',
  kz: 'Қимасы',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};
const grade: Property = { code: 'wood_grade', ru: 'Сорт', kz: 'Сұрыбы', kind: 'list' };
const moisture: Property = { code: 'wood_moisture', ru: 'Влажность', kz: 'Ылғалдылығы', kind: 'list' };
const treatment: Property = { code: 'wood_treatment', ru: 'Обработка', kz: 'Өңделуі', kind: 'list' };

interface Species {
  choice: Choice;
  kgPerM3: number;
  factor: number;
}

const pine: Species = { choice: { code: 'pine', ru: 'сосна', kz: 'қарағай' }, kgPerM3: 500, factor: 1 };
const larch: Species = {
  choice: { code: 'larch', ru: 'лиственница', kz: 'балқарағай' },
  kgPerM3: 660,
  factor: 1.55,
};

const green: Choice = { code: 'green', ru: 'естественная', kz: 'табиғи' };
const dry: Choice = { code: 'dry', ru: 'камерная сушка 12–14 %', kz: 'камерада кептірілген, 12–14 %' };

const sawn: Choice = { code: 'sawn', ru: 'пиленая поверхность', kz: 'араланған беті' };
const planed: Choice = { code: 'planed', ru: 'строганая поверхность', kz: 'сүргіленген беті' };
const antiseptic: Choice = { code: 'antiseptic', ru: 'пропитка антисептиком', kz: 'антисептик сіңірілген' };

interface Timber {
  kind: Choice;
  named: Words;
  story: Words;
  sections: readonly string[];
  lengths: readonly number[];
  treatments: readonly Choice[];
  species: readonly Species[];
  /** tenge for a cubic metre of first-grade green pine */
  tengePerM3: number;
  image: string;
}

const timbers: readonly Timber[] = [
  {
    kind: { code: 'edged-board', ru: 'доска обрезная', kz: 'кесілген тақтай' },
    named: { ru: 'Доска обрезная', kz: 'кесілген тақтайы' },
    story: {
      ru: 'Для обрешётки, опалубки, чернового пола и каркаса',
      kz: 'Шатыр торламасына, қалыпқа, астыңғы еденге және қаңқаға арналған',
    },
    sections: ['25×100', '25×150', '40×150', '50×100', '50×150'],
    lengths: [3, 4, 6],
    treatments: [sawn, sawn, antiseptic],
    species: [pine, larch],
    tengePerM3: 118_000,
    image: 'timber/board',
  },
  {
    kind: { code: 'planed-board', ru: 'доска строганая', kz: 'сүргіленген тақтай' },
    named: { ru: 'Доска строганая', kz: 'сүргіленген тақтайы' },
    story: {
      ru: 'Чистые грани без заусенцев для полков, лестниц, наличников и мебели',
      kz: 'Сөреге, баспалдаққа, жақтауға және жиһазға арналған, қырлары таза, жоңқасыз',
    },
    sections: ['20×90', '20×140', '28×140', '35×140', '45×145'],
    lengths: [2, 3, 4],
    treatments: [planed],
    species: [pine, larch],
    tengePerM3: 168_000,
    image: 'timber/planed',
  },
  {
    kind: { code: 'batten', ru: 'брусок', kz: 'білеуше' },
    named: { ru: 'Брусок', kz: 'білеушесі' },
    story: {
      ru: 'Для обрешётки под панели, каркаса мебели и подкладок под лаги',
      kz: 'Панель астындағы торламаға, жиһаз қаңқасына және лага астына арналған',
    },
    sections: ['40×50', '50×50', '50×70'],
    lengths: [3, 4],
    treatments: [planed, sawn],
    species: [pine, larch],
    tengePerM3: 136_000,
    image: 'timber/batten',
  },
  {
    kind: { code: 'beam', ru: 'брус', kz: 'білеу' },
    named: { ru: 'Брус обрезной', kz: 'білеуі' },
    story: {
      ru: 'Для обвязки, балок перекрытия и стоек навеса',
      kz: 'Іргетас үстіндегі байламға, аражабын арқалығына және қалқа тіреуіне арналған',
    },
    sections: ['100×100', '100×150'],
    lengths: [3, 4, 6],
    treatments: [sawn, antiseptic],
    species: [pine],
    tengePerM3: 121_000,
    image: 'timber/beam',
  },
  {
    kind: { code: 'lining', ru: 'вагонка', kz: 'вагонка' },
    named: { ru: 'Вагонка штиль', kz: '«штиль» вагонкасы' },
    story: {
      ru: 'Обшивка балконов, веранд и бань; шпунт скрывает крепёж',
      kz: 'Балкон, веранда және монша қаптауға арналған; шпунты бекіткіштерді жасырады',
    },
    sections: ['14×96', '14×120', '14×140'],
    lengths: [2, 3, 4],
    treatments: [planed],
    species: [pine, larch],
    tengePerM3: 262_000,
    image: 'timber/lining',
  },
  {
    kind: { code: 'block-house', ru: 'имитация бруса', kz: 'білеуге ұқсас тақтай' },
    named: { ru: 'Имитация бруса', kz: 'білеуге ұқсас тақтайы' },
    story: {
      ru: 'Фасадная доска с шпунтом: стена выглядит сложенной из ровного бруса',
      kz: 'Шпунты бар қасбет тақтайы: қабырға тегіс білеуден қаланғандай көрінеді',
    },
    sections: ['18×140', '20×185'],
    lengths: [3, 4, 6],
    treatments: [planed],
    species: [pine, larch],
    tengePerM3: 236_000,
    image: 'timber/lining',
  },
];

const makers: readonly Maker[] = [
  { brand: 'edilwood', series: ['', 'Север', 'Усадьба'], level: 1 },
  { brand: 'dalanor', series: [''], level: 1.03 },
  { brand: 'uyutta', series: [''], level: 0.96 },
];

const gradeFactors: Record<number, number> = { 1: 1, 2: 0.88, 3: 0.78 };

function draw(random: Random): Draft {
  const timber = random.pick(timbers);
  const made = drawMaker(makers, random);
  const text = random.pick(timber.sections);
  const length = random.pick(timber.lengths);
  const work = random.pick(timber.treatments);
  const isPlaned = work === planed;
  const tree = timber.species.includes(larch) && random.chance(isPlaned ? 0.3 : 0.15) ? larch : pine;
  const [thickness = 0, width = 0] = text.split('×').map(Number);
  const volumeM3 = (thickness * width * length) / 1e6;
  const sort = random.pick(volumeM3 < 0.008 ? [1] : isPlaned ? [1, 1, 2] : [1, 1, 2, 3]);
  const water = isPlaned || random.chance(0.3) ? dry : green;
  const weightKg = round(volumeM3 * tree.kgPerM3 * (water === green ? 1.3 : 1), 1);
  const price =
    volumeM3 *
    timber.tengePerM3 *
    tree.factor *
    (gradeFactors[sort] ?? 1) *
    (work === antiseptic ? 1.08 : 1) *
    (water === dry && !isPlaned ? 1.12 : 1);
  const perM3 = Math.floor(1 / volumeM3);
  const tail =
    water === dry && !isPlaned ? { ru: ', камерная сушка', kz: ', кептірілген' } : { ru: '', kz: '' };
  const soaked =
    work === antiseptic ? { ru: ', с антисептиком', kz: ', антисептик сіңірілген' } : { ru: '', kz: '' };
  return {
    name: {
      ru: `${timber.named.ru} ${made.mark} ${tree.choice.ru} ${text}×${length * 1000} мм сорт ${sort}${tail.ru}${soaked.ru}`,
      kz: `${made.mark} ${tree.choice.kz} ${timber.named.kz}, ${text}×${length * 1000} мм, ${sort}-сұрып${tail.kz}${soaked.kz}`,
    },
    description: {
      ru: `${timber.story.ru}. Порода: ${tree.choice.ru}, сорт ${sort}, влажность: ${water.ru}. Одна штука длиной ${length} м весит около ${comma(weightKg)} кг, в кубометре ${perM3} шт. Храните под навесом на прокладках, чтобы древесину не повело.`,
      kz: `${timber.story.kz}. Ағашы — ${tree.choice.kz}, ${sort}-сұрып, ылғалдылығы — ${water.kz}. Ұзындығы ${length} м бір данасының салмағы шамамен ${comma(weightKg)} кг, 1 м³-де ${perM3} дана бар. Қисаймауы үшін қалқа астында, төсем үстінде сақтаңыз.`,
    },
    brand: made.brand,
    values: [
      [kind, timber.kind],
      [species, tree.choice],
      [section, markChoice(text)],
      [lengthM, numberChoice(length)],
      [grade, numberChoice(sort)],
      [moisture, water],
      [treatment, work],
    ],
    priceTenge: Math.max(price, 900) * made.level,
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm3', ratio: round(volumeM3, 6), weightKg: Math.round(weightKg / volumeM3) },
    ],
    sizeMm: [length * 1000, width, thickness],
    image: timber.image,
  };
}

export const timberLeaf: Leaf = {
  code: 'pilomaterialy',
  properties: [kind, species, section, lengthM, grade, moisture, treatment],
  draw,
};

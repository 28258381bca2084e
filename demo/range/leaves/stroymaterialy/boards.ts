import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { kind, lengthMm, numberChoice, thicknessMm, widthMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { sheetArea, sheetWeight } from './sheet-properties.ts';

const grade: Property = { code: 'board_grade', ru: 'Сорт', kz: 'Сұрыбы', kind: 'list' };
const surface: Property = { code: 'board_surface', ru: 'Поверхность', kz: 'Беті', kind: 'list' };

const raw: Choice = { code: 'raw', ru: 'нешлифованная', kz: 'ажарланбаған' };
const sanded: Choice = { code: 'sanded', ru: 'шлифованная', kz: 'ажарланған' };
const filmed: Choice = { code: 'filmed', ru: 'ламинированная', kz: 'ламинатталған' };
const tongued: Choice = { code: 'tongued', ru: 'шпунтованная', kz: 'шпунтталған' };

interface Board {
  kind: Choice;
  named: Words;
  story: Words;
  formats: readonly (readonly [number, number])[];
  thicknesses: readonly number[];
  grades: readonly string[];
  surfaces: readonly Choice[];
  kgPerM3: number;
  tengePerM3: number;
  image: string;
}

const boards: readonly Board[] = [
  {
    kind: { code: 'osb-3', ru: 'OSB-3', kz: 'OSB-3' },
    named: { ru: 'Плита OSB-3', kz: 'OSB-3 тақтасы' },
    story: {
      ru: 'Влагостойкая плита из ориентированной стружки: обшивка каркаса, основа под мягкую кровлю и черновой пол',
      kz: 'Бағытталған жоңқадан жасалған ылғалға төзімді тақта: қаңқа қаптауға, жұмсақ шатыр мен астыңғы еденнің негізіне арналған',
    },
    formats: [
      [2500, 1250],
      [2440, 1220],
    ],
    thicknesses: [9, 10, 12, 15, 18, 22],
    grades: [],
    surfaces: [raw, tongued],
    kgPerM3: 620,
    tengePerM3: 288_000,
    image: 'board/osb',
  },
  {
    kind: { code: 'plywood-fk', ru: 'фанера ФК', kz: 'ФК фанерасы' },
    named: { ru: 'Фанера ФК берёзовая', kz: 'ФК қайың фанерасы' },
    story: {
      ru: 'Берёзовая фанера для сухих помещений: мебель, полы под ламинат, ящики и полки',
      kz: 'Құрғақ бөлмелерге арналған қайың фанерасы: жиһазға, ламинат астына, жәшік пен сөреге жарайды',
    },
    formats: [[1525, 1525]],
    thicknesses: [6, 9, 10, 12, 15, 18],
    grades: ['3/4', '4/4'],
    surfaces: [sanded, raw],
    kgPerM3: 650,
    tengePerM3: 545_000,
    image: 'board/plywood',
  },
  {
    kind: { code: 'plywood-fsf', ru: 'фанера ФСФ', kz: 'ФСФ фанерасы' },
    named: { ru: 'Фанера ФСФ влагостойкая', kz: 'ылғалға төзімді ФСФ фанерасы' },
    story: {
      ru: 'Клей на смоле не размокает: обшивка наружных стен, кровля, полы веранды и прицепа',
      kz: 'Шайыр негізіндегі желімі суда езілмейді: сыртқы қабырғаға, шатырға, веранда мен тіркеме еденіне арналған',
    },
    formats: [
      [2440, 1220],
      [2500, 1250],
    ],
    thicknesses: [6.5, 9, 12],
    grades: ['3/3', '3/4', '4/4'],
    surfaces: [raw, sanded],
    kgPerM3: 660,
    tengePerM3: 590_000,
    image: 'board/plywood',
  },
  {
    kind: { code: 'plywood-film', ru: 'фанера ламинированная', kz: 'ламинатталған фанера' },
    named: { ru: 'Фанера ламинированная', kz: 'ламинатталған фанерасы' },
    story: {
      ru: 'Плёнка с двух сторон выдерживает до 20 заливок опалубки; кромки обреза закрасьте водостойкой краской',
      kz: 'Екі жағындағы пленкасы қалыпқа 20 рет құюға дейін шыдайды; кесілген жиегін суға төзімді бояумен бояп қойыңыз',
    },
    formats: [[2440, 1220]],
    thicknesses: [6.5, 9],
    grades: ['F/F'],
    surfaces: [filmed],
    kgPerM3: 690,
    tengePerM3: 790_000,
    image: 'board/plywood-film',
  },
];

const makers: readonly Maker[] = [
  { brand: 'dalanor', series: ['', 'Строй'], level: 1 },
  { brand: 'edilwood', series: ['', 'Классик', 'Север'], level: 1.04 },
  { brand: 'uyutta', series: [''], level: 0.96 },
];

/** F/F, 3/3 … are read as they are written; only their slash cannot stand in a URL. */
function gradeChoice(text: string): Choice {
  return { code: text.toLowerCase().replace('/', '-'), ru: text, kz: text };
}

function draw(random: Random): Draft {
  const board = random.pick(boards);
  const made = drawMaker(makers, random);
  const [length, width] = random.pick(board.formats);
  const thickness = random.pick(board.thicknesses);
  const face = random.weighted(board.surfaces.map((choice, index) => [choice, index === 0 ? 3 : 1] as const));
  const sort = board.grades.length > 0 ? random.pick(board.grades) : undefined;
  const area = round((length * width) / 1e6, 3);
  const weightKg = round((area * thickness * board.kgPerM3) / 1000, 1);
  const dimensions = `${length}×${width}×${comma(thickness)} мм`;
  const better = (sort === '4/4' ? 0.94 : 1) * (face === tongued ? 1.06 : face === sanded ? 1.03 : 1);
  const shown = face === board.surfaces[0] ? undefined : face;
  return {
    name: {
      ru: `${board.named.ru} ${made.mark} ${dimensions}${sort ? ` сорт ${sort}` : ''}${shown ? ` ${shown.ru}` : ''}`,
      kz: `${made.mark} ${shown ? `${shown.kz} ` : ''}${board.named.kz}, ${dimensions}${sort ? `, сұрыбы ${sort}` : ''}`,
    },
    description: {
      ru: `${board.story.ru}. Лист ${comma(length / 1000)} × ${comma(width / 1000)} м закрывает ${comma(area)} м², весит ${comma(weightKg)} кг, поверхность ${face.ru}. Между листами оставляйте зазор 3 мм: плита дышит вместе с влажностью.`,
      kz: `${board.story.kz}. ${comma(length / 1000)} × ${comma(width / 1000)} м парақ ${comma(area)} м² жабады, салмағы — ${comma(weightKg)} кг, беті ${face.kz}. Парақтар арасында 3 мм саңылау қалдырыңыз: тақта ылғалға қарай кеңейіп-тарылады.`,
    },
    brand: made.brand,
    values: [
      [kind, board.kind],
      [lengthMm, numberChoice(length)],
      [widthMm, numberChoice(width)],
      [thicknessMm, numberChoice(thickness)],
      ...(sort ? [[grade, gradeChoice(sort)] as const] : []),
      [surface, face],
      [sheetArea, area],
      [sheetWeight, weightKg],
    ],
    priceTenge: ((area * thickness) / 1000) * board.tengePerM3 * better * made.level,
    units: [
      { unit: 'sheet', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 2) },
    ],
    sizeMm: [length, width, thickness],
    image: board.image,
    documents: ['certificate'],
  };
}

export const boardsLeaf: Leaf = {
  code: 'osb-i-fanera',
  properties: [kind, lengthMm, widthMm, thicknessMm, grade, surface, sheetArea, sheetWeight],
  draw,
};

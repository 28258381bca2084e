/** Spacers and levelling clips for laying tile. */
import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { kind, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';

const mm = { ru: 'мм', kz: 'мм' };
const jointMm: Property = {
  code: 'spacer_joint_mm',
  ru: 'Ширина шва',
  kz: 'Жік ені',
  kind: 'list',
  unit: mm,
};
const tileMm: Property = {
  code: 'spacer_tile_mm',
  ru: 'Толщина плитки до',
  kz: 'Плитка қалыңдығы, дейін',
  kind: 'range',
  unit: mm,
};
const pieces: Property = {
  code: 'spacer_pieces',
  ru: 'Штук в упаковке',
  kz: 'Қаптамадағы дана саны',
  kind: 'list',
  unit: { ru: 'шт.', kz: 'дана' },
};
const reusable: Property = {
  code: 'spacer_reusable',
  ru: 'Многоразовые',
  kz: 'Қайта қолданылады',
  kind: 'flag',
};
const coverM2: Property = {
  code: 'spacer_cover_m2',
  ru: 'Хватит на',
  kz: 'Жететін аудан',
  kind: 'range',
  unit: { ru: 'м²', kz: 'м²' },
};

const polypropylene: Choice = { code: 'polypropylene', ru: 'полипропилен', kz: 'полипропилен' };
const polyethylene: Choice = { code: 'polyethylene', ru: 'полиэтилен', kz: 'полиэтилен' };

interface Spacer {
  choice: Choice;
  named: Words;
  story: Words;
  material: Choice;
  joints: readonly number[];
  counts: readonly number[];
  grams: number;
  tengeEach: readonly [number, number];
  piecesPerM2: number;
  tileMm: number;
  isReusable: boolean;
  image: string;
}

const spacers: readonly Spacer[] = [
  {
    choice: { code: 'tile-crosses', ru: 'крестики', kz: 'крестиктер' },
    named: { ru: 'Крестики для плитки', kz: 'плитка крестиктері' },
    story: {
      ru: 'Крестики держат одинаковый шов на стене и на полу, пока схватывается клей; перед затиркой их вынимают.',
      kz: 'Крестиктер желім қатқанша қабырға мен еденде жіктің енін бірдей ұстайды; жікті толтырар алдында алынады.',
    },
    material: polyethylene,
    joints: [1, 1.5, 2, 2.5, 3, 4, 5],
    counts: [100, 150, 200, 250, 300, 500],
    grams: 0.45,
    tengeEach: [3.2, 5.2],
    piecesPerM2: 18,
    tileMm: 12,
    isReusable: true,
    image: 'spacer/cross',
  },
  {
    choice: { code: 'tile-small-wedges', ru: 'клинышки', kz: 'шағын сыналар' },
    named: { ru: 'Клинышки для плитки', kz: 'шағын плитка сыналары' },
    story: {
      ru: 'Клинышками выставляют нижний ряд и поправляют плитку по высоте, шов меняется от нуля до основания клина.',
      kz: 'Сыналармен төменгі қатар қойылып, плитканың биіктігі түзетіледі; жік нөлден сынаның түбіне дейін өзгереді.',
    },
    material: polyethylene,
    joints: [5, 6, 8],
    counts: [50, 100, 150, 200, 250],
    grams: 0.8,
    tengeEach: [6, 10],
    piecesPerM2: 6,
    tileMm: 14,
    isReusable: true,
    image: 'spacer/wedge',
  },
  {
    choice: { code: 'levelling-clips', ru: 'зажимы СВП', kz: 'тегістеу жүйесінің қысқыштары' },
    named: { ru: 'Зажимы для СВП', kz: 'плитка тегістеу жүйесінің қысқыштары' },
    story: {
      ru: 'Зажим заводят под край двух плиток и стягивают клином: кромки выходят в одну плоскость, ножка потом отламывается по насечке.',
      kz: 'Қысқыш екі плитканың жиегінің астына салынып, сынамен тартылады: жиектері бір жазықтыққа түседі, аяғы кейін кертігінен сындырылады.',
    },
    material: polypropylene,
    joints: [1, 1.4, 1.5, 2],
    counts: [50, 100, 200, 250, 300, 500],
    grams: 1.8,
    tengeEach: [11, 17],
    piecesPerM2: 14,
    tileMm: 12,
    isReusable: false,
    image: 'spacer/clip',
  },
  {
    choice: { code: 'levelling-wedges', ru: 'клинья СВП', kz: 'тегістеу жүйесінің сыналары' },
    named: { ru: 'Клинья для СВП', kz: 'плитка тегістеу жүйесінің сыналары' },
    story: {
      ru: 'Клин вставляют в зажим и дожимают щипцами, после высыхания клея его сбивают киянкой и используют снова до 20 раз.',
      kz: 'Сына қысқышқа кигізіліп, тістеуікпен тартылады; желім қатқан соң резеңке балғамен шығарылып, 20 ретке дейін қайта қолданылады.',
    },
    material: polypropylene,
    joints: [1, 1.5, 2],
    counts: [50, 100, 150, 200, 250],
    grams: 4,
    tengeEach: [19, 28],
    piecesPerM2: 14,
    tileMm: 12,
    isReusable: true,
    image: 'spacer/wedge',
  },
  {
    choice: { code: 'levelling-kit', ru: 'комплект СВП', kz: 'тегістеу жүйесінің жинағы' },
    named: {
      ru: 'Комплект СВП (зажимы и клинья)',
      kz: 'плитка тегістеу жүйесінің жинағы (қысқыш пен сына)',
    },
    story: {
      ru: 'В комплекте поровну зажимов и клиньев — этого достаточно, чтобы начать укладку без докупки.',
      kz: 'Жинақта қысқыштар мен сыналар тең — қосымша ештеңе алмай-ақ төсеуді бастауға жетеді.',
    },
    material: polypropylene,
    joints: [1, 1.5, 2],
    counts: [50, 100, 150, 200, 240, 300],
    grams: 2.9,
    tengeEach: [20, 30],
    piecesPerM2: 28,
    tileMm: 12,
    isReusable: false,
    image: 'spacer/kit',
  },
];

const lines: readonly Words[] = [
  { ru: 'Ровный шов', kz: 'Тегіс жік' },
  { ru: 'Уровень', kz: 'Деңгей' },
  { ru: 'Старт', kz: 'Бастау' },
  { ru: 'Профи', kz: 'Кәсіби' },
  { ru: 'Кафель', kz: 'Кафель' },
  { ru: 'Опора', kz: 'Тірек' },
];

function drawSpacer(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['bekhold', 4],
      ['sarkeram', 3],
      ['ostravelo', 2],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(lines);
  const spacer = random.pick(spacers);
  const width = random.pick(spacer.joints);
  const count = random.pick(spacer.counts);
  const widthText = comma(width);
  const weightKg = round(count * spacer.grams * (0.85 + width * 0.1) * 0.001 + 0.015, 3);
  const area = Math.max(1, Math.round(count / spacer.piecesPerM2));
  const side = Math.round(60 + Math.cbrt(weightKg * 1e7) * 0.55);
  const isWedge = spacer.choice.code === 'tile-small-wedges';
  const [lowEach, highEach] = spacer.tengeEach;

  return {
    name: {
      ru: `${spacer.named.ru} ${brand.name} «${line.ru}» ${isWedge ? '0–' : ''}${widthText} мм, ${count} шт.`,
      kz: `${brand.name} «${line.kz}» ${spacer.named.kz}, ${isWedge ? '0–' : ''}${widthText} мм, ${count} дана`,
    },
    description: {
      ru: `${spacer.story.ru} Шов ${isWedge ? 'до ' : ''}${widthText} мм, плитка толщиной до ${spacer.tileMm} мм. В упаковке ${count} шт.: при плитке 300×600 мм этого хватает примерно на ${area} м².`,
      kz: `${spacer.story.kz} Жік ені ${widthText} мм${isWedge ? '-ге дейін' : ''}, плитка қалыңдығы ${spacer.tileMm} мм-ге дейін. Қаптамада ${count} дана: 300×600 мм плитка үшін шамамен ${area} м²-ге жетеді.`,
    },
    brand: brand.code,
    values: [
      [kind, spacer.choice],
      [jointMm, numberChoice(width)],
      [pieces, numberChoice(count)],
      [tileMm, spacer.tileMm],
      [material, spacer.material],
      [reusable, spacer.isReusable],
      [coverM2, area],
    ],
    // the bag and its label cost the same for any count
    priceTenge: Math.round(180 + count * (lowEach + (highEach - lowEach) * random.next())),
    units: [{ unit: 'pack', ratio: 1, weightKg }],
    sizeMm: [side * 2, Math.round(side * 1.4), side],
    image: spacer.image,
  };
}

export const tileLevelling: Leaf = {
  code: 'sistemy-ukladki-plitki',
  properties: [kind, jointMm, pieces, tileMm, material, reusable, coverM2],
  draw: drawSpacer,
};

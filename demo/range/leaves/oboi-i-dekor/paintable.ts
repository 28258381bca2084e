/** Wallpaper to be painted: textured and lining nonwoven, glass-fibre wallpaper. */
import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { kind, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { collections, rollLength, rollWidth } from './wallpaper-words.ts';

const texture: Property = { code: 'wallp_texture', ru: 'Фактура', kz: 'Фактурасы', kind: 'list' };
const density: Property = {
  code: 'wallp_density',
  ru: 'Плотность',
  kz: 'Тығыздығы',
  kind: 'range',
  unit: { ru: 'г/м²', kz: 'г/м²' },
};
const repaints: Property = {
  code: 'wallp_repaints',
  ru: 'Перекрашивание',
  kz: 'Қайта бояу саны',
  kind: 'range',
  unit: { ru: 'раз', kz: 'рет' },
};
const rollArea: Property = {
  code: 'wallp_area_m2',
  ru: 'Площадь рулона',
  kz: 'Орам ауданы',
  kind: 'range',
  unit: { ru: 'м²', kz: 'м²' },
};

const textures = {
  smooth: { code: 'smooth', ru: 'гладкая', kz: 'тегіс' },
  matting: { code: 'matting', ru: 'рогожка', kz: 'өрме мата' },
  herringbone: { code: 'herringbone', ru: 'ёлочка', kz: 'шырша' },
  rhombus: { code: 'rhombus', ru: 'ромб', kz: 'ромб' },
  brick: { code: 'brick', ru: 'кирпич', kz: 'кірпіш' },
  plaster: { code: 'plaster', ru: 'штукатурка', kz: 'сылақ' },
  waves: { code: 'waves', ru: 'волна', kz: 'толқын' },
  crumpled: { code: 'crumpled', ru: 'мятый шёлк', kz: 'мыжылған жібек' },
} as const satisfies Record<string, Choice>;

function nameTexture(choice: Choice): Words {
  if (choice === textures.smooth) return { ru: 'гладкий', kz: 'тегіс' };
  return { ru: `фактура «${choice.ru}»`, kz: `«${choice.kz}» фактурасы` };
}

interface Paintable {
  kind: Choice;
  named: Words;
  story: Words;
  rolls: readonly (readonly [number, number])[];
  gramsPerM2: readonly number[];
  textures: readonly Choice[];
  repaints: readonly [number, number];
  tengePerM2: (grams: number) => number;
  image: string;
}

const paintables: readonly Paintable[] = [
  {
    kind: { code: 'paintable-nonwoven', ru: 'флизелин фактурный', kz: 'фактуралы флизелин' },
    named: { ru: 'Обои под покраску флизелиновые', kz: 'флизелин тұсқағазы' },
    story: {
      ru: 'Рельефный флизелин армирует стену и остаётся чётким под слоем краски.',
      kz: 'Бедерлі флизелин қабырғаны нығайтады, бедері бояу астында да анық көрініп тұрады.',
    },
    rolls: [
      [1.06, 10.05],
      [1.06, 25],
    ],
    gramsPerM2: [110, 120, 130, 140, 150, 160],
    textures: [
      textures.matting,
      textures.rhombus,
      textures.brick,
      textures.plaster,
      textures.waves,
      textures.crumpled,
    ],
    repaints: [5, 8],
    tengePerM2: (grams) => 330 + grams * 2.6,
    image: 'wallpaper/paintable-relief',
  },
  {
    kind: { code: 'lining-nonwoven', ru: 'ремонтный флизелин', kz: 'жөндеу флизелині' },
    named: { ru: 'Флизелин ремонтный под покраску', kz: 'жөндеу флизелині' },
    story: {
      ru: 'Гладкий ремонтный флизелин закрывает волосяные трещины и даёт ровную основу под краску.',
      kz: 'Тегіс жөндеу флизелині қылдай жарықтарды жауып, бояуға тегіс негіз болады.',
    },
    rolls: [[1.06, 25]],
    gramsPerM2: [85, 100, 110, 120, 130, 150],
    textures: [textures.smooth],
    repaints: [4, 6],
    tengePerM2: (grams) => 170 + grams * 2.2,
    image: 'wallpaper/paintable-smooth',
  },
  {
    kind: { code: 'glass-fibre', ru: 'стеклообои', kz: 'шыны тұсқағаз' },
    named: { ru: 'Стеклообои под покраску', kz: 'шыны тұсқағазы' },
    story: {
      ru: 'Стеклообои не горят, не боятся воды и держат стену при усадке дома.',
      kz: 'Шыны талшықты тұсқағаз жанбайды, судан бүлінбейді және үй шөккенде қабырғаны ұстап тұрады.',
    },
    rolls: [[1, 25]],
    gramsPerM2: [110, 130, 145, 160, 180, 200],
    textures: [textures.matting, textures.herringbone, textures.rhombus, textures.waves, textures.brick],
    repaints: [10, 20],
    tengePerM2: (grams) => 80 + grams * 5.8,
    image: 'wallpaper/paintable-glass',
  },
];

function drawPaintable(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['nurlan-dekor', 5],
      ['oyuline', 4],
      ['uyutta', 1],
    ]),
  );
  const collection = random.pick(collections);
  const chosen = random.pick(paintables);
  const [width, length] = random.pick(chosen.rolls);
  const grams = random.pick(chosen.gramsPerM2);
  const chosenTexture = random.pick(chosen.textures);
  const named = nameTexture(chosenTexture);
  const times = random.integer(...chosen.repaints);
  const area = round(width * length, 2);
  const areaText = comma(area);
  const size = `${comma(width)}×${comma(length)} м`;
  // the core and the film of a long roll weigh about a fifth of a kilogram
  const weightKg = round((area * grams) / 1000 + 0.2, 2);
  const thicknessMm = 0.2 + grams / 250;
  const diameter = Math.round(Math.sqrt((length * 1000 * thicknessMm * 4) / Math.PI) + 20);

  return {
    name: {
      ru: `${chosen.named.ru} ${brand.name} «${collection.ru}» ${size}, ${grams} г/м², ${named.ru}`,
      kz: `${brand.name} «${collection.kz}» бояуға арналған ${chosen.named.kz}, ${size}, ${grams} г/м², ${named.kz}`,
    },
    description: {
      ru: `${chosen.story.ru} Плотность ${grams} г/м², рулона ${size} хватает на ${areaText} м² без учёта подрезки. Красить можно водно-дисперсионной краской, менять цвет — до ${times} раз. Перед поклейкой стену шпатлюют и грунтуют.`,
      kz: `${chosen.story.kz} Тығыздығы ${grams} г/м², ${size} орам кесіндіні есептемегенде ${areaText} м²-ге жетеді. Су-дисперсиялық бояумен боялады, түсін ${times} ретке дейін өзгертуге болады. Жапсырар алдында қабырға тегістеліп, астарланады.`,
    },
    brand: brand.code,
    values: [
      [kind, chosen.kind],
      [texture, chosenTexture],
      [density, grams],
      [rollWidth, numberChoice(width)],
      [rollLength, numberChoice(length)],
      [rollArea, area],
      [repaints, times],
    ],
    priceTenge: Math.round(area * chosen.tengePerM2(grams) * random.number(0.92, 1.12, 0.01)),
    units: [
      { unit: 'roll', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 3) },
    ],
    sizeMm: [width * 1000, diameter, diameter],
    image: chosen.image,
    documents: ['manual', 'certificate'],
  };
}

export const paintableWallpaper: Leaf = {
  code: 'oboi-pod-pokrasku',
  properties: [kind, texture, density, rollWidth, rollLength, rollArea, repaints],
  draw: drawPaintable,
};

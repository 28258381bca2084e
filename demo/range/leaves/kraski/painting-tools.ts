import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { kind, lengthMm, numberChoice, widthMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { covers, lengthOfTape, painterMaterial, shapes } from './painting-tool-shapes.ts';

const fit: Property = { code: 'painter_for', ru: 'Для чего', kz: 'Неге арналған', kind: 'list' };

const makers: readonly Maker[] = [
  { brand: 'masterlek', series: ['', 'Профи', 'Дом'], level: 1 },
  { brand: 'burkitex', series: ['', 'Хоум'], level: 1.08 },
  { brand: 'uyutta', series: [''], level: 0.86 },
];

/** What a tool is used with: a word for the filter, and how the name mentions it. */
interface Use extends Choice {
  inName: Words;
}

const uses: readonly Use[] = [
  {
    code: 'water-paints',
    ru: 'водные краски',
    kz: 'су бояулары',
    inName: { ru: 'для водных красок', kz: 'су бояуына арналған' },
  },
  {
    code: 'enamels',
    ru: 'эмали и лаки',
    kz: 'эмаль мен лак',
    inName: { ru: 'для эмалей и лаков', kz: 'эмаль мен лакқа арналған' },
  },
  {
    code: 'facades',
    ru: 'фасадные работы',
    kz: 'қасбет жұмыстары',
    inName: { ru: 'для фасада', kz: 'қасбетке арналған' },
  },
];

function choiceOf({ code, ru, kz }: Use): Choice {
  return { code, ru, kz };
}

export const paintingTools: Leaf = {
  code: 'malyarnyy-instrument',
  properties: [kind, widthMm, lengthMm, lengthOfTape, painterMaterial, fit],
  draw(random: Random): Draft {
    const made = drawMaker(makers, random);
    if (random.chance(0.2)) return covers(random, made);
    const shape = random.pick(shapes);
    const size = random.pick(shape.sizes);
    const stuff = random.pick(shape.materials);
    const use = shape.hasUse ? random.pick(uses) : undefined;
    const weightKg = round(shape.kg(size), 3);
    const tail = use ? { ru: ` ${use.inName.ru}`, kz: `${use.inName.kz} ` } : { ru: '', kz: '' };
    return {
      name: {
        ru: `${shape.named.ru} ${made.mark} ${stuff.ru} ${size} мм${tail.ru}`,
        kz: `${made.mark} ${tail.kz}${shape.named.kz}, ${stuff.kz}, ${size} мм`,
      },
      description: {
        ru: `${shape.story.ru}. ${shape.isLong ? 'Длина' : 'Рабочая ширина'} ${size} мм, вес ${comma(weightKg)} кг. ${shape.advice.ru}`,
        kz: `${shape.story.kz}. ${shape.isLong ? 'Ұзындығы' : 'Жұмыс ені'} — ${size} мм, салмағы — ${comma(weightKg)} кг. ${shape.advice.kz}`,
      },
      brand: made.brand,
      values: [
        [kind, shape.kind],
        [shape.isLong ? lengthMm : widthMm, numberChoice(size)],
        [painterMaterial, stuff],
        ...(use ? [[fit, choiceOf(use)] as const] : []),
      ],
      priceTenge: shape.tenge(size) * (1 + 0.12 * shape.materials.indexOf(stuff)) * made.level,
      units: [{ unit: 'piece', ratio: 1, weightKg }],
      sizeMm: shape.box(size),
      image: shape.image,
    };
  },
};

/** Garden hand tools: spades, rakes, hoes, shears, barrows, cans, sprayers. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { color, kind, material, numberChoice } from '../../properties.ts';
import { inColourKz, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { tools } from './garden-tools.ts';
import { gardenToolMakers } from './makers.ts';
import { materials } from './materials.ts';

const handle = list('garden_handle', 'Черенок', 'Сабы');
const totalLength = range('garden_length_mm', 'Общая длина', 'Жалпы ұзындығы', 'мм');
const workWidth = range('garden_width_mm', 'Рабочая ширина', 'Жұмыс ені', 'мм');
const capacity = list('garden_capacity_l', 'Вместимость', 'Сыйымдылығы', 'л');
const weight = range('garden_weight_kg', 'Вес', 'Салмағы', 'кг');
const season = list('garden_season', 'Сезон', 'Маусымы');

const handles = {
  wood: { code: 'wood', ru: 'деревянный', kz: 'ағаш' },
  metal: { code: 'metal', ru: 'металлический', kz: 'металл' },
  fibreglass: { code: 'fibreglass', ru: 'из стекловолокна', kz: 'шыны талшық' },
  none: { code: 'none', ru: 'без черенка', kz: 'сапсыз' },
} as const satisfies Record<string, Choice>;

const handleExtra: Record<string, number> = { wood: 650, metal: 1_300, fibreglass: 2_600, none: 0 };
const handleKg: Record<string, number> = { wood: 0.65, metal: 0.75, fibreglass: 0.6, none: 0 };

const summer: Choice = { code: 'summer', ru: 'весна — осень', kz: 'көктем — күз' };
const winter: Choice = { code: 'winter', ru: 'зима', kz: 'қыс' };

const prices = [900, 39_000] as const;

export const sadovyyInventar: Leaf = {
  code: 'sadovyy-inventar',
  properties: [kind, material, handle, totalLength, workWidth, capacity, season, color, weight],
  draw(random): Draft {
    const maker = random.pick(gardenToolMakers);
    const tool = random.pick(tools);
    const stuff = random.pick(tool.materials);
    const shaft = tool.widths
      ? random.pick([handles.wood, handles.metal, handles.fibreglass, handles.none])
      : undefined;
    const unit = random.pick(tool.widths ?? tool.litres ?? tool.lengths ?? []);
    const shade = tool.shades && random.pick(tool.shades);
    const figure = tool.litres ? `${comma(unit)} л` : `${unit} мм`;
    const dear = stuff === materials.stainless ? 1.7 : stuff === materials.aluminium ? 1.5 : 1;
    const kg = kilograms(
      (tool.kg + tool.kgPerUnit * unit) * (stuff === materials.aluminium ? 1.4 : 1) +
        (shaft ? (handleKg[shaft.code] ?? 0) : 0),
    );
    const [long, wide, high] = tool.size(unit);
    const isBare = shaft === handles.none;
    const length = isBare ? 480 : long;
    const series = `${tool.letter}-${Math.round(unit)}${random.pick(['', ' Люкс', ' М', ' Эко'])}`;
    const endRu = shaft
      ? isBare
        ? ', без черенка'
        : `, ${shaft.ru} черенок`.replace('из стекловолокна черенок', 'черенок из стекловолокна')
      : '';
    const endKz = shaft ? (isBare ? ', сапсыз' : `, ${shaft.kz} сапты`) : '';
    const shadeRu = shade ? `, цвет ${shade.ru}` : '';
    const shadeKz = shade ? `, ${inColourKz(shade)}` : '';
    return {
      name: {
        ru: `${tool.ru} ${maker.name} ${series}, ${figure}, ${stuff.ru}${endRu}${shadeRu}`,
        kz: `${maker.name} ${series} ${tool.kz}, ${figure}, ${stuff.kz}${endKz}${shadeKz}`,
      },
      description: {
        ru: `${tool.about.ru}. ${tool.litres ? `Вместимость ${figure}` : tool.widths ? `Рабочая ширина ${figure}, общая длина ${length} мм` : `Длина ${figure}`}, материал — ${stuff.ru}. Вес ${comma(kg)} кг${tool.isWinter ? ', рассчитано на мороз до −30 °C' : ''}.`,
        kz: `${tool.about.kz}. ${tool.litres ? `Сыйымдылығы ${figure}` : tool.widths ? `Жұмыс ені ${figure}, жалпы ұзындығы ${length} мм` : `Ұзындығы ${figure}`}, материалы — ${stuff.kz}. Салмағы ${comma(kg)} кг${tool.isWinter ? ', −30 °C-қа дейінгі аязға есептелген' : ''}.`,
      },
      brand: maker.code,
      values: [
        [kind, tool.choice],
        [material, stuff],
        ...(shaft ? ([[handle, shaft] as const] as const) : []),
        [totalLength, length],
        ...(tool.widths ? ([[workWidth, unit] as const] as const) : []),
        ...(tool.litres ? ([[capacity, numberChoice(unit)] as const] as const) : []),
        [season, tool.isWinter ? winter : summer],
        ...(shade ? ([[color, shade] as const] as const) : []),
        [weight, kg],
      ],
      priceTenge: priceFor(
        random,
        ((tool.tenge + tool.perUnit * unit) * dear + (shaft ? (handleExtra[shaft.code] ?? 0) : 0)) *
          maker.level,
        prices,
      ),
      units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
      sizeMm: [length, wide, high],
      image: tool.image,
      documents: ['warranty'],
      warrantyMonths: 12,
    };
  },
};

/** Distribution boards: plastic and metal, surface and built-in, with or without a place for a meter. */
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { color, colors, kind, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { counted, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { ipChoice, modules, mounting, protection, wiring } from './electric-properties.ts';
import { breakerMakers } from './makers.ts';

const door = list('panel_door', 'Дверца', 'Есікшесі');
const lock = flag('panel_lock', 'Замок', 'Құлпы бар');
const bars = flag('panel_bars', 'Шины N и PE в комплекте', 'N және PE шиналары жинақта');

const plasticBoard: Choice = { code: 'board-plastic', ru: 'щит пластиковый', kz: 'пластик қалқан' };
const metalBoard: Choice = { code: 'board-metal', ru: 'щит металлический', kz: 'металл қалқан' };
const meterBoard: Choice = { code: 'board-meter', ru: 'щит учётный', kz: 'есепке алу қалқаны' };

const doors = {
  clear: { code: 'clear', ru: 'прозрачная', kz: 'мөлдір' },
  solid: { code: 'solid', ru: 'глухая', kz: 'бітеу' },
  window: { code: 'window', ru: 'с окном', kz: 'терезелі' },
} as const satisfies Record<string, Choice>;

const abs: Choice = { code: 'abs-plastic', ru: 'ABS-пластик', kz: 'ABS пластик' };
const steel: Choice = { code: 'steel', ru: 'сталь', kz: 'болат' };

const series = ['', ' Box', ' Line', ' Home'] as const;
const prices = [2_900, 49_000] as const;

function drawPlastic(random: Random): Draft {
  const maker = random.pick(breakerMakers);
  const count = random.pick([4, 6, 8, 12, 18, 24, 36]);
  const built = random.chance(0.5);
  const ip = built ? 40 : random.pick([40, 54, 65]);
  // Through a clear door its modules can be counted: it is made in one size.
  const leaf = count === 12 ? doors.clear : doors.solid;
  const rows = Math.ceil(count / 12);
  const model = `${maker.name}${random.pick(series)} ${built ? 'ЩРВ-П' : 'ЩРН-П'}-${count}`;
  const wide = Math.min(count, 12) * 18 + 80;
  const shade = random.chance(0.8) ? colors.white : colors.grey;
  return {
    name: {
      ru: `Щит пластиковый ${built ? 'встраиваемый' : 'навесной'} ${model}, ${counted(count, 'модуль', 'модуля', 'модулей')}, IP${ip}, дверца ${leaf.ru}`,
      kz: `${model} ${built ? 'кіріктірме' : 'аспалы'} пластик қалқаны, ${count} модуль, IP${ip}, есікшесі ${leaf.kz}`,
    },
    description: {
      ru: `Бокс на ${counted(count, 'модуль', 'модуля', 'модулей')} в ${counted(rows, 'ряд', 'ряда', 'рядов')} для ${count <= 8 ? 'дачи, гаража или одной комнаты' : count <= 18 ? 'квартиры' : 'большой квартиры или дома'}. ${built ? 'Встраивается в нишу, рамка закрывает неровный край.' : `Крепится на стену${ip >= 54 ? ', защита от пыли и струй воды позволяет ставить его на улице' : ''}.`} DIN-рейки и шины N и PE в комплекте, пластик не поддерживает горение.`,
      kz: `${count <= 8 ? 'Саяжайға, гаражға немесе бір бөлмеге' : count <= 18 ? 'Пәтерге' : 'Үлкен пәтерге немесе үйге'} арналған ${count} модульдік, ${rows} қатарлы бокс. ${built ? 'Қуысқа кіріктіріледі, жиектемесі тегіс емес шетін жабады.' : `Қабырғаға бекітіледі${ip >= 54 ? ', шаң мен су ағынынан қорғалғандықтан көшеде де қоюға болады' : ''}.`} DIN-рейкалары, N және PE шиналары жинақта бар, пластигі өздігінен жанбайды.`,
    },
    brand: maker.code,
    values: [
      [kind, plasticBoard],
      [modules, numberChoice(count)],
      [wiring, built ? mounting.hidden : mounting.open],
      [protection, ipChoice(ip)],
      [material, abs],
      [door, leaf],
      [lock, false],
      [bars, true],
      [color, shade],
    ],
    priceTenge: priceFor(
      random,
      (1_900 + count * 330) * maker.level * (ip === 65 ? 1.7 : ip === 54 ? 1.45 : 1) * (built ? 1.1 : 1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(0.3 + count * 0.06 * (ip > 40 ? 1.2 : 1)) }],
    sizeMm: [wide, 90 + (ip > 40 ? 30 : 0), 110 + rows * 130],
    image: leaf === doors.clear ? 'board/plastic-clear' : 'board/plastic',
    documents: ['certificate', 'warranty'],
    warrantyMonths: 36,
  };
}

function drawMetal(random: Random): Draft {
  const maker = random.pick(breakerMakers);
  const count = random.pick([9, 12, 18, 24, 36, 48, 54]);
  const metered = random.chance(0.4);
  const built = !metered && random.chance(0.4);
  const ip = built ? 31 : random.pick([31, 54]);
  const rows = Math.ceil(count / 12);
  const high = 170 + rows * 125 + (metered ? 180 : 0);
  const wide = count <= 9 ? 265 : 330;
  const deep = ip === 54 ? 165 : 120;
  const areaM2 = (2 * (wide * high + wide * deep + high * deep)) / 1_000_000;
  const kg = areaM2 * 7.85 * 1.05 + 0.6;
  const model = `${maker.name}${random.pick(series)} ${metered ? 'ЩУРН' : built ? 'ЩРВ' : 'ЩРН'}-${count}${ip === 54 ? '-54' : ''}`;
  const phases = random.pick([1, 3]);
  const leaf = metered ? doors.window : doors.solid;
  return {
    name: {
      ru: `Щит ${metered ? `учётный под ${phases === 1 ? 'однофазный' : 'трёхфазный'} счётчик` : `металлический ${built ? 'встраиваемый' : 'навесной'}`} ${model}, ${counted(count, 'модуль', 'модуля', 'модулей')}, IP${ip}`,
      kz: `${model} ${metered ? `${phases === 1 ? 'бір' : 'үш'} фазалы есептегішке арналған қалқаны` : `${built ? 'кіріктірме' : 'аспалы'} металл қалқаны`}, ${count} модуль, IP${ip}`,
    },
    description: {
      ru: `Корпус из стали 1 мм с порошковой окраской, ${counted(count, 'модуль', 'модуля', 'модулей')}, размер ${wide}×${high}×${deep} мм. ${metered ? 'Показания видны через окно, панель счётчика пломбируется.' : 'Дверца с замком закрывает автоматы от посторонних.'} ${ip === 54 ? 'Уплотнитель IP54 позволяет ставить щит на фасад и опору.' : 'Степень защиты IP31 — для сухих помещений.'}`,
      kz: `Корпусы ұнтақпен боялған 1 мм болаттан, ${count} модуль, өлшемі ${wide}×${high}×${deep} мм. ${metered ? 'Көрсеткіші терезеден көрінеді, есептегіш панелі пломбыланады.' : 'Құлыпты есікшесі автоматтарды бөгде адамнан жабады.'} ${ip === 54 ? 'IP54 тығыздағышы қалқанды қасбетке және тіреуге қоюға мүмкіндік береді.' : 'IP31 қорғаныс дәрежесі құрғақ бөлмелерге арналған.'}`,
    },
    brand: maker.code,
    values: [
      [kind, metered ? meterBoard : metalBoard],
      [modules, numberChoice(count)],
      [wiring, built ? mounting.hidden : mounting.open],
      [protection, ipChoice(ip)],
      [material, steel],
      [door, leaf],
      [lock, true],
      [bars, metered],
      [color, colors.grey],
    ],
    priceTenge: priceFor(
      random,
      (2_600 + kg * 2_550 + (metered ? 2_500 : 0)) * maker.level * (ip === 54 ? 1.22 : 1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(kg) }],
    sizeMm: [wide, deep, high],
    image: metered ? 'board/meter' : 'board/metal',
    documents: ['certificate', 'warranty'],
    warrantyMonths: 36,
  };
}

export const elektroshchity: Leaf = {
  code: 'elektroshchity',
  properties: [kind, modules, wiring, protection, material, door, lock, bars, color],
  draw: (random) => (random.chance(0.5) ? drawPlastic(random) : drawMetal(random)),
};

/** Rotary hammers: SDS-plus and SDS-max, corded and cordless. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { kind } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { list } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { powerToolMakers } from './makers.ts';
import {
  batteries,
  brushless,
  capacity,
  chuck,
  drawPack,
  energy,
  hasCase,
  mains,
  modelName,
  powerW,
  source,
  voltage,
  weight,
} from './power-tools.ts';

const modes = list('hammer_modes', 'Режимы работы', 'Жұмыс режимдері');

const straight: Choice = { code: 'hammer-straight', ru: 'прямой', kz: 'тік' };
const barrel: Choice = { code: 'hammer-barrel', ru: 'бочковой', kz: 'бөшке тәрізді' };
const plus: Choice = { code: 'sds-plus', ru: 'SDS-plus', kz: 'SDS-plus' };
const max: Choice = { code: 'sds-max', ru: 'SDS-max', kz: 'SDS-max' };
const two: Choice = { code: 'two', ru: 'сверление с ударом, долбление', kz: 'соқпалы бұрғылау, қашау' };
const three: Choice = {
  code: 'three',
  ru: 'сверление, сверление с ударом, долбление',
  kz: 'бұрғылау, соқпалы бұрғылау, қашау',
};

const prices = [34_900, 249_000] as const;

function corded(random: Random): Draft {
  const maker = random.pick(powerToolMakers);
  const isMax = random.chance(0.3);
  const joules = isMax ? random.pick([6, 7, 8.5, 10, 12, 15]) : random.pick([2, 2.4, 2.7, 3, 3.2, 3.6, 4]);
  const watts = isMax
    ? Math.round((900 + joules * 55) / 50) * 50
    : Math.round((400 + joules * 160) / 20) * 20;
  const form = isMax || joules >= 3.2 ? barrel : straight;
  const boreMm = isMax ? Math.round(30 + joules * 1.4) : Math.round(18 + joules * 3);
  const holder = isMax ? max : plus;
  const model = modelName(random, maker, `H${Math.round(joules * 10)}`);
  const kg = kilograms(isMax ? 4.6 + joules * 0.17 : 2 + joules * 0.45 + 0.4);
  return {
    name: {
      ru: `Перфоратор сетевой ${model}, ${holder.ru}, ${watts} Вт, ${comma(joules)} Дж`,
      kz: `${model} желілік перфораторы, ${holder.kz}, ${watts} Вт, ${comma(joules)} Дж`,
    },
    description: {
      ru: `Пробивает бетон до ${boreMm} мм, энергия удара ${comma(joules)} Дж, мощность ${watts} Вт. ${isMax ? 'Тяжёлый класс: сбивает стяжку и плитку, штробит стены; виброгашение бережёт руки.' : 'Три режима: сверление, сверление с ударом и долбление плитки или штробы.'} Муфта останавливает бур при заклинивании, кейс и боковая рукоятка в комплекте.`,
      kz: `Бетонды ${boreMm} мм-ге дейін теседі, соққы энергиясы ${comma(joules)} Дж, қуаты ${watts} Вт. ${isMax ? 'Ауыр класс: стяжка мен плитканы түсіреді, қабырғаға ойық ойяды; дірілді басуы қолды аяйды.' : 'Үш режимі бар: бұрғылау, соқпалы бұрғылау және плитканы не ойықты қашау.'} Бұрғы тіреліп қалса, муфтасы тоқтатады; кейсі мен бүйір тұтқасы жинақта.`,
    },
    brand: maker.code,
    values: [
      [kind, form],
      [source, mains],
      [powerW, watts],
      [energy, joules],
      [chuck, holder],
      [modes, isMax ? two : three],
      [hasCase, true],
      [weight, kg],
    ],
    priceTenge: priceFor(
      random,
      (isMax ? 42_000 + joules * 10_500 : 19_000 + joules * 9_200) * maker.level,
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
    sizeMm: isMax ? [560, 400, 150] : [400, 340, 115],
    image: isMax
      ? 'rotary-hammer/sds-max'
      : form === barrel
        ? 'rotary-hammer/barrel'
        : 'rotary-hammer/straight',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

function cordless(random: Random): Draft {
  const maker = random.pick(powerToolMakers);
  const pack = drawPack(random, [18, 20]);
  const joules = random.pick([1.7, 2, 2.2, 2.5, 2.8]);
  const boreMm = Math.round(12 + joules * 5);
  const model = modelName(random, maker, `HA${pack.volts}-${Math.round(joules * 10)}`);
  const kg = kilograms(2.1 + joules * 0.25 + pack.kg);
  return {
    name: {
      ru: `Перфоратор аккумуляторный ${model}, SDS-plus, ${pack.volts} В, ${comma(joules)} Дж, ${pack.words.ru}`,
      kz: `${model} аккумуляторлы перфораторы, SDS-plus, ${pack.volts} В, ${comma(joules)} Дж, ${pack.words.kz}`,
    },
    description: {
      ru: `Бурит бетон до ${boreMm} мм без удлинителя: на лестнице, крыше и в новостройке без света. Энергия удара ${comma(joules)} Дж, ${pack.isBrushless ? 'бесщёточный двигатель дольше держит заряд' : 'щётки меняются без разборки корпуса'}. ${pack.sentence.ru}`,
      kz: `Бетонды ұзартқышсыз ${boreMm} мм-ге дейін теседі: баспалдақта, шатырда және жарығы жоқ жаңа үйде қолайлы. Соққы энергиясы ${comma(joules)} Дж, ${pack.isBrushless ? 'щеткасыз қозғалтқышы қуатты ұзақ ұстайды' : 'щеткалары корпусын ашпай ауысады'}. ${pack.sentence.kz}`,
    },
    brand: maker.code,
    values: [[kind, straight], ...pack.values, [energy, joules], [chuck, plus], [modes, three], [weight, kg]],
    priceTenge: priceFor(
      random,
      (24_000 + joules * 14_500) * maker.level * (pack.isBrushless ? 1.4 : 1) + pack.tenge,
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
    sizeMm: pack.count > 0 ? [420, 350, 120] : [340, 260, 100],
    image: 'rotary-hammer/cordless',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

export const perforatory: Leaf = {
  code: 'perforatory',
  properties: [
    kind,
    source,
    powerW,
    voltage,
    batteries,
    capacity,
    brushless,
    energy,
    chuck,
    modes,
    hasCase,
    weight,
  ],
  draw: (random) => (random.chance(0.65) ? corded(random) : cordless(random)),
};

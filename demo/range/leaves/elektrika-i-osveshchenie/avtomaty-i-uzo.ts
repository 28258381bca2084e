/** Circuit breakers, residual current devices and breakers that join both. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { kind, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import type { PricedBrand } from '../otoplenie-i-vodosnabzhenie/priced-brand.ts';
import { list } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { current, ipChoice, modules, protection } from './electric-properties.ts';
import { breakerMakers } from './makers.ts';

const poles = list('breaker_poles', 'Количество полюсов', 'Полюстер саны');
const curve = list('breaker_curve', 'Характеристика', 'Сипаттамасы');
const leakage = list('breaker_leakage_ma', 'Ток утечки', 'Ағу тогы', 'мА');
const leakType = list('breaker_leak_type', 'Тип тока утечки', 'Ағу тогының типі');
const breaking = list('breaker_capacity_ka', 'Отключающая способность', 'Ажырату қабілеті', 'кА');

const breaker: Choice = { code: 'breaker', ru: 'автоматический выключатель', kz: 'автоматты ажыратқыш' };
const rcd: Choice = { code: 'rcd', ru: 'УЗО', kz: 'ҚАҚ (УЗО)' };
const rcbo: Choice = { code: 'rcbo', ru: 'дифавтомат', kz: 'дифавтомат' };

const prices = [1_500, 42_000] as const;
const seriesOf: Record<string, readonly [plain: string, better: string]> = {
  mezvolt: ['MV40', 'MV60 Pro'],
  shamtek: ['ВШ-40', 'ВШ-60'],
};

function mark(code: string): Choice {
  return { code: code.toLowerCase().replace('+', '-'), ru: code, kz: code };
}

function seriesFor(maker: PricedBrand, isBetter: boolean): string {
  const [plain, better] = seriesOf[maker.code] ?? ['', ''];
  return `${maker.name} ${isBetter ? better : plain}`;
}

/** What a breaker of this current usually protects. */
function lineOf(amperes: number): { ru: string; kz: string } {
  if (amperes <= 10) return { ru: 'линии освещения', kz: 'жарықтандыру желісін' };
  if (amperes <= 16)
    return { ru: 'розеточной линии с кабелем 2,5 мм²', kz: 'қимасы 2,5 мм² кәбілді розетка желісін' };
  if (amperes <= 25)
    return {
      ru: 'водонагревателя, кондиционера или духовки',
      kz: 'су жылытқыштың, кондиционердің немесе духовканың желісін',
    };
  if (amperes <= 40)
    return {
      ru: 'варочной панели или ввода в квартиру',
      kz: 'пісіру панелінің желісін немесе пәтерге кірісті',
    };
  return { ru: 'ввода в дом', kz: 'үйге кірісті' };
}

function drawBreaker(random: Random): Draft {
  const maker = random.pick(breakerMakers);
  const isBetter = random.chance(0.45);
  const ka = isBetter ? random.pick([6, 10]) : 4.5;
  const count = random.weighted([[1, 5] as const, [2, 2] as const, [3, 3] as const, [4, 1] as const]);
  const amperes = random.pick([6, 10, 16, 20, 25, 32, 40, 50, 63]);
  const letter = random.weighted([['C', 7] as const, ['B', 2] as const, ['D', 1] as const]);
  const model = seriesFor(maker, isBetter);
  const line = lineOf(amperes);
  return {
    name: {
      ru: `Автоматический выключатель ${model}, ${count}P, ${letter}${amperes}, ${comma(ka)} кА`,
      kz: `${model} автоматты ажыратқышы, ${count}P, ${letter}${amperes}, ${comma(ka)} кА`,
    },
    description: {
      ru: `Защита ${line.ru} от перегрузки и короткого замыкания: номинальный ток ${amperes} А, характеристика ${letter}. Отключающая способность ${comma(ka)} кА, ${count === 1 ? 'одномодульный' : `ширина ${count} модуля`}, ставится на DIN-рейку 35 мм. Момент затяжки клемм — 2 Н·м.`,
      kz: `${line.kz.charAt(0).toUpperCase()}${line.kz.slice(1)} асқын жүктеме мен қысқа тұйықталудан қорғайды: атаулы тогы ${amperes} А, сипаттамасы ${letter}. Ажырату қабілеті ${comma(ka)} кА, ені ${count} модуль, 35 мм DIN-рейкаға қойылады. Клеммаларды тарту моменті — 2 Н·м.`,
    },
    brand: maker.code,
    values: [
      [kind, breaker],
      [poles, mark(`${count}P`)],
      [current, numberChoice(amperes)],
      [curve, mark(letter)],
      [breaking, numberChoice(ka)],
      [modules, numberChoice(count)],
      [protection, ipChoice(20)],
    ],
    priceTenge: priceFor(
      random,
      (1_520 * count + (count > 1 ? 250 : 0)) *
        maker.level *
        (isBetter ? 1.25 + ka / 40 : 1) *
        (amperes > 40 ? 1.3 : amperes > 25 ? 1.08 : 1) *
        (letter === 'C' ? 1 : 1.1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(0.11 * count) }],
    sizeMm: [Math.ceil(17.5 * count), 82, 74],
    image: `breaker/${count}p`,
    documents: ['certificate', 'warranty'],
    warrantyMonths: 60,
  };
}

function drawResidual(random: Random): Draft {
  const maker = random.pick(breakerMakers);
  const isBetter = random.chance(0.4);
  const joined = random.chance(0.5);
  const isFour = random.chance(0.3);
  const amperes = joined ? random.pick([10, 16, 20, 25, 32, 40]) : random.pick([16, 25, 32, 40, 63]);
  const milliamperes = random.weighted([[30, 6] as const, [10, 2] as const, [100, 1] as const]);
  const letter = random.chance(0.4) ? 'A' : 'AC';
  const type = joined ? rcbo : rcd;
  const pole = joined ? (isFour ? '3P+N' : '1P+N') : isFour ? '4P' : '2P';
  const ka = isBetter ? 6 : 4.5;
  const rating = joined ? `C${amperes}` : `${amperes} А`;
  const model = `${seriesFor(maker, isBetter)} ${joined ? 'D' : 'R'}`;
  const width = isFour ? 4 : 2;
  return {
    name: {
      ru: `${joined ? 'Дифференциальный автомат' : 'УЗО'} ${model}, ${pole}, ${rating}, ${milliamperes} мА, тип ${letter}`,
      kz: `${model} ${joined ? 'дифференциалды автоматы' : 'қорғаныс ажырату құрылғысы (УЗО)'}, ${pole}, ${rating}, ${milliamperes} мА, ${letter} типі`,
    },
    description: {
      ru: `${joined ? 'Заменяет сразу автомат и УЗО' : 'Отключает линию при прикосновении к токоведущей части и при пробое изоляции'}: утечка ${milliamperes} мА, ток ${amperes} А. ${milliamperes === 10 ? 'Порог 10 мА выбирают для ванной, детской и стиральной машины.' : milliamperes === 30 ? 'Порог 30 мА защищает людей на розеточных группах.' : 'Порог 100 мА ставят на ввод против пожара.'} ${joined ? `Характеристика C, отключающая способность ${comma(ka)} кА.` : 'Перед УЗО обязательно ставят автомат того же или меньшего тока.'} Кнопку «Тест» нажимайте раз в месяц.`,
      kz: `${joined ? 'Автомат пен УЗО-ны бірден алмастырады' : 'Тогы бар бөлікке қол тигенде және оқшаулау тесілгенде желіні ажыратады'}: ағу тогы ${milliamperes} мА, тогы ${amperes} А. ${milliamperes === 10 ? '10 мА шегі жуынатын бөлмеге, балалар бөлмесіне және кір жуғыш машинаға таңдалады.' : milliamperes === 30 ? '30 мА шегі розетка топтарында адамды қорғайды.' : '100 мА шегі өрттен қорғау үшін кіріске қойылады.'} ${joined ? `Сипаттамасы C, ажырату қабілеті ${comma(ka)} кА.` : 'УЗО алдына тогы бірдей немесе одан аз автомат міндетті түрде қойылады.'} «Тест» түймесін айына бір рет басыңыз.`,
    },
    brand: maker.code,
    values: [
      [kind, type],
      [poles, mark(pole)],
      [current, numberChoice(amperes)],
      ...(joined ? ([[curve, mark('C')] as const] as const) : []),
      [leakage, numberChoice(milliamperes)],
      [leakType, mark(letter)],
      [breaking, numberChoice(ka)],
      [modules, numberChoice(width)],
      [protection, ipChoice(20)],
    ],
    priceTenge: priceFor(
      random,
      (joined ? 9_600 : 8_900) *
        (isFour ? 2 : 1) *
        maker.level *
        (isBetter ? 1.3 : 1) *
        (letter === 'A' ? 1.2 : 1) *
        (milliamperes === 10 ? 1.12 : 1) *
        (amperes > 32 ? 1.15 : 1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(isFour ? 0.38 : joined ? 0.23 : 0.2) }],
    sizeMm: [width * 18, 84, 74],
    image: joined ? 'breaker/rcbo' : 'breaker/rcd',
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 60,
  };
}

export const avtomatyIUzo: Leaf = {
  code: 'avtomaty-i-uzo',
  properties: [kind, poles, current, curve, leakage, leakType, breaking, modules, protection],
  draw: (random) => (random.chance(0.58) ? drawBreaker(random) : drawResidual(random)),
};

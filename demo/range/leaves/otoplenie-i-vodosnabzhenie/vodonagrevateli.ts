/** Water heaters: storage tanks, electric instant ones, gas geysers. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { color, colors, kind, numberChoice, volumeL, warrantyYears } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  boilerMount,
  boilerVoltage,
  boilerWifi,
  fuel,
  fuels,
  mounts,
  powerKw,
  tank,
  tankShape,
} from './boiler-properties.ts';
import { counted, kilograms, priceFor } from './drafting.ts';
import { boilerMakers } from './makers.ts';
import type { PricedBrand } from './priced-brand.ts';
import { flag, range } from './property-forms.ts';

const flow = range('water_heater_flow', 'Производительность', 'Өнімділігі', 'л/мин');
const display = flag('water_heater_display', 'Дисплей', 'Дисплейі бар');

const storage: Choice = { code: 'heater-storage', ru: 'накопительный', kz: 'жинақтағыш' };
const instant: Choice = { code: 'heater-instant', ru: 'проточный', kz: 'ағынды' };
const geyser: Choice = { code: 'heater-geyser', ru: 'газовая колонка', kz: 'газ колонкасы' };

const enamel: Choice = { code: 'enamel', ru: 'эмаль', kz: 'эмаль' };
const stainless: Choice = { code: 'stainless', ru: 'нержавеющая сталь', kz: 'тот баспайтын болат' };
const round: Choice = { code: 'round', ru: 'круглая', kz: 'дөңгелек' };
const flat: Choice = { code: 'flat', ru: 'плоская', kz: 'жалпақ' };

const prices = [49_000, 269_000] as const;
const seriesOf: Record<string, readonly string[]> = {
  jylumax: ['Bulaq', 'Qainar', 'Tamshy', 'Arasan'],
  teplaro: ['Родник', 'Ключ', 'Термал'],
};

function modelOf(random: Random, maker: PricedBrand, mark: string): string {
  return `${maker.name} ${random.pick(seriesOf[maker.code] ?? [])} ${mark}`;
}

function storageTank(random: Random): Draft {
  const maker = random.pick(boilerMakers);
  const litres = random.pick([10, 15, 30, 50, 80, 100, 120, 150]);
  const isFlat = litres >= 30 && litres <= 100 && random.chance(0.4);
  const lining = random.chance(0.35) ? stainless : enamel;
  const kw = litres < 30 ? random.pick([1.2, 1.5]) : random.pick([1.5, 2, 2.5]);
  const hasDisplay = random.chance(0.4);
  const wifi = hasDisplay && random.chance(0.3);
  const model = modelOf(
    random,
    maker,
    `${litres}${isFlat ? 'F' : 'R'}${lining === stainless ? 'i' : ''}${wifi ? ' Wi-Fi' : ''}`,
  );
  const hours = (litres * 1.163 * 50) / (kw * 1000 * 0.95);
  const isLong = hours >= 1.75;
  const minutes = Math.round((hours * 60) / 5) * 5;
  const halves = Math.round(hours * 2) / 2;
  const diameter = litres < 30 ? 340 : isFlat ? 470 : litres <= 50 ? 385 : 450;
  const depth = isFlat ? 270 : diameter;
  const long = Math.round((litres * 1_000_000 * (isFlat ? 1.75 : 1.9)) / (diameter * depth) / 10) * 10;
  const weight = 5.2 + litres * (lining === stainless ? 0.19 : 0.235);
  return {
    name: {
      ru: `Водонагреватель накопительный ${model}, ${litres} л, ${comma(kw)} кВт, вертикальный`,
      kz: `${model} жинақтағыш су жылытқышы, ${litres} л, ${comma(kw)} кВт, тік`,
    },
    description: {
      ru: `Бак на ${litres} л ${lining === stainless ? 'из нержавеющей стали' : 'с эмалевым покрытием и магниевым анодом'}, ТЭН ${comma(kw)} кВт греет воду с 15 до 65 °C примерно за ${isLong ? counted(halves, 'час', 'часа', 'часов') : `${minutes} минут`}. ${isFlat ? 'Плоский корпус умещается в нише глубиной 30 см.' : 'Толстая теплоизоляция держит воду горячей до утра.'} Предохранительный клапан в комплекте${hasDisplay ? ', температура видна на дисплее' : ''}.`,
      kz: `${lining === stainless ? `${litres} литрлік багы тот баспайтын болаттан жасалған` : `${litres} литрлік багы эмальмен қапталған, магний аноды бар`}, ${comma(kw)} кВт ТЭН суды 15-тен 65 °C-қа дейін шамамен ${isLong ? `${comma(halves)} сағатта` : `${minutes} минутта`} жылытады. ${isFlat ? 'Жалпақ корпусы тереңдігі 30 см қуысқа сыяды.' : 'Қалың жылу оқшаулағышы суды таңға дейін ыстық ұстайды.'} Сақтандырғыш клапаны жинақта бар${hasDisplay ? ', температурасы дисплейде көрінеді' : ''}.`,
    },
    brand: maker.code,
    values: [
      [kind, storage],
      [volumeL, numberChoice(litres)],
      [powerKw, kw],
      [fuel, fuels.electric],
      [tank, lining],
      [tankShape, isFlat ? flat : round],
      [boilerMount, mounts.vertical],
      [boilerWifi, wifi],
      [display, hasDisplay],
      [warrantyYears, lining === stainless ? 7 : 5],
    ],
    priceTenge: priceFor(
      random,
      (36_000 + litres * 780) *
        maker.level *
        (lining === stainless ? 1.25 : 1) *
        (isFlat ? 1.18 : 1) *
        (hasDisplay ? 1.1 : 1) +
        (wifi ? 15_000 : 0),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(weight) }],
    sizeMm: [diameter, depth, long],
    image: isFlat ? 'water-heater/flat' : 'water-heater/round',
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: lining === stainless ? 84 : 60,
  };
}

function instantElectric(random: Random): Draft {
  const maker = random.pick(boilerMakers);
  const kw = random.pick([6, 7, 8, 9, 10.5, 12]);
  const volts = kw > 8 ? 380 : 220;
  const hasDisplay = random.chance(0.5);
  const litres = Number((kw * 0.52).toFixed(1));
  const model = modelOf(random, maker, `P${comma(kw)}${hasDisplay ? 'E' : ''}`);
  return {
    name: {
      ru: `Водонагреватель проточный ${model}, ${comma(kw)} кВт, ${volts} В`,
      kz: `${model} ағынды су жылытқышы, ${comma(kw)} кВт, ${volts} В`,
    },
    description: {
      ru: `Греет воду сразу при открытии крана и не занимает места под бак: до ${comma(litres)} л/мин при нагреве на 25 °C. Мощность ${comma(kw)} кВт, подключается отдельной линией ${volts} В с УЗО. ${hasDisplay ? 'Электронное управление держит температуру с точностью до градуса.' : 'Ступени нагрева переключаются на корпусе.'}`,
      kz: `Кран ашылған бойда суды жылытады, бакқа орын қажет емес: 25 °C-қа жылытқанда минутына ${comma(litres)} литрге дейін береді. Қуаты ${comma(kw)} кВт, УЗО қойылған бөлек ${volts} В желіге қосылады. ${hasDisplay ? 'Электрондық басқару температураны бір градусқа дейінгі дәлдікпен ұстайды.' : 'Жылыту сатылары корпусында ауыстырылады.'}`,
    },
    brand: maker.code,
    values: [
      [kind, instant],
      [powerKw, kw],
      [fuel, fuels.electric],
      [flow, litres],
      [boilerMount, mounts.wall],
      [boilerVoltage, numberChoice(volts)],
      [display, hasDisplay],
      [color, colors.white],
      [warrantyYears, 2],
    ],
    priceTenge: priceFor(random, (31_000 + kw * 4_600) * maker.level * (hasDisplay ? 1.25 : 1), prices),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(3.2 + kw * 0.25) }],
    sizeMm: [240, 110, 400],
    image: 'water-heater/instant',
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 24,
  };
}

function gasGeyser(random: Random): Draft {
  const maker = random.pick(boilerMakers);
  const litres = random.pick([8, 10, 11, 12, 13, 14]);
  const hasDisplay = random.chance(0.6);
  const glass = random.chance(0.3);
  const shade = glass ? random.pick([colors.black, colors.white]) : random.pick([colors.white, colors.grey]);
  const model = modelOf(random, maker, `G${litres}${glass ? 'Glass' : ''}`);
  const kw = litres * 2;
  return {
    name: {
      ru: `Газовая колонка ${model}, ${litres} л/мин, ${kw} кВт, цвет ${shade.ru}`,
      kz: `${model} газ колонкасы, ${litres} л/мин, ${kw} кВт, түсі ${shade.kz}`,
    },
    description: {
      ru: `Проточный газовый водонагреватель на ${litres} л/мин обслуживает ${litres >= 12 ? 'кухню и душ одновременно' : 'одну точку разбора: кухню или душ'}. Розжиг от батареек, пламя само подстраивается под напор. Нужен дымоход диаметром 110 мм; подключает газовая служба.`,
      kz: `Минутына ${litres} литр беретін ағынды газ су жылытқышы ${litres >= 12 ? 'асүй мен душқа қатар жетеді' : 'бір нүктеге жетеді: асүйге немесе душқа'}. Батареямен тұтанады, жалыны судың арынына қарай өзі реттеледі. Диаметрі 110 мм мұржа қажет; газ қызметі қосады.`,
    },
    brand: maker.code,
    values: [
      [kind, geyser],
      [powerKw, kw],
      [fuel, fuels.gas],
      [flow, litres],
      [boilerMount, mounts.wall],
      [display, hasDisplay],
      [color, shade],
      [warrantyYears, 2],
    ],
    priceTenge: priceFor(
      random,
      (38_000 + litres * 5_900) * maker.level * (glass ? 1.2 : 1) * (hasDisplay ? 1.08 : 1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(6.5 + litres * 0.4) }],
    sizeMm: [340, 190, 590],
    image: 'water-heater/gas',
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 24,
  };
}

export const vodonagrevateli: Leaf = {
  code: 'vodonagrevateli',
  properties: [
    kind,
    volumeL,
    powerKw,
    fuel,
    flow,
    tank,
    tankShape,
    boilerMount,
    boilerVoltage,
    boilerWifi,
    display,
    color,
    warrantyYears,
  ],
  draw(random) {
    return random.weighted([
      [storageTank, 7] as const,
      [instantElectric, 2] as const,
      [gasGeyser, 2] as const,
    ])(random);
  },
};

/** Pumps: circulation, borehole, drainage, faecal, surface ones and pump stations. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { kind, material } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { kilograms, priceFor } from './drafting.ts';
import { pumpMakers } from './makers.ts';
import { flag, range } from './property-forms.ts';

const head = range('pump_head_m', 'Напор', 'Арыны', 'м');
const flow = range('pump_flow_m3h', 'Производительность', 'Өнімділігі', { ru: 'м³/ч', kz: 'м³/сағ' });
const power = range('pump_power_w', 'Мощность', 'Қуаты', 'Вт');
const depth = range('pump_depth_m', 'Глубина погружения или всасывания', 'Батыру не сору тереңдігі', 'м');
const bore = range(
  'pump_diameter_mm',
  'Диаметр корпуса или патрубка',
  'Корпусының не келтеқұбырының диаметрі',
  'мм',
);
const cable = range('pump_cable_m', 'Длина кабеля', 'Кәбілінің ұзындығы', 'м');
const dryRun = flag('pump_dry_run', 'Защита от сухого хода', 'Құрғақ жүрістен қорғаныс');
const weight = range('pump_weight_kg', 'Вес', 'Салмағы', 'кг');

const castIron: Choice = { code: 'cast-iron', ru: 'чугун', kz: 'шойын' };
const stainless: Choice = { code: 'stainless-steel', ru: 'нержавеющая сталь', kz: 'тот баспайтын болат' };
const plastic: Choice = { code: 'plastic', ru: 'пластик', kz: 'пластик' };

const prices = [29_000, 289_000] as const;

interface Pump {
  choice: Choice;
  ru: string;
  kz: string;
  image: string;
  body: readonly Choice[];
  /** what one pump of this kind is: sizes, figures, weight, price before the maker's level */
  model(random: Random): {
    mark: string;
    headM: number;
    flowM3h: number;
    watts: number;
    depthM?: number;
    boreMm?: number;
    cableM: number;
    kg: number;
    tenge: number;
    sizeMm: readonly [number, number, number];
    main: Words;
    about: Words;
  };
}

const circulation: Pump = {
  choice: { code: 'pump-circulation', ru: 'циркуляционный', kz: 'циркуляциялық' },
  ru: 'Насос циркуляционный',
  kz: 'циркуляциялық сорғысы',
  image: 'pump/circulation',
  body: [castIron],
  model(random) {
    const dn = random.pick([25, 32]);
    const headM = random.pick([4, 6, 7, 8]);
    const long = random.pick([130, 180]);
    const saving = random.chance(0.35);
    const watts = Math.round(headM * (saving ? 6 : 15.5));
    return {
      mark: `${saving ? 'EC' : 'C'} ${dn}/${headM * 10}-${long}`,
      headM,
      flowM3h: Number((1 + headM * 0.35).toFixed(1)),
      watts,
      boreMm: dn,
      cableM: 1.5,
      kg: 2.2 + headM * 0.25 + (dn - 25) * 0.08,
      tenge: (24_000 + headM * 2_700 + (dn - 25) * 500) * (saving ? 1.9 : 1),
      sizeMm: [long, 130, 140],
      main: { ru: `напор ${headM} м`, kz: `арыны ${headM} м` },
      about: {
        ru: `Гоняет воду по контуру отопления дома до ${headM * 40} м²; монтажная длина ${long} мм, гайки в комплекте. ${saving ? 'Частотное управление само подбирает обороты и тратит втрое меньше энергии.' : 'Три скорости переключаются на корпусе.'}`,
        kz: `${headM * 40} м²-ге дейінгі үйдің жылыту контурында суды айналдырады; орнату ұзындығы ${long} мм, сомындары жинақта бар. ${saving ? 'Жиілікпен басқару айналымды өзі таңдап, энергияны үш есе аз жұмсайды.' : 'Үш жылдамдығы корпусында ауысады.'}`,
      },
    };
  },
};

const borehole: Pump = {
  choice: { code: 'pump-borehole', ru: 'скважинный', kz: 'ұңғымалық' },
  ru: 'Насос скважинный',
  kz: 'ұңғыма сорғысы',
  image: 'pump/borehole',
  body: [stainless],
  model(random) {
    const boreMm = random.pick([75, 96, 100]);
    const headM = random.pick([40, 50, 60, 75, 90, 105, 120]);
    const watts = Math.round((headM * 9.5 + (boreMm - 75) * 4) / 10) * 10;
    const cableM = random.pick([20, 30, 40]);
    return {
      mark: `BQ ${boreMm}-${headM}/${cableM}`,
      headM,
      flowM3h: boreMm === 75 ? 2.4 : random.pick([3, 3.6, 4.2]),
      watts,
      depthM: 30,
      boreMm,
      cableM,
      kg: 7 + headM * 0.07 + cableM * 0.13,
      tenge: 36_000 + headM * 1_350 + cableM * 420 + (boreMm - 75) * 300,
      sizeMm: [500 + headM * 6, boreMm + 60, boreMm + 40],
      main: { ru: `напор ${headM} м, кабель ${cableM} м`, kz: `арыны ${headM} м, кәбілі ${cableM} м` },
      about: {
        ru: `Поднимает чистую воду из скважины диаметром от ${boreMm + 10} мм для дома и полива. Внутри встроенный конденсатор и обратный клапан; песка в воде — не больше 50 г на кубометр.`,
        kz: `Диаметрі ${boreMm + 10} мм-ден басталатын ұңғымадан үйге және суаруға таза су көтереді. Ішінде конденсаторы мен кері клапаны бар; судағы құм текше метріне 50 грамнан аспауға тиіс.`,
      },
    };
  },
};

const drainage: Pump = {
  choice: { code: 'pump-drainage', ru: 'дренажный', kz: 'дренаждық' },
  ru: 'Насос дренажный',
  kz: 'дренаж сорғысы',
  image: 'pump/drainage',
  body: [plastic, stainless],
  model(random) {
    const watts = random.pick([400, 550, 750, 900, 1100]);
    const grain = random.pick([5, 25, 35]);
    const flowM3h = Number((watts / 100 + 3).toFixed(1));
    return {
      mark: `DR ${watts}/${grain}`,
      headM: Math.round(5 + watts / 200),
      flowM3h,
      watts,
      depthM: 7,
      boreMm: grain === 5 ? 25 : 38,
      cableM: 10,
      kg: 3 + watts * 0.003,
      tenge: 21_500 + watts * 29 + grain * 120,
      sizeMm: [220, 180, 320 + Math.round(watts / 20)],
      main: {
        ru: `${watts} Вт, частицы до ${grain} мм`,
        kz: `${watts} Вт, ${grain} мм-ге дейінгі бөлшектер`,
      },
      about: {
        ru: `Откачивает ${grain === 5 ? 'чистую воду из подвала, бассейна или ёмкости' : 'грязную воду из котлована, погреба и пруда'}; пропускает частицы до ${grain} мм. Поплавок сам включает и останавливает насос.`,
        kz: `${grain === 5 ? 'Жертөледен, бассейннен немесе ыдыстан таза суды' : 'Қазаншұңқырдан, ұрадан және тоғаннан лас суды'} сорып шығарады; ${grain} мм-ге дейінгі бөлшектерді өткізеді. Қалтқысы сорғыны өзі қосып, өзі тоқтатады.`,
      },
    };
  },
};

const faecal: Pump = {
  choice: { code: 'pump-faecal', ru: 'фекальный', kz: 'фекальды' },
  ru: 'Насос фекальный с измельчителем',
  kz: 'ұсақтағышы бар фекальды сорғысы',
  image: 'pump/faecal',
  body: [castIron],
  model(random) {
    const watts = random.pick([750, 1100, 1300, 1500, 1800]);
    return {
      mark: `FK ${watts}`,
      headM: Math.round(6 + watts / 180),
      flowM3h: Math.round(watts / 90),
      watts,
      depthM: 5,
      boreMm: 50,
      cableM: 8,
      kg: 11 + watts * 0.0065,
      tenge: 46_000 + watts * 48,
      sizeMm: [260, 210, 400 + Math.round(watts / 20)],
      main: { ru: `${watts} Вт`, kz: `${watts} Вт` },
      about: {
        ru: 'Выкачивает септик и выгребную яму: нож из закалённой стали режет волокна, корпус не боится падений. Работает только погружённым, поплавок выключает его на пустой яме.',
        kz: 'Септик пен ағынды су шұңқырын сорып шығарады: шыңдалған болат пышағы талшықты турайды, корпусы соққыға берік. Тек суға батырылған күйде жұмыс істейді, шұңқыр босағанда қалтқысы өшіреді.',
      },
    };
  },
};

const station: Pump = {
  choice: { code: 'pump-station', ru: 'насосная станция', kz: 'сорғы станциясы' },
  ru: 'Насосная станция',
  kz: 'сорғы станциясы',
  image: 'pump/station',
  body: [castIron, stainless],
  model(random) {
    const watts = random.pick([600, 750, 800, 1000, 1100, 1300]);
    const litres = random.pick([2, 24, 24, 50]);
    return {
      mark: `ST ${watts}-${litres}`,
      headM: Math.round(28 + watts / 60),
      flowM3h: Number((2 + watts / 600).toFixed(1)),
      watts,
      depthM: 8,
      boreMm: 25,
      cableM: 1.5,
      kg: 6.5 + watts * 0.006 + litres * 0.16,
      tenge: 33_000 + watts * 41 + litres * 520,
      sizeMm: litres === 2 ? [360, 220, 320] : [500, 280, litres === 24 ? 560 : 680],
      main: { ru: `${watts} Вт, бак ${litres} л`, kz: `${watts} Вт, багы ${litres} л` },
      about: {
        ru: `Держит давление в доме или на даче: реле включает насос, когда открыли кран, бак на ${litres} л сглаживает рывки. Берёт воду с глубины до 8 м, на всасывание ставят обратный клапан.`,
        kz: `Үйде немесе саяжайда қысымды ұстап тұрады: кран ашылғанда реле сорғыны қосады, ${litres} литрлік багы қысымның күрт өзгеруін басады. Суды 8 метрге дейінгі тереңдіктен алады, сору жағына кері клапан қойылады.`,
      },
    };
  },
};

const surface: Pump = {
  choice: { code: 'pump-surface', ru: 'поверхностный', kz: 'беткі' },
  ru: 'Насос поверхностный',
  kz: 'беткі сорғысы',
  image: 'pump/surface',
  body: [castIron, stainless],
  model(random) {
    const watts = random.pick([370, 450, 600, 750, 900, 1100]);
    const selfPriming = random.chance(0.6);
    return {
      mark: `${selfPriming ? 'JS' : 'V'} ${watts}`,
      headM: Math.round((selfPriming ? 24 : 30) + watts / 50),
      flowM3h: Number((1.8 + watts / (selfPriming ? 450 : 600)).toFixed(1)),
      watts,
      depthM: selfPriming ? 8 : 6,
      boreMm: 25,
      cableM: 1.5,
      kg: 4.5 + watts * 0.008,
      tenge: 23_000 + watts * 33 + (selfPriming ? 6_000 : 0),
      sizeMm: [330 + Math.round(watts / 10), 190, 220],
      main: { ru: `${watts} Вт`, kz: `${watts} Вт` },
      about: {
        ru: `${selfPriming ? 'Самовсасывающий' : 'Вихревой'} насос стоит на земле и качает воду из колодца, бочки или водоёма для полива. Перед первым пуском корпус заливают водой.`,
        kz: `${selfPriming ? 'Өздігінен соратын' : 'Құйынды'} сорғы жерде тұрып, құдықтан, бөшкеден немесе тоғаннан суаруға су айдайды. Алғаш қосар алдында корпусына су құйылады.`,
      },
    };
  },
};

const pumps = [circulation, borehole, drainage, faecal, station, surface] as const;

export const nasosy: Leaf = {
  code: 'nasosy',
  properties: [kind, head, flow, power, depth, bore, material, cable, dryRun, weight],
  draw(random): Draft {
    const maker = random.pick(pumpMakers);
    const pump = random.pick(pumps);
    const body = random.pick(pump.body);
    const isProtected = random.chance(0.5);
    const model = pump.model(random);
    const kg = kilograms(model.kg * (body.code === 'plastic' ? 0.85 : 1));
    const mark = `${maker.name} ${model.mark}${isProtected ? 'P' : ''}`;
    const figures = {
      ru: `Напор до ${model.headM} м, производительность до ${comma(model.flowM3h)} м³/ч, мощность ${model.watts} Вт.`,
      kz: `Арыны ${model.headM} м-ге дейін, өнімділігі сағатына ${comma(model.flowM3h)} м³-ге дейін, қуаты ${model.watts} Вт.`,
    };
    return {
      name: {
        ru: `${pump.ru} ${mark}, ${model.main.ru}`,
        kz: `${mark} ${pump.kz}, ${model.main.kz}`,
      },
      description: {
        ru: `${model.about.ru} ${figures.ru}`,
        kz: `${model.about.kz} ${figures.kz}`,
      },
      brand: maker.code,
      values: [
        [kind, pump.choice],
        [head, model.headM],
        [flow, model.flowM3h],
        [power, model.watts],
        ...(model.depthM === undefined ? [] : ([[depth, model.depthM] as const] as const)),
        ...(model.boreMm === undefined ? [] : ([[bore, model.boreMm] as const] as const)),
        [material, body],
        [cable, model.cableM],
        [dryRun, isProtected],
        [weight, kg],
      ],
      priceTenge: priceFor(
        random,
        model.tenge * maker.level * (isProtected ? 1.07 : 1) * (body.code === 'stainless-steel' ? 1.08 : 1),
        prices,
      ),
      units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
      sizeMm: model.sizeMm,
      image: pump.image,
      documents: ['manual', 'certificate', 'warranty'],
      warrantyMonths: 24,
    };
  },
};

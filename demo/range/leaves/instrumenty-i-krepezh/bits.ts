/** What turns in a chuck: twist drills, hammer bits, screwdriver bits, hole saws. */
import { comma } from '../../figures.ts';
import { diameterMm, lengthMm, material, numberChoice, purpose } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { counted } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import {
  type Accessory,
  bare,
  bimetal,
  carbide,
  coating,
  cobalt,
  forConcrete,
  forMetal,
  forScrews,
  forWood,
  hex,
  hss,
  pieces,
  round,
  s2,
  sdsPlus,
  shank,
  titanium,
} from './accessories.ts';

export function twistDrill(random: Random): Accessory {
  const mm = random.pick([2, 2.5, 3, 3.2, 3.5, 4, 4.2, 4.5, 5, 5.5, 6, 6.5, 7, 8, 9, 10, 11, 12, 13]);
  const steel = random.chance(0.25) ? cobalt : hss;
  const cover = steel === hss && random.chance(0.5) ? titanium : bare;
  const long = Math.round(40 + mm * 8.5);
  return {
    choice: { code: 'bit-metal', ru: 'сверло по металлу', kz: 'металл бұрғысы' },
    ru: `Сверло по металлу ${steel.ru}`,
    kz: `${steel.kz} металл бұрғысы`,
    tail: {
      ru: `${comma(mm)}×${long} мм${cover === titanium ? ', титановое покрытие' : ''}`,
      kz: `${comma(mm)}×${long} мм${cover === titanium ? ', титан жабынды' : ''}`,
    },
    description: {
      ru: `Сверлит сталь, чугун и цветной металл, диаметр ${comma(mm)} мм, длина ${long} мм. ${steel === cobalt ? 'Кобальт в сплаве держит кромку на нержавейке.' : 'Быстрорежущая сталь, заточка 118°.'} На оборотах выше ${Math.round(6000 / mm / 100) * 100} в минуту смазывайте маслом.`,
      kz: `Болат, шойын мен түсті металды бұрғылайды, диаметрі ${comma(mm)} мм, ұзындығы ${long} мм. ${steel === cobalt ? 'Құрамындағы кобальт тот баспайтын болатта да жүзін сақтайды.' : 'Тез кесетін болат, қайралуы 118°.'} Минутына ${Math.round(6000 / mm / 100) * 100} айналымнан асса, майлап отырыңыз.`,
    },
    values: [
      [purpose, forMetal],
      [diameterMm, numberChoice(mm)],
      [lengthMm, numberChoice(long)],
      [material, steel],
      [shank, round],
      [coating, cover],
      [pieces, 1],
    ],
    tenge: (330 + mm * mm * 13 + mm * 40) * (steel === cobalt ? 2.2 : 1) * (cover === titanium ? 1.2 : 1),
    kg: 0.008 + mm * mm * long * 0.0000045,
    sizeMm: [long + 20, 25, Math.ceil(mm) + 6],
    image: 'accessory/twist-drill',
  };
}

export function hammerBit(random: Random): Accessory {
  const mm = random.pick([5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25]);
  const long = random.pick(mm <= 6 ? [110, 160] : mm <= 12 ? [160, 210, 260] : [260, 310, 450]);
  const edges = random.pick([2, 4]);
  return {
    choice: { code: 'bit-sds', ru: 'бур SDS-plus', kz: 'SDS-plus бұрғысы' },
    ru: 'Бур SDS-plus по бетону',
    kz: 'бетонға арналған SDS-plus бұрғысы',
    tail: { ru: `${mm}×${long} мм, ${edges} кромки`, kz: `${mm}×${long} мм, ${edges} жүзді` },
    description: {
      ru: `Бурит бетон, кирпич и камень на глубину до ${long - 60} мм, диаметр ${mm} мм. Наконечник из твёрдого сплава, ${edges === 4 ? 'четыре кромки не заклинивают в арматуре' : 'двойная спираль быстро выносит пыль'}. Смазывайте хвостовик перед установкой.`,
      kz: `Бетон, кірпіш пен тасты ${long - 60} мм тереңдікке дейін теседі, диаметрі ${mm} мм. Ұшы қатты қорытпадан, ${edges === 4 ? 'төрт жүзі арматураға тіреліп қалмайды' : 'қос шиыршығы шаңды тез шығарады'}. Орнатар алдында құйрығын майлаңыз.`,
    },
    values: [
      [purpose, forConcrete],
      [diameterMm, numberChoice(mm)],
      [lengthMm, numberChoice(long)],
      [material, carbide],
      [shank, sdsPlus],
      [coating, bare],
      [pieces, 1],
    ],
    tenge: (280 + mm * long * 0.75) * (edges === 4 ? 1.6 : 1),
    kg: 0.03 + mm * mm * long * 0.0000048,
    sizeMm: [long + 15, 28, mm + 8],
    image: 'accessory/sds-bit',
  };
}

export function bitSet(random: Random): Accessory {
  const count = random.pick([10, 18, 25]);
  const long = random.pick([25, 50, 70]);
  return {
    choice: { code: 'bit-set', ru: 'набор бит', kz: 'биттер жинағы' },
    ru: 'Набор бит',
    kz: 'биттер жинағы',
    tail: {
      ru: `${counted(count, 'предмет', 'предмета', 'предметов')}, ${long} мм, S2`,
      kz: `${count} зат, ${long} мм, S2`,
    },
    description: {
      ru: `${counted(count, 'бита', 'биты', 'бит')} длиной ${long} мм: PH, PZ, TX и шестигранник ходовых размеров. Сталь S2 пружинит под ударом винтовёрта и не скалывается. ${count >= 18 ? 'Магнитный держатель и футляр с защёлкой.' : 'Пояс-держатель крепится на ремень.'}`,
      kz: `${count} бит, ұзындығы ${long} мм: ең керекті PH, PZ, TX және алты қырлы өлшемдер. S2 болаты винтоверт соққысында серпіп, сынбайды. ${count >= 18 ? 'Магнитті ұстағышы мен ілгекті қорабы бар.' : 'Ұстағышы белдікке ілінеді.'}`,
    },
    values: [
      [purpose, forScrews],
      [lengthMm, numberChoice(long)],
      [material, s2],
      [shank, hex],
      [coating, bare],
      [pieces, count],
    ],
    tenge: 420 + count * (75 + long * 2.6),
    kg: 0.06 + count * long * 0.00022,
    sizeMm: [120 + count * 2, 80, Math.round(20 + long / 2)],
    isSet: true,
    image: 'accessory/bit-set',
  };
}

export function holeSaw(random: Random): Accessory {
  const mm = random.pick([20, 22, 25, 32, 35, 38, 44, 51, 60, 68, 76, 83, 92, 102]);
  return {
    choice: { code: 'hole-saw', ru: 'коронка', kz: 'сақиналы ара' },
    ru: 'Коронка биметаллическая',
    kz: 'биметалл сақиналы арасы',
    tail: { ru: `${mm} мм`, kz: `${mm} мм` },
    description: {
      ru: `Вырезает отверстие ${mm} мм в металле до 3 мм, дереве и пластике на глубину до 38 мм${mm === 68 ? '; 68 мм — размер под подрозетник' : ''}. Зубья из быстрорежущей стали переменного шага. Оправка с центровочным сверлом покупается отдельно.`,
      kz: `Қалыңдығы 3 мм-ге дейінгі металда, ағаш пен пластикте 38 мм тереңдікке дейін ${mm} мм тесік ояды${mm === 68 ? '; 68 мм — розетка қорабының өлшемі' : ''}. Тез кесетін болаттан жасалған тістерінің қадамы әртүрлі. Ортаға дәлдегіш бұрғысы бар тұтқышы бөлек алынады.`,
    },
    values: [
      [purpose, [forMetal, forWood]],
      [diameterMm, numberChoice(mm)],
      [material, bimetal],
      [shank, hex],
      [coating, bare],
      [pieces, 1],
    ],
    tenge: 900 + mm * 62,
    kg: 0.02 + mm * 0.0034,
    sizeMm: [mm + 4, mm + 4, 52],
    image: 'accessory/hole-saw',
  };
}

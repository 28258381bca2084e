/** What spins on a spindle: cutting, diamond, saw and sanding discs. */
import { comma } from '../../figures.ts';
import type { Choice } from '../../leaf.ts';
import { diameterMm, material, numberChoice, purpose } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { counted } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import {
  type Accessory,
  bore,
  carbide,
  corundum,
  diamond,
  forConcrete,
  forMetal,
  forTile,
  forWood,
  grit,
  pieces,
  teeth,
  thickness,
} from './accessories.ts';

export function cuttingDisc(random: Random): Accessory {
  const mm = random.pick([115, 125, 150, 180, 230]);
  const thick = mm <= 125 ? random.pick([1, 1.2, 1.6]) : random.pick([1.6, 1.8, 2.5]);
  const count = random.pick([1, 5, 10]);
  return {
    choice: { code: 'disc-cutting', ru: 'диск отрезной', kz: 'кесу дискісі' },
    ru: 'Диск отрезной по металлу',
    kz: 'металл кесу дискісі',
    tail: {
      ru: `${mm}×${comma(thick)}×22,2 мм, ${counted(count, 'штука', 'штуки', 'штук')}`,
      kz: `${mm}×${comma(thick)}×22,2 мм, ${count} дана`,
    },
    description: {
      ru: `Режет стальной профиль, трубу и арматуру болгаркой ${mm} мм. Толщина ${comma(thick)} мм: ${thick < 1.5 ? 'быстрый рез почти без заусенца' : 'запас прочности для толстого металла'}. Армирован стеклосеткой, скорость до 80 м/с${count > 1 ? `, в упаковке ${counted(count, 'диск', 'диска', 'дисков')}` : ''}.`,
      kz: `${mm} мм болгаркамен болат профиль, құбыр мен арматураны кеседі. Қалыңдығы ${comma(thick)} мм: ${thick < 1.5 ? 'қылаусыз тез кеседі' : 'қалың металға беріктігі жетеді'}. Шыны тормен арқауланған, жылдамдығы 80 м/с дейін${count > 1 ? `, қаптамада ${count} диск` : ''}.`,
    },
    values: [
      [purpose, forMetal],
      [diameterMm, numberChoice(mm)],
      [thickness, thick],
      [bore, numberChoice(22.2)],
      [material, corundum],
      [pieces, count],
    ],
    tenge: (150 + (mm / 115) ** 2 * 230 * (thick / 1.6) ** 0.3) * (count === 1 ? 1.25 : count),
    kg: ((Math.PI * mm * mm) / 4) * thick * 0.0000026 * count,
    sizeMm: [mm, mm, Math.ceil(thick * count) + 2],
    ...(count > 1 ? { packOf: count } : {}),
    image: 'accessory/cutting-disc',
  };
}

export function diamondDisc(random: Random): Accessory {
  const mm = random.pick([115, 125, 150, 180, 230]);
  const solid = random.chance(0.5);
  const target = solid ? forTile : forConcrete;
  return {
    choice: { code: 'disc-diamond', ru: 'диск алмазный', kz: 'алмас диск' },
    ru: `Диск алмазный ${solid ? 'сплошной по плитке' : 'сегментный по бетону'}`,
    kz: solid ? 'плиткаға арналған тұтас алмас дискісі' : 'бетонға арналған сегментті алмас дискісі',
    tail: { ru: `${mm}×22,2 мм`, kz: `${mm}×22,2 мм` },
    description: {
      ru: `${solid ? 'Режет плитку и керамогранит без сколов, можно с водой и всухую' : 'Режет бетон, кирпич и брусчатку всухую, пазы охлаждают сегменты'}. Диаметр ${mm} мм, посадка 22,2 мм, алмазный слой 10 мм. Для болгарок с оборотами до ${mm <= 125 ? '12 000' : '8 500'} в минуту.`,
      kz: `${solid ? 'Плитка мен керамогранитті сындырмай кеседі, сумен де, құрғақтай да жұмыс істейді' : 'Бетон, кірпіш пен төсем тасты құрғақтай кеседі, ойықтары сегменттерді салқындатады'}. Диаметрі ${mm} мм, отырғызу тесігі 22,2 мм, алмас қабаты 10 мм. Минутына ${mm <= 125 ? '12 000' : '8 500'} айналымға дейінгі болгаркаларға арналған.`,
    },
    values: [
      [purpose, target],
      [diameterMm, numberChoice(mm)],
      [thickness, solid ? 1.6 : 2.4],
      [bore, numberChoice(22.2)],
      [material, diamond],
      [pieces, 1],
    ],
    tenge: (mm / 115) ** 2 * (solid ? 3_600 : 2_900),
    kg: ((Math.PI * mm * mm) / 4) * (solid ? 1.6 : 2.2) * 0.0000072,
    sizeMm: [mm, mm, 4],
    image: solid ? 'accessory/diamond-solid' : 'accessory/diamond-segment',
  };
}

export function sawDisc(random: Random): Accessory {
  const mm = random.pick([160, 165, 185, 190, 200, 210, 230, 255]);
  const count = 40;
  const hole = mm < 190 ? 20 : 30;
  return {
    choice: { code: 'disc-saw', ru: 'диск пильный', kz: 'ара дискісі' },
    ru: 'Диск пильный по дереву',
    kz: 'ағаш ара дискісі',
    tail: {
      ru: `${mm}×${hole} мм, ${counted(count, 'зуб', 'зуба', 'зубьев')}`,
      kz: `${mm}×${hole} мм, ${count} тіс`,
    },
    description: {
      ru: `Для дисковых и торцовочных пил: диаметр ${mm} мм, посадка ${hole} мм. ${counted(count, 'зуб', 'зуба', 'зубьев')} из твёрдого сплава дают рез без рваных краёв вдоль и поперёк. Прорези в теле диска гасят шум.`,
      kz: `Дискілі және торецтік араларға арналған: диаметрі ${mm} мм, отырғызу тесігі ${hole} мм. Қатты қорытпадан жасалған ${count} тісі ұзынынан да, көлденеңінен де жыртпай кеседі. Дискідегі тіліктер шуды басады.`,
    },
    values: [
      [purpose, forWood],
      [diameterMm, numberChoice(mm)],
      [teeth, numberChoice(count)],
      [bore, numberChoice(hole)],
      [material, carbide],
      [pieces, 1],
    ],
    tenge: mm * 13 + count * 62,
    kg: ((Math.PI * mm * mm) / 4) * 1.8 * 0.0000075,
    sizeMm: [mm, mm, 4],
    image: 'accessory/saw-disc',
  };
}

export function sanding(random: Random): Accessory {
  const grain = random.pick([40, 60, 80, 100, 120, 150, 180, 240, 320, 400]);
  const mm = random.pick([115, 125, 150]);
  const count = random.pick([5, 10, 25, 50]);
  const gritWords: Choice = { code: `p${grain}`, number: grain, ru: `P${grain}`, kz: `P${grain}` };
  return {
    choice: { code: 'sanding-disc', ru: 'круг шлифовальный', kz: 'ажарлау дөңгелегі' },
    ru: 'Круг шлифовальный на липучке',
    kz: 'жабысқақ негізді ажарлау дөңгелегі',
    tail: {
      ru: `${mm} мм, P${grain}, ${counted(count, 'штука', 'штуки', 'штук')}`,
      kz: `${mm} мм, P${grain}, ${count} дана`,
    },
    description: {
      ru: `Для эксцентриковых шлифмашин ${mm} мм; зерно P${grain} — ${grain <= 60 ? 'снять старую краску и лак' : grain <= 120 ? 'выровнять дерево и шпатлёвку' : 'подготовить под покраску и полировку'}. Восемь отверстий для отвода пыли, основа держится на липучке. В упаковке ${counted(count, 'круг', 'круга', 'кругов')}.`,
      kz: `${mm} мм эксцентрикті ажарлағыштарға арналған; P${grain} түйіршігі — ${grain <= 60 ? 'ескі бояу мен лакты түсіруге' : grain <= 120 ? 'ағаш пен шпатлевканы теңестіруге' : 'бояу мен жылтыратуға дайындауға'}. Шаң шығаратын сегіз тесігі бар, табаны жабысып тұрады. Қаптамада ${count} дөңгелек.`,
    },
    values: [
      [purpose, [forWood, forMetal]],
      [diameterMm, numberChoice(mm)],
      [grit, gritWords],
      [material, corundum],
      [pieces, count],
    ],
    tenge: 160 + count * (mm / 125) ** 2 * (grain < 80 ? 105 : 88),
    kg: 0.01 + count * (mm / 125) ** 2 * 0.007,
    sizeMm: [mm, mm, Math.max(6, Math.round(count * 1.1))],
    packOf: count,
    image: 'accessory/sanding-disc',
  };
}

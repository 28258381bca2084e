/** Storage: shelving, boxes, wall shelves, hangers, tool boxes, baskets. */
import type { Choice, Draft, Leaf, Property, PropertyValue, Words } from '../../leaf.ts';
import { color, colors, kind, material, numberChoice, volumeL } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { counted, inColourKz, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { storageMakers } from './makers.ts';
import { materials, shades } from './materials.ts';

const size = list('store_size_cm', 'Размер', 'Өлшемі', 'см');
const shelves = list('store_shelves', 'Количество полок', 'Сөрелер саны');
const load = range('store_load_kg', 'Нагрузка на полку', 'Бір сөреге түсетін жүк', 'кг');
const assembly = list('store_assembly', 'Сборка', 'Жиналуы');
const lid = flag('store_lid', 'Крышка', 'Қақпағы бар');

const noTools: Choice = { code: 'no-tools', ru: 'без инструмента', kz: 'құралсыз' };
const bolts: Choice = { code: 'bolts', ru: 'на болтах', kz: 'болтпен' };
const ready: Choice = { code: 'ready', ru: 'не требуется', kz: 'қажет емес' };

const prices = [1_200, 89_000] as const;

interface Store {
  choice: Choice;
  ru: string;
  kz: string;
  tail: Words;
  description: Words;
  values: readonly (readonly [Property, PropertyValue])[];
  tenge: number;
  kg: number;
  sizeMm: readonly [number, number, number];
  image: string;
}

function sizeChoice(text: string): Choice {
  return { code: text.replaceAll('×', 'x'), ru: text, kz: text };
}

function rack(random: Random): Store {
  const isMetal = random.chance(0.7);
  const wide = random.pick(isMetal ? [70, 80, 90, 100, 120] : [50, 60, 70]);
  const deep = random.pick(isMetal ? [30, 40, 50] : [30, 35]);
  const high = random.pick(isMetal ? [160, 180, 200] : [120, 145, 175]);
  const count = random.pick(isMetal ? [4, 5, 6] : [3, 4, 5]);
  const kilos = isMetal ? random.pick([60, 80, 100, 150, 200]) : random.pick([20, 30, 40]);
  const shade = isMetal
    ? random.pick([colors.grey, colors.black, colors.white])
    : random.pick([colors.white, colors.grey, colors.beige]);
  const dimensions = `${wide}×${deep}×${high}`;
  const kg = isMetal
    ? (wide * deep * count * (0.55 + kilos / 260)) / 1600 + (high * 4 * 0.85) / 100
    : (wide * deep * count) / 2900 + 0.8;
  return {
    choice: isMetal
      ? { code: 'store-rack-metal', ru: 'стеллаж металлический', kz: 'металл стеллаж' }
      : { code: 'store-rack-plastic', ru: 'стеллаж пластиковый', kz: 'пластик стеллаж' },
    ru: `Стеллаж ${isMetal ? 'металлический' : 'пластиковый'}`,
    kz: `${isMetal ? 'металл' : 'пластик'} стеллажы`,
    tail: {
      ru: `${dimensions} см, ${counted(count, 'полка', 'полки', 'полок')}, ${kilos} кг, цвет ${shade.ru}`,
      kz: `${dimensions} см, ${count} сөре, ${kilos} кг, ${inColourKz(shade)}`,
    },
    description: {
      ru: `${counted(count, 'полка', 'полки', 'полок')} для ${isMetal ? 'гаража, кладовой и балкона' : 'ванной, балкона и детской'}, на каждую можно положить до ${kilos} кг. Размер ${dimensions} см, высота полок меняется с шагом ${isMetal ? '5' : '25'} см. ${isMetal ? 'Порошковая окраска не боится сырости; высокий стеллаж прикрутите к стене.' : 'Собирается руками за десять минут, моется водой.'}`,
      kz: `${isMetal ? 'Гаражға, қоймаға және балконға' : 'Жуынатын бөлмеге, балконға және балалар бөлмесіне'} арналған ${count} сөре, әрқайсысына ${kilos} кг-ға дейін салуға болады. Өлшемі ${dimensions} см, сөрелердің биіктігі ${isMetal ? '5' : '25'} см қадаммен өзгереді. ${isMetal ? 'Ұнтақ бояуы дымқылдан қорықпайды; биік стеллажды қабырғаға бекітіңіз.' : 'Он минутта қолмен жиналады, сумен жуылады.'}`,
    },
    values: [
      [size, sizeChoice(dimensions)],
      [shelves, numberChoice(count)],
      [load, kilos],
      [material, isMetal ? materials.steel : materials.plastic],
      [assembly, isMetal ? random.pick([bolts, noTools]) : noTools],
      [color, shade],
    ],
    tenge: isMetal ? 3_000 + kg * 1_750 + kilos * 12 : 1_500 + kg * 2_900,
    kg,
    sizeMm: isMetal ? [high * 10, deep * 10, 90 + count * 12] : [wide * 10, deep * 10, 120 + count * 20],
    image: isMetal ? 'storage/rack-metal' : 'storage/rack-plastic',
  };
}

function box(random: Random): Store {
  const litres = random.pick([5, 8, 12, 18, 25, 36, 50, 70, 100]);
  const shade = random.pick([colors.transparent, colors.grey, colors.white, colors.blue]);
  const long = Math.round(Math.cbrt(litres * 1.55) * 15.5);
  const dimensions = `${long}×${Math.round(long * 0.7)}×${Math.round((litres * 1250) / (long * long * 0.7))}`;
  const [a = 0, b = 0, c = 0] = dimensions.split('×').map(Number);
  return {
    choice: { code: 'store-box', ru: 'контейнер', kz: 'контейнер' },
    ru: 'Контейнер с крышкой',
    kz: 'қақпақты контейнері',
    tail: {
      ru: `${litres} л, цвет ${shade.ru}`,
      kz: `${litres} л, ${inColourKz(shade)}`,
    },
    description: {
      ru: `Ящик на ${litres} л для вещей, игрушек и инструмента, размер ${dimensions} см. Крышка с защёлками не пускает пыль, ящики ставятся друг на друга. Пищевой пластик без запаха.`,
      kz: `Заттар, ойыншықтар мен құралдарға арналған ${litres} литрлік жәшік, өлшемі ${dimensions} см. Ілгекті қақпағы шаң өткізбейді, жәшіктер бірінің үстіне бірі қойылады. Иіссіз тағамдық пластик.`,
    },
    values: [
      [size, sizeChoice(dimensions)],
      [volumeL, numberChoice(litres)],
      [material, materials.plastic],
      [assembly, ready],
      [lid, true],
      [color, shade],
    ],
    tenge: 850 + litres * 92,
    kg: 0.18 + litres * 0.036,
    sizeMm: [a * 10, b * 10, c * 10],
    image: shade === colors.transparent ? 'storage/box-clear' : 'storage/box',
  };
}

function shelf(random: Random): Store {
  const wide = random.pick([40, 60, 80, 100, 120]);
  const deep = random.pick([20, 23, 25, 30]);
  const kilos = random.pick([10, 15, 20, 25]);
  const shade = random.pick([colors.white, colors.black, colors.grey, shades.wenge]);
  const dimensions = `${wide}×${deep}×2`;
  return {
    choice: { code: 'store-shelf', ru: 'полка', kz: 'сөре' },
    ru: 'Полка настенная',
    kz: 'қабырға сөресі',
    tail: {
      ru: `${wide}×${deep} см, ${kilos} кг, цвет ${shade.ru}`,
      kz: `${wide}×${deep} см, ${kilos} кг, ${inColourKz(shade)}`,
    },
    description: {
      ru: `Полка ${wide}×${deep} см из ЛДСП со скрытым креплением, выдерживает до ${kilos} кг. Кромка ПВХ не набухает от влаги. Дюбели для кирпича и бетона в комплекте, для гипсокартона берите «Молли».`,
      kz: `ЛДСП-дан жасалған, бекіткіші көрінбейтін ${wide}×${deep} см сөре, ${kilos} кг-ға дейін көтереді. ПВХ жиегі ылғалдан ісінбейді. Кірпіш пен бетонға арналған дюбельдері жинақта, гипсокартонға «Молли» дюбелін алыңыз.`,
    },
    values: [
      [size, sizeChoice(dimensions)],
      [shelves, numberChoice(1)],
      [load, kilos],
      [material, materials.chipboard],
      [assembly, bolts],
      [color, shade],
    ],
    tenge: 1_300 + wide * deep * 2.3 + kilos * 45,
    kg: wide * deep * 0.00135 + 0.35,
    sizeMm: [wide * 10, deep * 10, 30],
    image: `storage/shelf-${shade.code}`,
  };
}

function hanger(random: Random): Store {
  const floor = random.chance(0.45);
  // Two crowns of four on a stand, five along a strip.
  const hooks = floor ? 8 : 5;
  const high = floor ? random.pick([150, 165, 175, 180]) : 12;
  const wide = floor ? 50 : hooks * 12;
  const shade = random.pick(
    floor ? [colors.black, colors.bronze] : [colors.black, colors.white, colors.chrome],
  );
  const dimensions = `${wide}×${floor ? 45 : 8}×${high}`;
  return {
    choice: floor
      ? { code: 'store-hanger-floor', ru: 'вешалка напольная', kz: 'едендік ілгіш' }
      : { code: 'store-hanger-wall', ru: 'вешалка настенная', kz: 'қабырғалық ілгіш' },
    ru: `Вешалка ${floor ? 'напольная' : 'настенная'}`,
    kz: `${floor ? 'едендік' : 'қабырғалық'} ілгіші`,
    tail: {
      ru: `${counted(hooks, 'крючок', 'крючка', 'крючков')}, ${dimensions} см, цвет ${shade.ru}`,
      kz: `${hooks} ілмек, ${dimensions} см, ${inColourKz(shade)}`,
    },
    description: {
      ru: `${counted(hooks, 'крючок', 'крючка', 'крючков')} для прихожей, ${floor ? 'устойчивое основание не опрокидывается под зимней одеждой' : 'планка крепится двумя дюбелями'}. Стальная труба с порошковой окраской, размер ${dimensions} см. Каждый крючок держит до 5 кг.`,
      kz: `Дәлізге арналған ${hooks} ілмек, ${floor ? 'орнықты табаны қысқы киім ілінгенде де құламайды' : 'планкасы екі дюбельмен бекітіледі'}. Ұнтақпен боялған болат, өлшемі ${dimensions} см. Әр ілмек 5 кг-ға дейін көтереді.`,
    },
    values: [
      [size, sizeChoice(dimensions)],
      [load, 5],
      [material, materials.steel],
      [assembly, floor ? noTools : bolts],
      [color, shade],
    ],
    tenge: floor ? 4_900 + high * 32 + hooks * 260 : 900 + hooks * 420,
    kg: floor ? 2 + high * 0.012 : 0.25 + hooks * 0.09,
    sizeMm: floor ? [high * 10, 220, 120] : [wide * 10, 80, 120],
    image: floor ? 'storage/hanger-floor' : 'storage/hanger-wall',
  };
}

function toolBox(random: Random): Store {
  const inch = random.pick([13, 16, 19, 22, 26]);
  const stuff = random.pick([materials.plastic, materials.plastic, materials.steel]);
  const tray = random.chance(0.6);
  const long = Math.round(inch * 2.54);
  const dimensions = `${long}×${Math.round(long * 0.52)}×${Math.round(long * 0.47)}`;
  const shade = stuff === materials.steel ? colors.red : colors.grey;
  return {
    choice: { code: 'store-toolbox', ru: 'ящик для инструмента', kz: 'құрал жәшігі' },
    ru: `Ящик для инструмента ${stuff === materials.steel ? 'металлический' : 'пластиковый'}`,
    kz: `${stuff === materials.steel ? 'металл' : 'пластик'} құрал жәшігі`,
    tail: {
      ru: `${inch}″, ${dimensions} см${tray ? ', лоток' : ''}, цвет ${shade.ru}`,
      kz: `${inch}″, ${dimensions} см${tray ? ', науалы' : ''}, ${inColourKz(shade)}`,
    },
    description: {
      ru: `Ящик ${inch}″ длиной ${long} см для дрели, ключей и расходников. ${tray ? 'Съёмный лоток и органайзеры в крышке держат мелочь по местам' : 'Просторный отсек без перегородок'}, замки ${stuff === materials.steel ? 'стальные' : 'с металлическим штифтом'}. ${inch >= 19 ? 'На крышку можно встать ногой.' : 'Ручка складывается заподлицо с крышкой.'}`,
      kz: `Бұрғыға, кілттерге және шығын материалдарына арналған, ұзындығы ${long} см, ${inch}″ жәшік. ${tray ? 'Алмалы науасы мен қақпағындағы ұяшықтар ұсақ заттарды ретімен сақтайды' : 'Бөлігі жоқ кең бөлім'}, ілгектері ${stuff === materials.steel ? 'болат' : 'металл істікті'}. ${inch >= 19 ? 'Қақпағына аяқпен тұруға болады.' : 'Тұтқасы қақпағына тегіс жиналады.'}`,
    },
    values: [
      [size, sizeChoice(dimensions)],
      [material, stuff],
      [assembly, ready],
      [lid, true],
      [color, shade],
    ],
    tenge: (inch * 265 + (tray ? 700 : 0)) * (stuff === materials.steel ? 1.7 : 1),
    kg: inch * 0.085 * (stuff === materials.steel ? 2.2 : 1),
    sizeMm: [long * 10, Math.round(long * 5.2), Math.round(long * 4.7)],
    image: stuff === materials.steel ? 'storage/toolbox-steel' : 'storage/toolbox',
  };
}

export const hranenie: Leaf = {
  code: 'hranenie',
  properties: [kind, size, shelves, load, volumeL, material, assembly, lid, color],
  draw(random): Draft {
    const maker = random.pick(storageMakers);
    const store = random.pick([rack, rack, box, shelf, hanger, toolBox])(random);
    const kg = kilograms(store.kg);
    return {
      name: {
        ru: `${store.ru} ${maker.name}, ${store.tail.ru}`,
        kz: `${maker.name} ${store.kz}, ${store.tail.kz}`,
      },
      description: store.description,
      brand: maker.code,
      values: [[kind, store.choice], ...store.values],
      priceTenge: priceFor(random, store.tenge * maker.level * 1.1, prices),
      units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
      sizeMm: store.sizeMm,
      image: store.image,
      documents: store.kg > 3 ? ['manual', 'warranty'] : ['warranty'],
      warrantyMonths: 12,
    };
  },
};

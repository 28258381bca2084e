/** Extension leads, surge protectors and cable reels. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { color, colors, kind, lengthM, numberChoice } from '../../properties.ts';
import { counted, inColourKz, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { current, ipChoice, protection, section } from './electric-properties.ts';
import { wiringMakers } from './makers.ts';

const sockets = list('extension_sockets', 'Количество розеток', 'Розеткалар саны');
const load = range('extension_load_w', 'Максимальная нагрузка', 'Ең үлкен жүктеме', 'Вт');
const button = flag('extension_switch', 'Выключатель', 'Ажыратқышы бар');
const usb = flag('extension_usb', 'USB-разъёмы', 'USB ұялары');

const orange: Choice = { code: 'orange', ru: 'оранжевый', kz: 'қызғылт сары' };
const prices = [2_900, 39_000] as const;

interface Lead {
  choice: Choice;
  ru: string;
  kz: string;
  sockets: readonly number[];
  lengths: readonly number[];
  /** cross-sections of one core, mm² */
  cuts: readonly number[];
  shades: readonly Choice[];
  ips: readonly number[];
  fixed: number;
  kg: number;
  size(count: number, metres: number): readonly [number, number, number];
  about: Words;
  image: string;
}

const leads: readonly Lead[] = [
  {
    choice: { code: 'extension-home', ru: 'бытовой удлинитель', kz: 'тұрмыстық ұзартқыш' },
    ru: 'Удлинитель бытовой',
    kz: 'тұрмыстық ұзартқышы',
    sockets: [2, 3, 4, 5, 6],
    lengths: [1.5, 2, 3, 5, 7, 10],
    cuts: [0.75, 1],
    shades: [colors.white, colors.black, colors.grey],
    ips: [20],
    fixed: 900,
    kg: 0.12,
    size: (count) => [90 + count * 48, 110, 70],
    about: {
      ru: 'Для комнаты и кухни, розетки повёрнуты под углом, чтобы блоки питания не мешали друг другу.',
      kz: 'Бөлме мен асүйге арналған, қорек блоктары бір-біріне кедергі болмауы үшін розеткалары қиғаш орналасқан.',
    },
    image: 'extension/home',
  },
  {
    choice: { code: 'extension-surge', ru: 'сетевой фильтр', kz: 'желілік сүзгі' },
    ru: 'Сетевой фильтр',
    kz: 'желілік сүзгісі',
    sockets: [4, 5, 6, 8],
    lengths: [1.5, 2, 3, 5],
    cuts: [0.75, 1],
    shades: [colors.white, colors.black],
    ips: [20],
    fixed: 2_700,
    kg: 0.22,
    size: (count) => [110 + count * 46, 110, 70],
    about: {
      ru: 'Варистор гасит скачки напряжения до 6 кВ и бережёт компьютер и телевизор.',
      kz: 'Варистор 6 кВ-қа дейінгі кернеу секірісін басып, компьютер мен теледидарды сақтайды.',
    },
    image: 'extension/surge',
  },
  {
    choice: { code: 'extension-power', ru: 'силовой удлинитель', kz: 'күштік ұзартқыш' },
    ru: 'Удлинитель силовой',
    kz: 'күштік ұзартқышы',
    sockets: [1, 2, 3],
    lengths: [10, 15, 20, 30],
    cuts: [1.5, 2.5],
    shades: [orange, colors.black],
    ips: [44],
    fixed: 1_400,
    kg: 0.2,
    size: (_, metres) => [300, 280, 60 + metres * 4],
    about: {
      ru: 'Для электроинструмента и дачи: морозостойкая оболочка, крышки на розетках.',
      kz: 'Электр құралдары мен саяжайға арналған: қабығы аязға төзімді, розеткалары қақпақты.',
    },
    image: 'extension/power',
  },
  {
    choice: { code: 'extension-reel', ru: 'удлинитель на катушке', kz: 'катушкалы ұзартқыш' },
    ru: 'Удлинитель на катушке',
    kz: 'катушкалы ұзартқышы',
    sockets: [4],
    lengths: [20, 30, 40, 50],
    cuts: [1, 1.5, 2.5],
    shades: [colors.black, orange],
    ips: [20, 44],
    fixed: 4_600,
    kg: 1.1,
    size: (_, metres) => [270 + metres, 180 + metres, 330 + metres],
    about: {
      ru: 'Барабан на стальной раме, термозащита отключит его при перегреве; под нагрузкой кабель разматывают полностью.',
      kz: 'Болат рамадағы барабан, қызып кетсе термоқорғаныс өшіреді; жүктеме түскенде кәбіл толық тарқатылады.',
    },
    image: 'extension/reel',
  },
];

export const udliniteli: Leaf = {
  code: 'udliniteli',
  properties: [kind, sockets, lengthM, section, current, load, button, usb, protection, color],
  draw(random): Draft {
    const maker = random.pick(wiringMakers);
    const lead = random.pick(leads);
    const count = random.pick(lead.sockets);
    const metres = random.pick(lead.lengths);
    const squareMm = random.pick(lead.cuts);
    const shade = random.pick(lead.shades);
    const ip = random.pick(lead.ips);
    const isIndoor = lead.cuts[0] === 0.75;
    const hasSwitch = lead.choice.code === 'extension-surge' || (isIndoor && random.chance(0.4));
    const hasUsb = isIndoor && random.chance(0.25);
    const amperes = squareMm < 1.5 ? 10 : 16;
    const watts = amperes * 220;
    const cut = `3×${comma(squareMm)}`;
    const features = {
      ru: `${hasSwitch ? ', с выключателем' : ''}${hasUsb ? ', USB' : ''}${ip > 20 ? `, IP${ip}` : ''}`,
      kz: `${hasSwitch ? ', ажыратқышы бар' : ''}${hasUsb ? ', USB' : ''}${ip > 20 ? `, IP${ip}` : ''}`,
    };
    const kg = lead.kg + count * 0.06 + metres * (3 * squareMm * 0.0089 + 0.055 * Math.sqrt(squareMm));
    return {
      name: {
        ru: `${lead.ru} ${maker.name}, ${counted(count, 'розетка', 'розетки', 'розеток')}, ${comma(metres)} м, ${cut} мм²${features.ru}, цвет ${shade.ru}`,
        kz: `${maker.name} ${lead.kz}, ${count} розетка, ${comma(metres)} м, ${cut} мм²${features.kz}, ${inColourKz(shade)}`,
      },
      description: {
        ru: `${lead.about.ru} Провод ${cut} мм² длиной ${comma(metres)} м, ток до ${amperes} А, общая нагрузка до ${watts} Вт. ${hasUsb ? 'Два USB-разъёма заряжают телефон без адаптера.' : 'Розетки с заземлением и защитными шторками.'}`,
        kz: `${lead.about.kz} Қимасы ${cut} мм² сымының ұзындығы ${comma(metres)} м, тогы ${amperes} А-ге дейін, жалпы жүктемесі ${watts} Вт-қа дейін. ${hasUsb ? 'Екі USB ұясы телефонды адаптерсіз қуаттайды.' : 'Розеткалары жерге тұйықталған, қорғаныш перделері бар.'}`,
      },
      brand: maker.code,
      values: [
        [kind, lead.choice],
        [sockets, numberChoice(count)],
        [lengthM, numberChoice(metres)],
        [section, { code: `3x${String(squareMm).replace('.', '-')}`, ru: cut, kz: cut }],
        [current, numberChoice(amperes)],
        [load, watts],
        [button, hasSwitch],
        [usb, hasUsb],
        [protection, ipChoice(ip)],
        [color, shade],
      ],
      priceTenge: priceFor(
        random,
        (lead.fixed +
          count * 420 +
          metres * (95 + squareMm * 190) +
          (hasSwitch ? 350 : 0) +
          (hasUsb ? 2_100 : 0)) *
          maker.level *
          (ip > 20 ? 1.12 : 1),
        prices,
      ),
      units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(kg) }],
      sizeMm: lead.size(count, metres),
      image: lead.image,
      documents: ['certificate', 'warranty'],
      warrantyMonths: 12,
    };
  },
};

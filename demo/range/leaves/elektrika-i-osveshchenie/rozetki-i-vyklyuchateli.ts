/** Sockets, switches, dimmers and frames, in series and colours. */
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { color, colors, kind, material, numberChoice } from '../../properties.ts';
import { counted, inColourKz, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { list } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { current, grounding, ipChoice, mounting, protection, wiring } from './electric-properties.ts';
import { mezvolt, shamtek, uyutta } from './makers.ts';

const posts = list('socket_posts', 'Количество постов', 'Посттар саны');
const series = list('socket_series', 'Серия', 'Сериясы');

const prices = [850, 14_500] as const;

const champagne: Choice = { code: 'champagne', ru: 'шампань', kz: 'шампан' };
const abs: Choice = { code: 'abs-plastic', ru: 'ABS-пластик', kz: 'ABS пластик' };
const polycarbonate: Choice = { code: 'polycarbonate', ru: 'поликарбонат', kz: 'поликарбонат' };
const glass: Choice = { code: 'glass', ru: 'стекло', kz: 'шыны' };

const plain = [colors.white, colors.ivory] as const;
const modern = [colors.white, colors.black, colors.graphite, colors.grey, champagne] as const;

const ranges = [
  { maker: mezvolt, code: 'qala', name: 'Qala', factor: 1.25, shades: modern, body: polycarbonate },
  { maker: mezvolt, code: 'saya', name: 'Saya', factor: 1, shades: [...plain, colors.grey], body: abs },
  {
    maker: mezvolt,
    code: 'dala-glass',
    name: 'Dala Glass',
    factor: 2.1,
    shades: [colors.white, colors.black],
    body: glass,
  },
  { maker: shamtek, code: 'kvarta', name: 'Кварта', factor: 1.1, shades: modern, body: polycarbonate },
  { maker: shamtek, code: 'etalon-sh', name: 'Эталон Ш', factor: 0.95, shades: plain, body: abs },
  {
    maker: uyutta,
    code: 'baza',
    name: 'База',
    factor: 0.9,
    shades: [colors.white, colors.ivory, colors.grey],
    body: abs,
  },
] as const;

interface Device {
  choice: Choice;
  ru: string;
  kz: string;
  tenge: number;
  kg: number;
  posts: number;
  amperes?: number;
  earthed?: boolean;
  splash?: boolean;
  about: Words;
  image: string;
}

const gangs = [
  { keys: 1, ru: 'одноклавишный', kz: 'бір пернелі', groups: { ru: 'одной группой', kz: 'бір тобын' } },
  { keys: 2, ru: 'двухклавишный', kz: 'екі пернелі', groups: { ru: 'двумя группами', kz: 'екі тобын' } },
  { keys: 3, ru: 'трёхклавишный', kz: 'үш пернелі', groups: { ru: 'тремя группами', kz: 'үш тобын' } },
] as const;

const devices: readonly Device[] = [
  {
    choice: { code: 'socket-single', ru: 'розетка', kz: 'розетка' },
    ru: 'Розетка с заземлением',
    kz: 'жерге тұйықталған розеткасы',
    tenge: 1_250,
    kg: 0.075,
    posts: 1,
    amperes: 16,
    earthed: true,
    splash: true,
    about: {
      ru: 'Рассчитана на 16 А, то есть на прибор до 3,5 кВт; защитные шторки не дадут ребёнку попасть в контакты.',
      kz: '16 А-ге, яғни 3,5 кВт-қа дейінгі аспапқа есептелген; қорғаныш перделері баланың түйіспеге қол тигізуіне жол бермейді.',
    },
    image: 'socket/single',
  },
  {
    choice: { code: 'socket-double', ru: 'розетка двойная', kz: 'қос розетка' },
    ru: 'Розетка двойная с заземлением',
    kz: 'жерге тұйықталған қос розеткасы',
    tenge: 1_900,
    kg: 0.11,
    posts: 1,
    amperes: 16,
    earthed: true,
    splash: true,
    about: {
      ru: 'Две вилки в одной монтажной коробке 68 мм: удобно там, где вторую коробку уже не пробить.',
      kz: '68 мм бір монтаж қорабына екі аша сыяды: екінші қорапты тесу мүмкін емес жерге ыңғайлы.',
    },
    image: 'socket/double',
  },
  {
    choice: { code: 'socket-usb', ru: 'розетка с USB', kz: 'USB розеткасы' },
    ru: 'Розетка с USB A+C',
    kz: 'USB A+C порттары бар розеткасы',
    tenge: 5_200,
    kg: 0.095,
    posts: 1,
    amperes: 16,
    earthed: true,
    about: {
      ru: 'Заряжает телефон без адаптера: разъёмы USB-A и USB-C вместе выдают до 20 Вт.',
      kz: 'Телефонды адаптерсіз қуаттайды: USB-A және USB-C ұялары бірге 20 Вт-қа дейін береді.',
    },
    image: 'socket/usb',
  },
  ...gangs.map(
    ({ keys, ru, kz, groups }): Device => ({
      choice: { code: `switch-${keys}`, ru: `выключатель ${ru}`, kz: `${kz} ажыратқыш` },
      ru: `Выключатель ${ru}`,
      kz: `${kz} ажыратқышы`,
      tenge: 850 + keys * 330,
      kg: 0.06 + keys * 0.008,
      posts: 1,
      amperes: 10,
      splash: keys < 3,
      about: {
        ru: `Управляет ${groups.ru} света, мягкий ход клавиши рассчитан на 40 000 нажатий.`,
        kz: `Жарықтың ${groups.kz} басқарады, перненің жұмсақ жүрісі 40 000 рет басуға есептелген.`,
      },
      image: `switch/${keys}`,
    }),
  ),
  {
    choice: { code: 'switch-two-way', ru: 'выключатель проходной', kz: 'өтпелі ажыратқыш' },
    ru: 'Выключатель проходной',
    kz: 'өтпелі ажыратқышы',
    tenge: 1_650,
    kg: 0.07,
    posts: 1,
    amperes: 10,
    about: {
      ru: 'Два таких выключателя включают один светильник с двух концов коридора или лестницы, ток до 10 А.',
      kz: 'Осындай екі ажыратқыш бір шырақты дәліздің немесе баспалдақтың екі басынан қосады, тогы 10 А-ге дейін.',
    },
    image: 'switch/1',
  },
  {
    choice: { code: 'socket-dimmer', ru: 'диммер', kz: 'диммер' },
    ru: 'Диммер поворотный 400 Вт',
    kz: '400 Вт бұрмалы диммері',
    tenge: 5_600,
    kg: 0.1,
    posts: 1,
    amperes: 2,
    about: {
      ru: 'Плавно меняет яркость диммируемых ламп общей мощностью до 400 Вт, светодиодных — до 150 Вт.',
      kz: 'Жалпы қуаты 400 Вт-қа дейінгі, жарықдиодтылар үшін 150 Вт-қа дейінгі реттелетін шамдардың жарығын баяу өзгертеді.',
    },
    image: 'switch/dimmer',
  },
  {
    choice: { code: 'socket-network', ru: 'розетка интернет', kz: 'интернет розеткасы' },
    ru: 'Розетка интернет RJ45 cat.6',
    kz: 'RJ45 cat.6 интернет розеткасы',
    tenge: 3_300,
    kg: 0.065,
    posts: 1,
    about: {
      ru: 'Принимает витую пару категорий 5e и 6, заделка без инструмента.',
      kz: '5e және 6 санатты есілген жұпты қабылдайды, құралсыз бекітіледі.',
    },
    image: 'socket/network',
  },
  ...[1, 2, 3, 4, 5].map(
    (count): Device => ({
      choice: { code: 'socket-frame', ru: 'рамка', kz: 'жақтау' },
      ru: `Рамка ${count}-постовая`,
      kz: `${count} постты жақтауы`,
      tenge: 560 + count * 420,
      kg: 0.02 + count * 0.022,
      posts: count,
      about: {
        ru:
          count === 1
            ? 'Обрамляет один механизм серии, размер 83×83 мм.'
            : `Объединяет ${counted(count, 'механизм', 'механизма', 'механизмов')} серии, ставится горизонтально и вертикально; шаг постов 71 мм.`,
        kz:
          count === 1
            ? 'Серияның бір механизмін жиектейді, өлшемі 83×83 мм.'
            : `Серияның ${count} механизмін біріктіреді, көлденең де, тігінен де қойылады; посттардың қадамы 71 мм.`,
      },
      image: `socket/frame-${count}`,
    }),
  ),
];

export const rozetkiIVyklyuchateli: Leaf = {
  code: 'rozetki-i-vyklyuchateli',
  properties: [kind, series, posts, current, grounding, wiring, protection, material, color],
  draw(random): Draft {
    const line = random.pick(ranges);
    const device = random.pick(devices);
    const shade = random.pick<Choice>(line.shades);
    const isFrame = device.choice.code === 'socket-frame';
    const isSplash = device.splash === true && line.body !== glass && random.chance(0.2);
    const isOpen = isSplash || (!isFrame && line.body === abs && random.chance(0.25));
    const ip = isSplash ? 44 : 20;
    const model = `${line.maker.name} ${line.name}`;
    const tail = {
      ru: `${isOpen ? ', накладная установка' : ''}${isSplash ? ', IP44' : ''}, цвет ${shade.ru}`,
      kz: `${isOpen ? ', үстінен орнатылады' : ''}${isSplash ? ', IP44' : ''}, ${inColourKz(shade)}`,
    };
    return {
      name: { ru: `${device.ru} ${model}${tail.ru}`, kz: `${model} ${device.kz}${tail.kz}` },
      description: {
        ru: `${device.about.ru} Серия ${line.name}, материал — ${line.body.ru}, ${line.body === glass ? 'не царапается и легко протирается' : 'не желтеет на солнце'}. ${isSplash ? 'Крышка и уплотнитель защищают от брызг в ванной и на террасе.' : isFrame ? (device.posts === 1 ? 'Механизм покупается отдельно.' : 'Механизмы покупаются отдельно.') : isOpen ? 'Крепится прямо на стену, монтажная коробка не нужна.' : 'Рамка серии покупается отдельно, монтажная коробка — 68 мм.'}`,
        kz: `${device.about.kz} ${line.name} сериясы, материалы — ${line.body.kz}, ${line.body === glass ? 'сызат түспейді, оңай сүртіледі' : 'күнге сарғаймайды'}. ${isSplash ? 'Қақпағы мен тығыздағышы жуынатын бөлме мен террасада судың шашырауынан қорғайды.' : isFrame ? (device.posts === 1 ? 'Механизмі бөлек сатып алынады.' : 'Механизмдері бөлек сатып алынады.') : isOpen ? 'Тікелей қабырғаға бекітіледі, монтаж қорабы қажет емес.' : 'Серияның жақтауы бөлек алынады, монтаж қорабы — 68 мм.'}`,
      },
      brand: line.maker.code,
      values: [
        [kind, device.choice],
        [series, { code: line.code, ru: line.name, kz: line.name }],
        [posts, numberChoice(device.posts)],
        ...(device.amperes === undefined
          ? []
          : ([[current, numberChoice(device.amperes)] as const] as const)),
        ...(device.amperes === 16 ? ([[grounding, device.earthed === true] as const] as const) : []),
        [wiring, isOpen ? mounting.open : mounting.hidden],
        [protection, ipChoice(ip)],
        [material, line.body],
        [color, shade],
      ],
      priceTenge: priceFor(
        random,
        device.tenge *
          line.factor *
          line.maker.level *
          (isSplash ? 1.5 : 1) *
          (shade === colors.white || shade === colors.ivory ? 1 : 1.15),
        prices,
      ),
      units: [
        {
          unit: 'piece',
          ratio: 1,
          weightKg: kilograms(device.kg * (line.body === glass ? 1.5 : 1) * (isSplash ? 1.3 : 1)),
        },
      ],
      sizeMm: isFrame ? [10 + device.posts * 73, 83, 10] : [83, 83, isOpen ? 55 : 42],
      image: `${device.image}${isOpen ? '-surface' : ''}${isSplash ? '-splash' : ''}`,
      documents: ['certificate', 'warranty'],
      warrantyMonths: 24,
    };
  },
};

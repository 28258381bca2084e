/** One maker's series: what goes together by tone, thickness and line. */
import type { Words } from '../leaf.ts';
import { type DemoItem, type DemoSet, groups } from './set.ts';

const { series, companions } = groups;

interface Series extends Pick<DemoSet, 'code' | 'section' | 'name' | 'lead' | 'brand' | 'style' | 'colour'> {
  main: readonly DemoItem[];
  besides: readonly DemoItem[];
}

const square = (leaf: string, place = 0): DemoItem => ({
  leaf,
  place,
  amount: 6,
  isMeasured: true,
  isOptional: true,
});
const piece = (leaf: string, like?: RegExp, amount = 1): DemoItem => ({
  leaf,
  ...(like ? { like } : {}),
  amount,
  isOptional: true,
});
const left = (item: DemoItem): DemoItem => ({ ...item, isLeft: true });

const tileLead: Words = {
  ru: 'Стена, пол и мозаика одной фабрики: общий тон и один шов.',
  kz: 'Бір фабриканың қабырға, еден плиткасы мен мозаикасы: ортақ рең, бір жік.',
};
const doorLead: Words = {
  ru: 'Полотна, наличники и фурнитура в одном тоне для всей квартиры.',
  kz: 'Бүкіл пәтерге бір реңдегі есіктер, жақтаулар мен фурнитура.',
};
const bathLead: Words = {
  ru: 'Керамика, смесители и мебель одной марки: линии и оттенок совпадают.',
  kz: 'Бір марканың керамикасы, араластырғыштары мен жиһазы: пішіні мен реңі сәйкес.',
};

const all: readonly Series[] = [
  {
    code: 'sarkeram-vannaya',
    section: 'plitka',
    brand: 'sarkeram',
    style: 'modern',
    colour: 'beige',
    name: { ru: 'Sarkeram для ванной', kz: 'Sarkeram жуынатын бөлмеге' },
    lead: tileLead,
    main: [square('plitka-dlya-vannoy'), square('plitka-dlya-vannoy', 1), square('keramogranit')],
    besides: [
      left({ leaf: 'mozaika', amount: 1, isMeasured: true, isOptional: true }),
      left(square('keramogranit', 1)),
    ],
  },
  {
    code: 'ostravelo-vannaya',
    section: 'plitka',
    brand: 'ostravelo',
    style: 'modern',
    colour: 'grey',
    name: { ru: 'Ostravelo для ванной', kz: 'Ostravelo жуынатын бөлмеге' },
    lead: tileLead,
    main: [square('plitka-dlya-vannoy'), square('plitka-dlya-vannoy', 1), square('keramogranit')],
    besides: [
      left({ leaf: 'mozaika', amount: 1, isMeasured: true, isOptional: true }),
      left(square('plitka-dlya-vannoy', 2)),
    ],
  },
  {
    code: 'sarkeram-kamen',
    section: 'plitka',
    brand: 'sarkeram',
    style: 'natural',
    colour: 'beige',
    name: { ru: 'Sarkeram: керамогранит и камень', kz: 'Sarkeram: керамогранит пен тас' },
    lead: {
      ru: 'Керамогранит на пол и камень на акцентную стену: спокойная пара для прихожей.',
      kz: 'Еденге керамогранит, бір қабырғаға тас: дәлізге тыныш жұп.',
    },
    main: [square('keramogranit', 2), square('dekorativnyy-kamen')],
    besides: [left(square('keramogranit', 3)), left(square('dekorativnyy-kamen', 1))],
  },
  {
    code: 'ostravelo-kamen',
    section: 'plitka',
    brand: 'ostravelo',
    style: 'loft',
    colour: 'grey',
    name: { ru: 'Ostravelo: бетон и кирпич', kz: 'Ostravelo: бетон мен кірпіш' },
    lead: {
      ru: 'Керамогранит под бетон и декоративный камень для лофта.',
      kz: 'Лофтқа арналған бетон түстес керамогранит пен сәндік тас.',
    },
    main: [square('keramogranit', 1), square('dekorativnyy-kamen')],
    besides: [
      left(square('keramogranit', 2)),
      left({ leaf: 'mozaika', amount: 1, isMeasured: true, isOptional: true }),
    ],
  },
  {
    code: 'oyuline-komnata',
    section: 'oboi',
    brand: 'oyuline',
    style: 'ethnic',
    colour: 'green',
    name: { ru: 'Oyuline: комната с орнаментом', kz: 'Oyuline: ою-өрнекті бөлме' },
    lead: {
      ru: 'Обои с рисунком на одну стену, спокойные компаньоны и молдинг между ними.',
      kz: 'Бір қабырғаға өрнекті тұсқағаз, тыныш жұптары және арасына молдинг.',
    },
    main: [
      { ...square('flizelinovye-oboi'), amount: 10 },
      { ...square('flizelinovye-oboi', 1), amount: 26 },
    ],
    besides: [piece('lepnina-i-moldingi', undefined, 6), left({ ...square('vinilovye-oboi'), amount: 10 })],
  },
  {
    code: 'nurlan-dekor-klassika',
    section: 'oboi',
    brand: 'nurlan-dekor',
    style: 'classic',
    colour: 'beige',
    name: { ru: 'Нурлан Декор: классика', kz: 'Нурлан Декор: классика' },
    lead: {
      ru: 'Обои, потолочный плинтус и стеновые панели в классической комнате.',
      kz: 'Классикалық бөлмеге тұсқағаз, төбе плинтусы мен қабырға панельдері.',
    },
    main: [
      { ...square('vinilovye-oboi'), amount: 26 },
      { ...square('flizelinovye-oboi'), amount: 10 },
    ],
    besides: [piece('lepnina-i-moldingi', undefined, 8), left(square('stenovye-paneli'))],
  },
  {
    code: 'esikhan-dveri',
    section: 'dveri',
    brand: 'esikhan',
    style: 'modern',
    colour: 'wood',
    name: { ru: 'Двери Esikhan', kz: 'Esikhan есіктері' },
    lead: doorLead,
    main: [piece('mezhkomnatnye-dveri'), { ...piece('mezhkomnatnye-dveri'), place: 1 }],
    besides: [
      left({ ...piece('mezhkomnatnye-dveri'), place: 2 }),
      piece('nalichniki-i-dobory', undefined, 5),
      piece('dvernaya-furnitura'),
    ],
  },
  {
    code: 'portano-dveri',
    section: 'dveri',
    brand: 'portano',
    style: 'classic',
    colour: 'white',
    name: { ru: 'Двери Портано', kz: 'Портано есіктері' },
    lead: doorLead,
    main: [piece('mezhkomnatnye-dveri'), { ...piece('mezhkomnatnye-dveri'), place: 1 }],
    besides: [
      piece('nalichniki-i-dobory', undefined, 5),
      piece('dvernaya-furnitura'),
      left({ ...piece('dvernaya-furnitura'), place: 1 }),
    ],
  },
  {
    code: 'parkentra-poly',
    section: 'poly',
    brand: 'parkentra',
    style: 'scandi',
    colour: 'wood',
    name: { ru: 'Полы Parkentra', kz: 'Parkentra едендері' },
    lead: {
      ru: 'Ламинат для комнат, кварцвинил для кухни и плинтус в тон.',
      kz: 'Бөлмелерге ламинат, асүйге кварцвинил және реңіне сай плинтус.',
    },
    main: [
      { ...square('laminat'), amount: 18 },
      { ...square('kvartsvinil'), amount: 10 },
    ],
    besides: [
      { ...square('plintus-napolnyy'), named: /^Плинтус/, amount: 30 },
      left({ ...square('podlozhka'), amount: 18 }),
    ],
  },
  {
    code: 'edilwood-poly',
    section: 'poly',
    brand: 'edilwood',
    style: 'natural',
    colour: 'wood',
    name: { ru: 'Полы Едилвуд', kz: 'Едилвуд едендері' },
    lead: {
      ru: 'Паркетная доска в гостиную, ламинат в спальни, общий плинтус.',
      kz: 'Қонақ бөлмеге паркет тақтайы, жатын бөлмеге ламинат, ортақ плинтус.',
    },
    main: [
      { ...square('parketnaya-doska'), amount: 20 },
      { ...square('laminat'), amount: 14 },
    ],
    besides: [{ ...square('plintus-napolnyy'), amount: 34 }, left({ ...square('kvartsvinil'), amount: 8 })],
  },
  {
    code: 'aqbura-santehnika',
    section: 'santehnika',
    brand: 'aqbura',
    style: 'modern',
    colour: 'white',
    name: { ru: 'Сантехника Aqbura', kz: 'Aqbura сантехникасы' },
    lead: bathLead,
    main: [
      piece('unitazy', /toilet\/floor/),
      { ...piece('mebel-dlya-vannoy', /vanity/), named: /с раковиной/ },
      piece('smesiteli', /tap\/basin/),
    ],
    besides: [
      left(piece('vanny')),
      left(piece('smesiteli', /tap\/bath/)),
      left(piece('polotentsesushiteli')),
    ],
  },
  {
    code: 'moylen-santehnika',
    section: 'santehnika',
    brand: 'moylen',
    style: 'classic',
    colour: 'white',
    name: { ru: 'Сантехника «Мойлен»', kz: '«Мойлен» сантехникасы' },
    lead: bathLead,
    main: [piece('unitazy', /toilet\/floor/), piece('rakoviny'), piece('smesiteli', /tap\/basin/)],
    besides: [
      left({ ...piece('mebel-dlya-vannoy', /vanity/), named: /с раковиной/ }),
      left(piece('polotentsesushiteli')),
    ],
  },
  {
    code: 'mezvolt-rozetki',
    section: 'elektrika',
    brand: 'mezvolt',
    style: 'modern',
    colour: 'white',
    name: { ru: 'Розетки и выключатели Mezvolt', kz: 'Mezvolt розеткалары мен ажыратқыштары' },
    lead: {
      ru: 'Механизмы и рамки одной серии на двухкомнатную квартиру.',
      kz: 'Екі бөлмелі пәтерге бір серияның механизмдері мен жақтаулары.',
    },
    main: [piece('rozetki-i-vyklyuchateli', /socket/, 12), piece('rozetki-i-vyklyuchateli', /switch/, 6)],
    besides: [
      left({ ...piece('rozetki-i-vyklyuchateli', undefined, 4), place: 2 }),
      left(piece('avtomaty-i-uzo', undefined, 4)),
    ],
  },
  {
    code: 'shamtek-svet',
    section: 'elektrika',
    brand: 'shamtek',
    style: 'loft',
    colour: 'dark',
    name: { ru: '«Шамтек»: розетки и трековый свет', kz: '«Шамтек»: розеткалар мен трек шырақтары' },
    lead: {
      ru: 'Шинопровод, поворотные светильники и розетки в одном цвете.',
      kz: 'Бір түстегі трек, бұрылмалы шырақтар мен розеткалар.',
    },
    main: [piece('trekovye-sistemy', undefined, 4), piece('rozetki-i-vyklyuchateli', undefined, 8)],
    besides: [
      left({ ...piece('trekovye-sistemy', undefined, 2), place: 1 }),
      left(piece('svetodiodnye-lampy', undefined, 6)),
    ],
  },
  {
    code: 'profikel-krovlya',
    section: 'krovlya',
    brand: 'profikel',
    style: 'modern',
    colour: 'dark',
    name: { ru: 'Кровля и водосток Профикель', kz: 'Профикель шатыры мен су ағызғышы' },
    lead: {
      ru: 'Металлочерепица, водосток и сайдинг с одного завода.',
      kz: 'Бір зауыттың металл черепицасы, су ағызғышы мен сайдингі.',
    },
    main: [piece('metallocherepitsa', undefined, 60), piece('vodostok', undefined, 6)],
    besides: [
      left({ ...square('sayding'), amount: 40 }),
      left({ ...piece('vodostok', undefined, 4), place: 1 }),
    ],
  },
];

export const collections: readonly DemoSet[] = all.map(({ main, besides, ...rest }) => ({
  ...rest,
  groups: [
    { name: series, items: main },
    { name: companions, items: besides },
  ],
}));

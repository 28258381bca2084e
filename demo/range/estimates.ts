/**
 * What the demo's buyers have counted: one estimate that a client reads by its link, one that is being written, one in
 * Kazakh. Goods stand by the section they are taken of; their names and prices are the range's.
 */
export interface DemoLine {
  /** Of a section of the catalogue, the best known that is in stock; the others are own lines and works. */
  section?: string;
  kind: 'product' | 'custom' | 'work';
  name: string;
  unit: string;
  count: number;
  price: number;
  note?: string;
  /** What it was counted from, by which role of the calculator. */
  calc?: { role: string; need: number; unit: string };
}

export interface DemoEstimate {
  email: string;
  language: 'ru' | 'kz';
  name: string;
  objectName: string | null;
  address: string | null;
  client: { name: string | null; phone: string | null };
  markupPercent: number;
  discountPercent: number;
  daysAgo: number;
  /** The link its client has. */
  link?: string;
  sections: readonly {
    name: string;
    kind: 'room' | 'stage' | 'other';
    params?: { calculator: string; values: Record<string, string> };
    lines: readonly DemoLine[];
  }[];
}

const goods = (section: string, count: number, calc?: DemoLine['calc']): DemoLine => ({
  section,
  kind: 'product',
  name: '',
  unit: '',
  price: 0,
  count,
  ...(calc ? { calc } : {}),
});
const own = (
  kind: 'custom' | 'work',
  name: string,
  [count, unit]: readonly [number, string],
  price: number,
  note?: string,
): DemoLine => ({ kind, name, unit, count, price, ...(note ? { note } : {}) });

export const demoEstimates: readonly DemoEstimate[] = [
  {
    email: 'retail@sheber.test',
    language: 'ru',
    name: 'Ванная под ключ',
    objectName: 'Квартира, 2 комнаты',
    address: 'Павлодар, ул. Садовая, 54',
    client: { name: 'Марат ДЕМО', phone: '+7 700 000-00-24' },
    markupPercent: 12,
    discountPercent: 0,
    daysAgo: 3,
    link: 'demo0smeta0vannaya0pod0klyuch',
    sections: [
      {
        name: 'Плитка на стены',
        kind: 'room',
        params: {
          calculator: 'tile',
          values: {
            where: 'wall',
            length: '3,4',
            height: '2,6',
            openings: 'd0,8x2,05@2,3',
            laying: 'brick',
            method: 'plan',
            joint: '2',
          },
        },
        lines: [
          goods('plitka-dlya-vannoy', 7, { role: 'tile', need: 49, unit: 'шт.' }),
          goods('plitochnyy-kley', 2, { role: 'tile-glue', need: 29.16, unit: 'кг' }),
          goods('zatirka', 1, { role: 'grout', need: 1.04, unit: 'кг' }),
          goods('gruntovka', 1, { role: 'primer', need: 1.01, unit: 'л' }),
          own('custom', 'Экран под ванну по эскизу', [1, 'шт.'], 38_000, 'ждём замер'),
        ],
      },
      {
        name: 'Сантехника',
        kind: 'stage',
        lines: [goods('smesiteli', 1), goods('unitazy', 1), goods('vanny', 1)],
      },
      {
        name: 'Работы',
        kind: 'stage',
        lines: [
          own('work', 'Демонтаж старой плитки', [21.4, 'м²'], 1_500),
          own('work', 'Укладка плитки', [7.2, 'м²'], 6_500),
          own('work', 'Установка сантехники', [3, 'шт.'], 12_000),
        ],
      },
    ],
  },
  {
    email: 'retail@sheber.test',
    language: 'ru',
    name: 'Полы в гостиной',
    objectName: null,
    address: null,
    client: { name: null, phone: null },
    markupPercent: 0,
    discountPercent: 5,
    daysAgo: 0,
    sections: [
      {
        name: 'Пол, 14 м²',
        kind: 'room',
        params: {
          calculator: 'laminate',
          values: { length: '4', width: '3,5', openings: 'd0,9x2', method: 'plan' },
        },
        lines: [
          goods('laminat', 8, { role: 'laminate', need: 15.18, unit: 'м²' }),
          goods('podlozhka', 2, { role: 'underlay', need: 14.7, unit: 'м²' }),
          goods('plintus-napolnyy', 7, { role: 'skirting', need: 7, unit: 'шт.' }),
          own('work', 'Укладка ламината', [14, 'м²'], 2_200),
        ],
      },
    ],
  },
  {
    email: 'club@sheber.test',
    language: 'kz',
    name: 'Қонақ бөлмені әрлеу',
    objectName: 'Пәтер, 3 бөлме',
    address: 'Астана, Достық көшесі, 12/1',
    client: { name: 'Әлия ДЕМО', phone: null },
    markupPercent: 0,
    discountPercent: 0,
    daysAgo: 2,
    link: 'demo0smeta0qonaq0bolme0arleu',
    sections: [
      {
        name: 'Қабырғалар',
        kind: 'room',
        params: {
          calculator: 'wallpaper',
          values: { length: '5', width: '4', height: '2,7', openings: 'd0,9x2; w1,5x1,4' },
        },
        lines: [
          goods('flizelinovye-oboi', 12, { role: 'wallpaper', need: 12, unit: 'орам' }),
          goods('kley-dlya-oboev', 2, { role: 'wallpaper-glue', need: 1.12, unit: 'дана' }),
          own('work', 'Тұсқағаз жапсыру', [44.7, 'м²'], 1_300),
        ],
      },
      {
        name: 'Еден',
        kind: 'room',
        lines: [goods('laminat', 10), goods('podlozhka', 3), goods('plintus-napolnyy', 8)],
      },
    ],
  },
];

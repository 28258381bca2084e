/** Rooms as pictures: each item is a thing of the picture, in the colour that the room is thought in. */
import { type DemoItem, type DemoSet, groups } from './set.ts';

const { finish, plumbing, light, things } = groups;

const thing = (spot: string, leaf: string, more: Partial<DemoItem> = {}): DemoItem => ({
  leaf,
  spot,
  amount: 1,
  isOptional: true,
  alternatives: 3,
  ...more,
});
const surface = (spot: string, leaf: string, squareMetres: number, prefer?: RegExp): DemoItem =>
  thing(spot, leaf, { amount: squareMetres, isMeasured: true, ...(prefer ? { prefer } : {}) });

const bathroom = (
  walls: RegExp,
  floor: RegExp,
  metal: RegExp,
  wood: RegExp,
  wallLeaf = 'plitka-dlya-vannoy',
): DemoSet['groups'] => [
  {
    name: finish,
    items: [surface('wall', wallLeaf, 22, walls), surface('floor', 'keramogranit', 5, floor)],
  },
  {
    name: plumbing,
    items: [
      thing('bath', 'vanny'),
      thing('bathTap', 'smesiteli', { like: /tap\/bath/, prefer: metal }),
      thing('vanity', 'mebel-dlya-vannoy', { like: /vanity/, named: /с раковиной/, prefer: wood }),
      thing('basinTap', 'smesiteli', { like: /tap\/basin/, prefer: metal }),
      thing('toilet', 'unitazy', { like: /^toilet\/(floor|back)/ }),
      thing('towelRail', 'polotentsesushiteli', { prefer: metal }),
    ],
  },
  {
    name: things,
    items: [
      thing('mirror', 'mebel-dlya-vannoy', { like: /mirror/ }),
      thing('lamp', 'lyustry-i-svetilniki', { like: /led-ceiling|sconce/ }),
    ],
  },
];

const living = (
  walls: RegExp,
  floor: RegExp,
  door: RegExp,
  wallLeaf = 'flizelinovye-oboi',
): DemoSet['groups'] => [
  {
    name: finish,
    items: [
      surface('wall', wallLeaf, 34, walls),
      surface('floor', 'laminat', 20, floor),
      thing('skirting', 'plintus-napolnyy', { amount: 18, isMeasured: true }),
      thing('cornice', 'lepnina-i-moldingi', { like: /ceiling|wall|light/, amount: 9 }),
    ],
  },
  {
    name: things,
    items: [
      thing('door', 'mezhkomnatnye-dveri', { prefer: door }),
      thing('handle', 'dvernaya-furnitura', { like: /handle|latch/ }),
      thing('sill', 'podokonniki', { amount: 2 }),
      thing('radiator', 'radiatory', { like: /bimetal|aluminium|panel/ }),
    ],
  },
  {
    name: light,
    items: [
      thing('lamp', 'lyustry-i-svetilniki', { like: /chandelier|pendant/ }),
      thing('socket', 'rozetki-i-vyklyuchateli', { like: /socket\/(single|double)/, amount: 5 }),
    ],
  },
];

export const interiors: readonly DemoSet[] = [
  {
    code: 'svetlaya-vannaya',
    section: 'vannaya',
    scene: 'bathroom-light',
    style: 'modern',
    colour: 'white',
    name: { ru: 'Светлая ванная', kz: 'Ашық түсті жуынатын бөлме' },
    lead: {
      ru: 'Светлая плитка, ванна у стены и тумба под круглым зеркалом.',
      kz: 'Ашық плитка, қабырға жанындағы ванна және дөңгелек айнаның астындағы тумба.',
    },
    groups: bathroom(/white|ivory|beige|light/, /(grey|ivory|white)$/, /chrome|white/, /white|grey|oak/),
  },
  {
    code: 'vannaya-tyomnyy-loft',
    section: 'vannaya',
    scene: 'bathroom-loft',
    style: 'loft',
    colour: 'dark',
    name: { ru: 'Ванная в стиле лофт', kz: 'Лофт стиліндегі жуынатын бөлме' },
    lead: {
      ru: 'Тёмные смесители, бетонный пол и чёрная тумба.',
      kz: 'Қою араластырғыштар, бетон түстес еден және қара тумба.',
    },
    groups: bathroom(
      /grey|graphite|black|blue|green/,
      /graphite|brown|wood|stone/,
      /black|graphite|bronze/,
      /oak|walnut|wenge|graphite/,
      'keramogranit',
    ),
  },
  {
    code: 'kuhnya-u-okna',
    section: 'kuhnya',
    scene: 'kitchen',
    style: 'scandi',
    colour: 'wood',
    name: { ru: 'Кухня с тёплым полом из дуба', kz: 'Емен еденді асүй' },
    lead: {
      ru: 'Плитка на фартук, кварцвинил под дуб и направленный свет над столом.',
      kz: 'Жұмыс үстелінің қабырғасына плитка, емен түстес кварцвинил және үстел үстіндегі бағытты жарық.',
    },
    groups: [
      {
        name: finish,
        items: [
          surface('splash', 'plitka-dlya-vannoy', 4, /white|ivory|beige|light/),
          surface('floor', 'kvartsvinil', 12, /oak-natural|oak-light|pine/),
          thing('wall', 'kraska-dlya-sten-i-potolkov', { amount: 7, isMeasured: true }),
          thing('skirting', 'plintus-napolnyy', { amount: 12, isMeasured: true }),
        ],
      },
      { name: plumbing, items: [thing('tap', 'smesiteli', { like: /kitchen|basin/, prefer: /kitchen/ })] },
      {
        name: light,
        items: [
          thing('lamp', 'lyustry-i-svetilniki', { like: /pendant/ }),
          thing('track', 'trekovye-sistemy', { like: /spot/, amount: 4 }),
          thing('socket', 'rozetki-i-vyklyuchateli', { like: /socket\/(single|double)/, amount: 3 }),
        ],
      },
    ],
  },
  {
    code: 'gostinaya-skandi',
    section: 'gostinaya',
    scene: 'living-light',
    style: 'scandi',
    colour: 'beige',
    name: { ru: 'Светлая гостиная', kz: 'Жарық қонақ бөлме' },
    lead: {
      ru: 'Обои спокойного тона, светлый ламинат и белая дверь.',
      kz: 'Тыныш реңді тұсқағаз, ашық ламинат және ақ есік.',
    },
    groups: living(/(light|white|beige|ivory)$/, /light|bleached/, /white|ivory|ash/, 'vinilovye-oboi'),
  },
  {
    code: 'gostinaya-klassika',
    section: 'gostinaya',
    scene: 'living-classic',
    style: 'classic',
    colour: 'green',
    name: { ru: 'Классическая гостиная', kz: 'Классикалық қонақ бөлме' },
    lead: {
      ru: 'Обои с рисунком, пол под тёмный дуб и дверь под орех.',
      kz: 'Өрнекті тұсқағаз, қою емен түстес еден және жаңғақ түсті есік.',
    },
    groups: living(/green|damask|ornament/, /dark|walnut/, /walnut|wenge|oak/),
  },
  {
    code: 'prihozhaya-s-reykami',
    section: 'prihozhaya',
    scene: 'hall',
    style: 'modern',
    colour: 'grey',
    name: { ru: 'Прихожая с панелями', kz: 'Панельді дәліз' },
    lead: {
      ru: 'Тёплые панели на стене, керамогранит под ногами и надёжная дверь.',
      kz: 'Қабырғада жылы панельдер, аяқ астында керамогранит және сенімді есік.',
    },
    groups: [
      {
        name: finish,
        items: [
          surface('panels', 'stenovye-paneli', 3, /oak|walnut|slat|ash/),
          surface('floor', 'keramogranit', 7, /grey|concrete|graphite/),
          thing('wall', 'kraska-dlya-sten-i-potolkov', { amount: 5, isMeasured: true, place: 1 }),
        ],
      },
      {
        name: things,
        items: [
          thing('door', 'vhodnye-dveri', { prefer: /graphite|black/ }),
          thing('lock', 'dvernaya-furnitura', { like: /lock|cylinder/ }),
          thing('storage', 'hranenie', { like: /rack|shelf|hanger/ }),
        ],
      },
      {
        name: light,
        items: [
          thing('lamp', 'lyustry-i-svetilniki', { like: /pendant|ceiling/, place: 1 }),
          thing('switch', 'rozetki-i-vyklyuchateli', { like: /switch/, amount: 2 }),
        ],
      },
    ],
  },
  {
    code: 'terrasa-u-doma',
    section: 'terrasa',
    scene: 'terrace',
    style: 'natural',
    colour: 'wood',
    name: { ru: 'Терраса у дома', kz: 'Үй жанындағы терраса' },
    lead: {
      ru: 'Настил из террасной доски, штакетник и всё для ухода за двором.',
      kz: 'Терраса тақтайынан еден, шарбақ және аулаға күтім құралдары.',
    },
    groups: [
      {
        name: finish,
        items: [
          surface('floor', 'terrasnaya-doska', 16, /larch|coffee|brown/),
          surface('facade', 'sayding', 30, /light|wood/),
          thing('fence', 'zabory-i-ograzhdeniya', { like: /picket|panel/, amount: 40 }),
          thing('oil', 'laki-i-propitki', { like: /oil|stain|antiseptic/, amount: 3, isMeasured: true }),
        ],
      },
      {
        name: things,
        items: [
          thing('door', 'vhodnye-dveri', { place: 2, isLeft: true }),
          thing('hose', 'polivochnye-shlangi', { like: /hose/ }),
          thing('mower', 'gazonokosilki-i-trimmery', { like: /mower|trimmer/ }),
        ],
      },
      { name: light, items: [thing('lamp', 'lyustry-i-svetilniki', { like: /sconce|pendant/, place: 2 })] },
    ],
  },
  {
    code: 'domashnyaya-masterskaya',
    section: 'masterskaya',
    scene: 'workshop',
    style: 'loft',
    colour: 'wood',
    name: { ru: 'Домашняя мастерская', kz: 'Үйдегі шеберхана' },
    lead: {
      ru: 'Стена из плит, инструмент под рукой и стеллаж на всё остальное.',
      kz: 'Тақтадан қабырға, қол астындағы құралдар және қалғанына стеллаж.',
    },
    groups: [
      {
        name: finish,
        items: [
          surface('wall', 'osb-i-fanera', 24, /osb/),
          surface('floor', 'keramogranit', 14, /grey|concrete/),
        ],
      },
      {
        name: things,
        items: [
          thing('drill', 'dreli-i-shurupoverty'),
          thing('grinder', 'bolgarki', { like: /small|cordless/ }),
          thing('saw', 'pily-i-lobziki', { like: /circular/ }),
          thing('level', 'izmeritelnyy-instrument', { like: /level/ }),
          thing('toolbox', 'nabory-instrumenta'),
          thing('storage', 'hranenie', { like: /rack|shelf/, place: 1 }),
          thing('cable', 'udliniteli'),
        ],
      },
      { name: light, items: [thing('lamp', 'lyustry-i-svetilniki', { like: /ceiling/, place: 2 })] },
    ],
  },
];

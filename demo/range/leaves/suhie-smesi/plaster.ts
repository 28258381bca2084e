import type { Choice, Leaf } from '../../leaf.ts';
import { indoor, outdoor } from '../../properties.ts';
import { type BagMix, bagMixProperties, drawBagMix } from './bag-mix.ts';
import { bases, machine, manual } from './mix-properties.ts';

const levelling: Choice = { code: 'levelling', ru: 'выравнивание стен', kz: 'қабырға тегістеу' };
const decorative: Choice = { code: 'decorative', ru: 'декоративная отделка', kz: 'сәндік әрлеу' };
const plinth: Choice = { code: 'plinth', ru: 'цоколь и фасад', kz: 'цоколь және қасбет' };

const plasters: readonly BagMix[] = [
  {
    named: { ru: 'Штукатурка гипсовая', kz: 'гипс сылағы' },
    story: {
      ru: 'Для выравнивания стен и потолков в сухих комнатах вручную, гладкую поверхность потом красят без шпатлёвки',
      kz: 'Құрғақ бөлмелердің қабырғасы мен төбесін қолмен тегістеуге арналған, жылтыратылған бетін шпатлевкасыз-ақ бояуға болады',
    },
    advice: {
      ru: 'Бетон перед работой загрунтуйте бетоноконтактом, газоблок — составом глубокого проникновения.',
      kz: 'Жұмыс алдында бетонға бетоноконтакт, газблокқа терең сіңетін астар жағыңыз.',
    },
    purpose: levelling,
    base: bases.gypsum,
    works: [indoor],
    application: [manual],
    frostProof: false,
    consumption: [0.8, 0.9],
    layer: [5, 50],
    usualLayer: 10,
    potLifeMinutes: [50, 90],
    packs: [
      [25, 2750],
      [30, 3200],
    ],
    image: 'bag/gypsum',
  },
  {
    named: { ru: 'Штукатурка гипсовая машинная', kz: 'машинамен жағылатын гипс сылағы' },
    story: {
      ru: 'Для больших площадей: смесь подают штукатурной станцией, за смену бригада закрывает до 150 м²',
      kz: 'Үлкен аудандарға арналған: қоспа сылақ станциясымен беріледі, бригада бір ауысымда 150 м²-ге дейін сылайды',
    },
    advice: {
      ru: 'Промывайте шланг при перерыве дольше 20 минут.',
      kz: '20 минуттан ұзақ үзілісте шлангіні жуып тұрыңыз.',
    },
    purpose: levelling,
    base: bases.gypsum,
    works: [indoor],
    application: [machine, manual],
    frostProof: false,
    consumption: [0.85, 0.95],
    layer: [8, 50],
    usualLayer: 10,
    potLifeMinutes: [100, 180],
    packs: [[30, 3350]],
    image: 'bag/gypsum',
  },
  {
    named: { ru: 'Штукатурка гипсовая лёгкая', kz: 'жеңіл гипс сылағы' },
    story: {
      ru: 'С перлитом: легче обычной на треть, не перегружает старые стены и удобна для потолков',
      kz: 'Перлит қосылған: кәдімгіден үштен бірге жеңіл, ескі қабырғаға салмақ салмайды, төбеге ыңғайлы',
    },
    advice: {
      ru: 'Под плитку в ванной берите цементную штукатурку.',
      kz: 'Жуынатын бөлмедегі плитканың астына цемент сылағын алыңыз.',
    },
    purpose: levelling,
    base: bases.gypsum,
    works: [indoor],
    application: [manual, machine],
    frostProof: false,
    consumption: [0.65, 0.75],
    layer: [5, 60],
    usualLayer: 10,
    potLifeMinutes: [60, 100],
    packs: [[25, 3650]],
    image: 'bag/gypsum',
  },
  {
    named: { ru: 'Штукатурка цементная', kz: 'цемент сылағы' },
    story: {
      ru: 'Для стен в подъездах, подвалах, ванных и на фасаде, не боится сырости',
      kz: 'Кіреберіс, жертөле, жуынатын бөлме мен қасбет қабырғасына арналған, ылғалдан бүлінбейді',
    },
    advice: {
      ru: 'Первые трое суток увлажняйте поверхность, чтобы слой не пересох и не растрескался.',
      kz: 'Қабат кеуіп, жарылмауы үшін алғашқы үш тәулікте бетін ылғалдап тұрыңыз.',
    },
    purpose: levelling,
    base: bases.cement,
    works: [indoor, outdoor],
    application: [manual, machine],
    frostProof: true,
    consumption: [1.5, 1.7],
    layer: [5, 30],
    usualLayer: 10,
    potLifeMinutes: [90, 150],
    strengths: ['М75', 'М100'],
    packs: [
      [25, 2480],
      [30, 2890],
    ],
    image: 'bag/cement-plaster',
  },
  {
    named: { ru: 'Штукатурка цементно-известковая', kz: 'цемент-әк сылағы' },
    story: {
      ru: 'Известь делает раствор пластичным и стойким к плесени: для жилых комнат, кухонь и фасада',
      kz: 'Әк ерітіндіні иілгіш әрі зеңге төзімді етеді: тұрғын бөлмеге, асүйге және қасбетке арналған',
    },
    advice: {
      ru: 'По такой стене красьте через 28 дней, когда известь затвердеет.',
      kz: 'Мұндай қабырғаны әк қатайғаннан кейін, 28 күннен соң бояңыз.',
    },
    purpose: levelling,
    base: bases.lime,
    works: [indoor, outdoor],
    application: [manual, machine],
    frostProof: true,
    consumption: [1.4, 1.5],
    layer: [5, 30],
    usualLayer: 10,
    potLifeMinutes: [120, 180],
    packs: [
      [25, 2700],
      [30, 3150],
    ],
    image: 'bag/cement-plaster',
  },
  {
    named: { ru: 'Штукатурка цокольная с фиброй', kz: 'талшықты цоколь сылағы' },
    story: {
      ru: 'Усилена волокном и держит удары: для цоколя, крыльца и утеплённого фасада под плитку',
      kz: 'Талшықпен күшейтілген, соққыға төзімді: цокольге, баспалдаққа және плитка жапсырылатын жылытылған қасбетке арналған',
    },
    advice: {
      ru: 'Утопите в свежий слой стеклосетку с ячейкой 5 мм.',
      kz: 'Жаңа жағылған қабатқа ұяшығы 5 мм шыны тор батырыңыз.',
    },
    purpose: plinth,
    base: bases.cement,
    works: [outdoor],
    application: [manual, machine],
    frostProof: true,
    consumption: [1.4, 1.6],
    layer: [3, 25],
    usualLayer: 8,
    potLifeMinutes: [60, 120],
    strengths: ['М100', 'М150'],
    packs: [[25, 3450]],
    image: 'bag/cement-plaster',
  },
  {
    named: { ru: 'Штукатурка декоративная короед', kz: '«қоңыз ізі» сәндік сылағы' },
    story: {
      ru: 'Крупное зерно оставляет бороздки, направление которых задаёт мастер: для фасада и входной группы',
      kz: 'Ірі түйірі сызат қалдырады, бағытын шебер өзі таңдайды: қасбетке және кіреберіске арналған',
    },
    advice: {
      ru: 'Отделывайте стену за один приём от угла до угла, иначе стык будет виден.',
      kz: 'Түйісі көрінбеуі үшін қабырғаны бұрыштан бұрышқа дейін бір ретте сылаңыз.',
    },
    purpose: decorative,
    base: bases.cement,
    works: [indoor, outdoor],
    application: [manual],
    frostProof: true,
    consumption: [1.3, 1.5],
    layer: [2, 3.5],
    usualLayer: 2.5,
    potLifeMinutes: [60, 90],
    packs: [[25, 4550]],
    image: 'bag/decor-plaster',
  },
  {
    named: { ru: 'Штукатурка декоративная камешковая', kz: 'тас түйіршікті сәндік сылағы' },
    story: {
      ru: 'Ровная зернистая «шуба» скрывает мелкие неровности стены и легко красится',
      kz: 'Біркелкі түйіршікті «тон» қабырғаның ұсақ кедір-бұдырын жасырады, оңай боялады',
    },
    advice: {
      ru: 'Затирайте пластиковой тёркой, когда смесь перестанет липнуть к инструменту.',
      kz: 'Қоспа құралға жабыспай бастағанда пластик ысқышпен өңдеңіз.',
    },
    purpose: decorative,
    base: bases.cement,
    works: [indoor, outdoor],
    application: [manual, machine],
    frostProof: true,
    consumption: [1.35, 1.55],
    layer: [1.5, 3],
    usualLayer: 2,
    potLifeMinutes: [60, 90],
    packs: [[25, 4400]],
    image: 'bag/decor-plaster',
  },
];

export const plaster: Leaf = {
  code: 'shtukaturka',
  properties: bagMixProperties,
  draw: (random) => drawBagMix(random.pick(plasters), random),
};

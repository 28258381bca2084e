import { round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, kind, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';

const volumeMl: Property = {
  code: 'seal_volume_ml',
  ru: 'Объём',
  kz: 'Көлемі',
  kind: 'list',
  unit: { ru: 'мл', kz: 'мл' },
};
const season: Property = { code: 'seal_season', ru: 'Сезон', kz: 'Маусымы', kind: 'list' };
const forGun: Property = { code: 'seal_gun', ru: 'Под пистолет', kz: 'Пистолетке арналған', kind: 'flag' };
const yieldLitres: Property = {
  code: 'foam_yield_l',
  ru: 'Выход пены',
  kz: 'Көбік шығымы',
  kind: 'range',
  unit: { ru: 'л', kz: 'л' },
};

const seasons = {
  summer: { code: 'summer', ru: 'летняя', kz: 'жазғы' },
  winter: { code: 'winter', ru: 'зимняя', kz: 'қысқы' },
  all: { code: 'all-season', ru: 'всесезонная', kz: 'барлық маусымға' },
} as const satisfies Record<string, Choice>;

interface Tube {
  kind: Choice;
  named: Words;
  story: Words;
  advice: Words;
  /** millilitres → tenge */
  sizes: readonly (readonly [number, number])[];
  kgPerLitre: number;
  colors: readonly Choice[];
  forGun: boolean;
  /** litres of foam out of one litre of the can */
  foaming?: number;
  image: string;
}

const tubes: readonly Tube[] = [
  {
    kind: { code: 'gun-foam', ru: 'пена профессиональная', kz: 'кәсіби көбік' },
    named: { ru: 'Пена монтажная профессиональная', kz: 'кәсіби монтаж көбігі' },
    story: {
      ru: 'Для окон, дверей и швов утеплителя: мало расширяется и не выгибает раму',
      kz: 'Терезеге, есікке және жылу оқшаулағыш жігіне арналған: аз ұлғаяды, жақтауды майыстырмайды',
    },
    advice: {
      ru: 'Шов смочите водой, застывшую пену закройте от солнца.',
      kz: 'Жікті сумен дымқылдап, қатқан көбікті күннен жабыңыз.',
    },
    sizes: [
      [750, 2750],
      [850, 3150],
      [1000, 3900],
    ],
    kgPerLitre: 1.05,
    colors: [colors.yellow],
    forGun: true,
    foaming: 62,
    image: 'foam-can/gun',
  },
  {
    kind: { code: 'straw-foam', ru: 'пена бытовая', kz: 'тұрмыстық көбік' },
    named: { ru: 'Пена монтажная бытовая', kz: 'тұрмыстық монтаж көбігі' },
    story: {
      ru: 'С трубкой в комплекте, пистолет не нужен: для щелей, труб и мелкого ремонта',
      kz: 'Түтігі жинақта бар, пистолет керек емес: саңылауға, құбырға және ұсақ жөндеуге арналған',
    },
    advice: {
      ru: 'Заполняйте щель на треть: остальное пена сделает сама.',
      kz: 'Саңылаудың үштен бірін толтырыңыз: қалғанын көбіктің өзі жабады.',
    },
    sizes: [
      [500, 1950],
      [750, 2450],
    ],
    kgPerLitre: 1.02,
    colors: [colors.yellow],
    forGun: false,
    foaming: 46,
    image: 'foam-can/straw',
  },
  {
    kind: { code: 'glue-foam', ru: 'клей-пена', kz: 'желім-көбік' },
    named: { ru: 'Клей-пена', kz: 'желім-көбігі' },
    story: {
      ru: 'Приклеивает пенопласт, XPS и газоблок: баллон заменяет мешок сухого клея',
      kz: 'Пенопластты, XPS пен газблокты желімдейді: бір баллон бір қап құрғақ желімнің орнын басады',
    },
    advice: {
      ru: 'Наносите полосой по периметру, прижмите и поправьте в течение 5 минут.',
      kz: 'Периметр бойымен жолақтап жағып, басып, 5 минут ішінде түзетіңіз.',
    },
    sizes: [
      [750, 3300],
      [850, 3750],
    ],
    kgPerLitre: 1.06,
    colors: [colors.blue],
    forGun: true,
    foaming: 40,
    image: 'foam-can/glue',
  },
  {
    kind: { code: 'sanitary-silicone', ru: 'силикон санитарный', kz: 'санитарлық силикон' },
    named: { ru: 'Герметик силиконовый санитарный', kz: 'санитарлық силикон герметигі' },
    story: {
      ru: 'Для швов ванны, раковины и душевой: с добавкой против плесени',
      kz: 'Ванна, раковина және душ жігіне арналған: зеңге қарсы қоспасы бар',
    },
    advice: {
      ru: 'Разгладьте шов за 5 минут мыльной водой и сутки не мочите.',
      kz: 'Жікті 5 минут ішінде сабынды сумен тегістеп, бір тәулік суламаңыз.',
    },
    sizes: [
      [280, 2150],
      [300, 2300],
    ],
    kgPerLitre: 1.02,
    colors: [colors.white, colors.transparent, colors.grey, colors.beige],
    forGun: true,
    image: 'sealant/silicone',
  },
  {
    kind: { code: 'universal-silicone', ru: 'силикон универсальный', kz: 'әмбебап силикон' },
    named: { ru: 'Герметик силиконовый универсальный', kz: 'әмбебап силикон герметигі' },
    story: {
      ru: 'Для стекла, металла и плитки внутри и снаружи; закрашивать его нельзя',
      kz: 'Іште және сыртта шыны, металл мен плиткаға арналған; үстінен боялмайды',
    },
    advice: {
      ru: 'Поверхность обезжирьте, края шва оклейте малярной лентой.',
      kz: 'Бетін майсыздандырып, жік шетін маляр таспасымен жапсырыңыз.',
    },
    sizes: [
      [280, 1690],
      [300, 1790],
    ],
    kgPerLitre: 1,
    colors: [colors.white, colors.transparent, colors.black, colors.brown],
    forGun: true,
    image: 'sealant/silicone',
  },
  {
    kind: { code: 'acrylic-sealant', ru: 'акриловый', kz: 'акрил' },
    named: { ru: 'Герметик акриловый', kz: 'акрил герметигі' },
    story: {
      ru: 'Для щелей у плинтуса, наличника и подоконника: высохший шов красят вместе со стеной',
      kz: 'Плинтус, жақтау және терезе алды саңылауына арналған: кепкен жік қабырғамен бірге боялады',
    },
    advice: {
      ru: 'Не берите его туда, где стоит вода.',
      kz: 'Су тұратын жерге қолданбаңыз.',
    },
    sizes: [
      [280, 1550],
      [310, 1680],
    ],
    kgPerLitre: 1.6,
    colors: [colors.white, colors.brown, colors.beige],
    forGun: true,
    image: 'sealant/acrylic',
  },
  {
    kind: { code: 'polyurethane-sealant', ru: 'полиуретановый', kz: 'полиуретан' },
    named: { ru: 'Герметик полиуретановый', kz: 'полиуретан герметигі' },
    story: {
      ru: 'Эластичный шов для фасада, пола и кровли, выдерживает подвижки до 25 %',
      kz: 'Қасбетке, еденге және шатырға арналған серпімді жік, 25 %-ға дейінгі қозғалысқа төзеді',
    },
    advice: {
      ru: 'На дно глубокого шва заложите жгут, толщина слоя — половина ширины.',
      kz: 'Терең жіктің түбіне жгут салыңыз, қабат қалыңдығы енінің жартысындай болсын.',
    },
    sizes: [
      [310, 3350],
      [600, 5700],
    ],
    kgPerLitre: 1.3,
    colors: [colors.grey, colors.white, colors.black],
    forGun: true,
    image: 'sealant/polyurethane',
  },
  {
    kind: { code: 'liquid-nails', ru: 'монтажный клей', kz: 'монтаж желімі' },
    named: { ru: 'Клей монтажный «жидкие гвозди»', kz: '«сұйық шеге» монтаж желімі' },
    story: {
      ru: 'Держит молдинги, панели и плинтус без сверления: нагрузка до 50 кг на полоску 20 см',
      kz: 'Молдинг, панель мен плинтусты бұрғылаусыз ұстайды: 20 см жолақ 50 кг-ға дейін көтереді',
    },
    advice: {
      ru: 'Приложите, снимите на две минуты и прижмите снова: так схватится сильнее.',
      kz: 'Жапсырып, екі минутқа алып, қайта басыңыз: сонда берік жабысады.',
    },
    sizes: [
      [280, 1890],
      [310, 2250],
    ],
    kgPerLitre: 1.35,
    colors: [colors.white, colors.beige],
    forGun: true,
    image: 'sealant/nails',
  },
];

const makers: readonly Maker[] = [
  { brand: 'izotun', series: ['', 'Про'], level: 1.05 },
  { brand: 'zhylybel', series: ['', 'Мастер'], level: 0.98 },
  { brand: 'uyutta', series: [''], level: 0.93 },
];

function draw(random: Random): Draft {
  const tube = random.pick(tubes);
  const made = drawMaker(makers, random);
  const [ml, tenge] = random.pick(tube.sizes);
  const shade = random.pick(tube.colors);
  const when = tube.foaming ? random.pick([seasons.summer, seasons.winter, seasons.all]) : undefined;
  const litres = tube.foaming
    ? Math.round((ml / 1000) * tube.foaming * (when === seasons.winter ? 0.9 : 1))
    : undefined;
  const isPaste = tube.foaming === undefined;
  const weightKg = round((ml / 1000) * tube.kgPerLitre + (isPaste ? 0.05 : 0.12), 2);
  const metres = Math.round(ml / 25);
  const length = isPaste ? Math.round(ml * 0.78) : Math.round(ml * 0.37);
  const strength = {
    ru: isPaste
      ? `Картриджа ${ml} мл хватает примерно на ${metres} м шва 5×5 мм`
      : `Из баллона ${ml} мл выходит до ${litres} л пены, работать можно при температуре ${when === seasons.winter ? 'от −18 °C' : when === seasons.all ? 'от −10 °C' : 'от +5 °C'}`,
    kz: isPaste
      ? `${ml} мл картридж 5×5 мм жіктің шамамен ${metres} метріне жетеді`
      : `${ml} мл баллоннан ${litres} л-ге дейін көбік шығады, ${when === seasons.winter ? '−18 °C-тан' : when === seasons.all ? '−10 °C-тан' : '+5 °C-тан'} жоғары температурада жұмыс істеуге болады`,
  };
  return {
    name: {
      ru: `${tube.named.ru} ${made.mark} ${ml} мл ${when ? when.ru : shade.ru}`,
      kz: `${made.mark} ${when && when !== seasons.all ? `${when.kz} ` : ''}${tube.named.kz}, ${ml} мл${when === seasons.all ? ', барлық маусымға' : when ? '' : `, ${shade.kz}`}`,
    },
    description: {
      ru: `${tube.story.ru}. ${strength.ru}. ${tube.advice.ru}`,
      kz: `${tube.story.kz}. ${strength.kz}. ${tube.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [kind, tube.kind],
      [volumeMl, numberChoice(ml)],
      ...(when ? [[season, when] as const] : []),
      [color, shade],
      [forGun, tube.forGun],
      ...(litres ? [[yieldLitres, litres] as const] : []),
    ],
    priceTenge: tenge * (when === seasons.winter ? 1.08 : 1) * made.level,
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'l', ratio: round(ml / 1000, 3), weightKg: tube.kgPerLitre },
    ],
    sizeMm: isPaste ? [Math.min(length, 330), 52, 52] : [Math.min(length, 350), 66, 66],
    image: tube.image,
    documents: ['safety', 'manual'],
  };
}

export const foamAndSealants: Leaf = {
  code: 'pena-i-germetiki',
  properties: [kind, volumeMl, season, color, forGun, yieldLitres],
  draw,
};

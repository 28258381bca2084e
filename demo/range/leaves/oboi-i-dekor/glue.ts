import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';

const forWallpaper: Property = {
  code: 'glue_for',
  ru: 'Для каких обоев',
  kz: 'Қандай тұсқағазға',
  kind: 'list',
};
const packGrams: Property = {
  code: 'glue_pack_g',
  ru: 'Масса упаковки',
  kz: 'Қаптама салмағы',
  kind: 'list',
  unit: { ru: 'г', kz: 'г' },
};
const coverM2: Property = {
  code: 'glue_cover_m2',
  ru: 'Хватит на',
  kz: 'Жететін аудан',
  kind: 'range',
  unit: { ru: 'м²', kz: 'м²' },
};
const coverRolls: Property = {
  code: 'glue_rolls',
  ru: 'Хватит на рулонов',
  kz: 'Жететін орам саны',
  kind: 'range',
};
const readyMinutes: Property = {
  code: 'glue_ready_min',
  ru: 'Готов через',
  kz: 'Дайын болу уақыты',
  kind: 'range',
  unit: { ru: 'мин', kz: 'мин' },
};
const indicator: Property = {
  code: 'glue_indicator',
  ru: 'Цветной индикатор',
  kz: 'Түсті индикаторы',
  kind: 'flag',
};
const antifungal: Property = {
  code: 'glue_antifungal',
  ru: 'Защита от плесени',
  kz: 'Зеңнен қорғайды',
  kind: 'flag',
};

const papers = {
  nonwoven: { code: 'nonwoven', ru: 'флизелиновые', kz: 'флизелин' },
  vinyl: { code: 'vinyl', ru: 'виниловые', kz: 'винил' },
  paper: { code: 'paper', ru: 'бумажные', kz: 'қағаз' },
  glass: { code: 'glass', ru: 'стеклообои', kz: 'шыны талшықты' },
  textile: { code: 'textile', ru: 'текстильные', kz: 'тоқыма' },
} as const satisfies Record<string, Choice>;

interface GlueKind {
  named: Words;
  story: Words;
  papers: readonly Choice[];
  gramsPerM2: number;
  tengePerGram: number;
  image: string;
}

const glueKinds: readonly GlueKind[] = [
  {
    named: { ru: 'для флизелиновых обоев', kz: 'флизелин тұсқағаз желімі' },
    story: {
      ru: 'Густой клей наносят прямо на стену, полотно легко поправить в течение нескольких минут.',
      kz: 'Қою желім тікелей қабырғаға жағылады, жапсырылған тұсқағазды бірнеше минут ішінде түзетуге болады.',
    },
    papers: [papers.nonwoven],
    gramsPerM2: 8,
    tengePerGram: 8.1,
    image: 'glue/nonwoven',
  },
  {
    named: { ru: 'для виниловых обоев', kz: 'винил тұсқағаз желімі' },
    story: {
      ru: 'Клей рассчитан на тяжёлый винил: швы не расходятся, когда обои высыхают.',
      kz: 'Желім ауыр винилге есептелген: тұсқағаз кепкенде жіктері ажырамайды.',
    },
    papers: [papers.vinyl, papers.nonwoven],
    gramsPerM2: 8.5,
    tengePerGram: 7.4,
    image: 'glue/vinyl',
  },
  {
    named: { ru: 'для бумажных обоев', kz: 'қағаз тұсқағазға арналған желімі' },
    story: {
      ru: 'Крахмальный клей не оставляет пятен на тонкой бумаге и легко смывается с инструмента.',
      kz: 'Крахмал негізіндегі желім жұқа қағазда дақ қалдырмайды, құрал оңай жуылады.',
    },
    papers: [papers.paper],
    gramsPerM2: 6.5,
    tengePerGram: 6.4,
    image: 'glue/paper',
  },
  {
    named: { ru: 'для стеклообоев', kz: 'шыны тұсқағаз желімі' },
    story: {
      ru: 'Усиленный состав держит стеклообои и малярный флизелин под слоями краски.',
      kz: 'Күшейтілген құрам шыны тұсқағаз бен малярлық флизелинді бояу қабаттарының астында берік ұстайды.',
    },
    papers: [papers.glass, papers.nonwoven, papers.textile],
    gramsPerM2: 10,
    tengePerGram: 8.5,
    image: 'glue/glass',
  },
  {
    named: { ru: 'для всех видов обоев', kz: 'әмбебап тұсқағаз желімі' },
    story: {
      ru: 'Универсальный клей: густоту выбирают по таблице на пачке, от бумаги до плотного винила.',
      kz: 'Әмбебап желім: қоюлығы қораптағы кестеге қарап таңдалады, қағаздан тығыз винилге дейін жарайды.',
    },
    papers: [papers.paper, papers.vinyl, papers.nonwoven, papers.textile],
    gramsPerM2: 7.5,
    tengePerGram: 7.8,
    image: 'glue/universal',
  },
];

const lines: readonly Words[] = [
  { ru: 'Умелец', kz: 'Уста' },
  { ru: 'Прочный шов', kz: 'Берік жік' },
  { ru: 'Тёплый дом', kz: 'Жылы үй' },
  { ru: 'Стандарт', kz: 'Стандарт' },
  { ru: 'Профи', kz: 'Кәсіби' },
  { ru: 'Быстрый ремонт', kz: 'Жылдам жөндеу' },
  { ru: 'Экстра', kz: 'Экстра' },
  { ru: 'Надёжный', kz: 'Сенімді' },
];

function drawGlue(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['velmora', 4],
      ['oyuline', 3],
      ['nurlan-dekor', 2],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(lines);
  const chosen = random.pick(glueKinds);
  const grams = random.pick([250, 300, 350, 400, 450, 500]);
  const hasIndicator = random.chance(0.4);
  const hasAntifungal = random.chance(0.6);
  const minutes = random.pick([5, 10, 15, 20]);
  const area = Math.round(grams / chosen.gramsPerM2);
  const rollCount = Math.max(2, Math.floor(area / 5.33));
  const water = comma(round(grams / 45, 1));
  const weightKg = round(grams / 1000 + 0.02, 3);
  const extras: Words = hasIndicator
    ? {
        ru: 'Розовый индикатор показывает, где клей уже нанесён, и исчезает при высыхании.',
        kz: 'Қызғылт индикатор желімнің қайда жағылғанын көрсетеді, кепкенде жоғалып кетеді.',
      }
    : {
        ru: 'После высыхания клей прозрачен и не желтеет.',
        kz: 'Кепкеннен кейін желім мөлдір болып, сарғаймайды.',
      };
  const fungus: Words = hasAntifungal
    ? { ru: ' В составе есть добавка против плесени.', kz: ' Құрамында зеңге қарсы қоспа бар.' }
    : { ru: '', kz: '' };

  return {
    name: {
      ru: `Клей ${chosen.named.ru} ${brand.name} «${line.ru}» ${grams} г${hasIndicator ? ', с индикатором' : ''}`,
      kz: `${brand.name} «${line.kz}» ${chosen.named.kz}, ${grams} г${hasIndicator ? ', индикаторы бар' : ''}`,
    },
    description: {
      ru: `${chosen.story.ru} Пачку ${grams} г разводят в ${water} л холодной воды, через ${minutes} минут клей готов; его хватает на ${area} м², это около ${rollCount} рулонов 0,53 м. ${extras.ru}${fungus.ru}`,
      kz: `${chosen.story.kz} ${grams} г қорап ${water} л суық суға араластырылады, желім ${minutes} минутта дайын болады; ол ${area} м²-ге (ені 0,53 м шамамен ${rollCount} орам) жетеді. ${extras.kz}${fungus.kz}`,
    },
    brand: brand.code,
    values: [
      [forWallpaper, chosen.papers],
      [packGrams, numberChoice(grams)],
      [coverM2, area],
      [coverRolls, rollCount],
      [readyMinutes, minutes],
      [indicator, hasIndicator],
      [antifungal, hasAntifungal],
    ],
    priceTenge: Math.round(
      (200 + grams * chosen.tengePerGram * random.number(0.82, 0.92, 0.01)) * (hasIndicator ? 1.06 : 1),
    ),
    units: [
      { unit: 'pack', ratio: 1, weightKg },
      { unit: 'kg', ratio: grams / 1000, weightKg: 1 },
    ],
    sizeMm: [180, 125, 25 + Math.round(grams / 20)],
    image: chosen.image,
    documents: ['manual', 'safety'],
  };
}

export const wallpaperGlue: Leaf = {
  code: 'kley-dlya-oboev',
  properties: [forWallpaper, packGrams, coverM2, coverRolls, readyMinutes, indicator, antifungal],
  draw: drawGlue,
};

/** All for one work on floors, walls and baths: amounts as the trade counts them, with the usual reserve for cutting. */
import { type DemoSet, groups } from './set.ts';

const { materials, preparation, fasteners, tools, plumbing, finish } = groups;
const area = (usual: number, min: number, max: number) =>
  ({ code: 'area', min, max, step: 0.5, default: usual }) as const;

export const roomKits: readonly DemoSet[] = [
  {
    code: 'sanuzel-pod-klyuch',
    section: 'vannaya',
    name: { ru: 'Санузел под ключ', kz: 'Дайын жуынатын бөлме' },
    lead: {
      ru: 'Плитка на стены и пол, клей, гидроизоляция и сантехника: санузел целиком по площади пола.',
      kz: 'Қабырға мен еденге плитка, желім, гидрооқшаулау мен сантехника: еден ауданы бойынша бүкіл бөлме.',
    },
    param: area(4, 2, 16),
    groups: [
      {
        name: finish,
        items: [
          { leaf: 'plitka-dlya-vannoy', perParam: 5.4, isMeasured: true, alternatives: 3 },
          { leaf: 'keramogranit', perParam: 1.1, isMeasured: true, alternatives: 3 },
        ],
      },
      {
        name: materials,
        items: [
          { leaf: 'plitochnyy-kley', perParam: 26, isMeasured: true, alternatives: 2 },
          { leaf: 'zatirka', perParam: 1.6, isMeasured: true, alternatives: 2 },
          { leaf: 'gidroizolyatsiya', like: /waterproofing/, perParam: 2, isMeasured: true },
          { leaf: 'gruntovka', like: /^canister/, perParam: 0.9, isMeasured: true },
          { leaf: 'sistemy-ukladki-plitki', perParam: 0.4, isOptional: true },
        ],
      },
      {
        name: plumbing,
        items: [
          { leaf: 'unitazy', like: /toilet\/floor/, amount: 1, alternatives: 2 },
          { leaf: 'mebel-dlya-vannoy', like: /vanity/, named: /с раковиной/, amount: 1, alternatives: 2 },
          { leaf: 'smesiteli', like: /tap\/basin/, amount: 1, alternatives: 2 },
          { leaf: 'vanny', like: /straight/, amount: 1, isOptional: true, alternatives: 2 },
          { leaf: 'smesiteli', like: /tap\/bath/, amount: 1, isOptional: true, alternatives: 2 },
          { leaf: 'polotentsesushiteli', amount: 1, isOptional: true, isLeft: true },
        ],
      },
    ],
  },
  {
    code: 'dushevaya-zona',
    section: 'vannaya',
    name: { ru: 'Душевая зона', kz: 'Душ аймағы' },
    lead: {
      ru: 'Кабина, смеситель, слив и герметик: душ, который ставят за один день.',
      kz: 'Кабина, араластырғыш, ағызғы мен герметик: бір күнде орнатылатын душ.',
    },
    percentOff: 8,
    groups: [
      {
        name: plumbing,
        items: [
          // A cabin brings its own tap; a corner needs one.
          { leaf: 'dushevye-kabiny', like: /corner/, amount: 1 },
          { leaf: 'smesiteli', like: /tap\/(shower|column)/, amount: 1 },
          { leaf: 'kanalizatsiya', amount: 3 },
          { leaf: 'zapornaya-armatura', amount: 2 },
        ],
      },
      {
        name: materials,
        items: [
          { leaf: 'pena-i-germetiki', like: /silicone/, amount: 1 },
          { leaf: 'polotentsesushiteli', amount: 1, isOptional: true, isLeft: true, alternatives: 2 },
        ],
      },
    ],
  },
  {
    code: 'styazhka',
    section: 'pol',
    name: { ru: 'Стяжка 5 см', kz: 'Қалыңдығы 5 см стяжка' },
    lead: {
      ru: 'Сухая смесь, грунтовка и сетка для ровного основания; маяки и правило по желанию.',
      kz: 'Тегіс негізге құрғақ қоспа, астар мен тор; маяктар мен түзу тақта қалауыңызша.',
    },
    param: area(15, 3, 120),
    groups: [
      {
        name: materials,
        items: [
          { leaf: 'styazhka-i-nalivnoy-pol', perParam: 95, isMeasured: true, alternatives: 3 },
          { leaf: 'gruntovka', like: /^canister/, perParam: 0.22, isMeasured: true },
          { leaf: 'armatura-i-setka', like: /mesh/, perParam: 1.08, isMeasured: true, isOptional: true },
        ],
      },
      {
        name: tools,
        items: [
          { leaf: 'izmeritelnyy-instrument', like: /level/, amount: 1, isOptional: true },
          { leaf: 'malyarnyy-instrument', like: /spatula|roller/, amount: 1, isOptional: true, isLeft: true },
        ],
      },
    ],
  },
  {
    code: 'pol-iz-laminata',
    section: 'pol',
    name: { ru: 'Пол из ламината', kz: 'Ламинат еден' },
    lead: {
      ru: 'Ламинат с запасом на подрезку, подложка и плинтус по периметру комнаты.',
      kz: 'Кесуге қоры бар ламинат, төсеніш және бөлме жиегіне плинтус.',
    },
    param: area(18, 4, 150),
    groups: [
      {
        name: materials,
        items: [
          { leaf: 'laminat', perParam: 1.07, isMeasured: true, alternatives: 4 },
          {
            leaf: 'podlozhka',
            like: /underlay\/(foam|xps|softwood)/,
            perParam: 1.05,
            isMeasured: true,
            alternatives: 2,
          },
          { leaf: 'plintus-napolnyy', perParam: 0.95, isMeasured: true, alternatives: 3 },
        ],
      },
      {
        name: fasteners,
        items: [{ leaf: 'dyubeli-i-ankery', like: /dowel/, perParam: 0.06 }],
      },
      {
        name: tools,
        items: [
          {
            leaf: 'pily-i-lobziki',
            like: /jigsaw/,
            amount: 1,
            isOptional: true,
            isLeft: true,
            alternatives: 2,
          },
          { leaf: 'izmeritelnyy-instrument', like: /tape/, amount: 1, isOptional: true },
        ],
      },
    ],
  },
  {
    code: 'kvartsvinil-pod-klyuch',
    section: 'pol',
    name: { ru: 'Влагостойкий пол из кварцвинила', kz: 'Ылғалға төзімді кварцвинил еден' },
    lead: {
      ru: 'Для кухни и прихожей: замковый кварцвинил на наливном полу.',
      kz: 'Асүй мен дәлізге: құйма еденге төселетін құлыпты кварцвинил.',
    },
    param: area(12, 3, 120),
    groups: [
      {
        name: materials,
        items: [
          { leaf: 'kvartsvinil', perParam: 1.07, isMeasured: true, alternatives: 4 },
          { leaf: 'styazhka-i-nalivnoy-pol', like: /level/, perParam: 8, isMeasured: true },
          { leaf: 'gruntovka', like: /^canister/, perParam: 0.2, isMeasured: true },
          { leaf: 'plintus-napolnyy', perParam: 1.15, isMeasured: true, alternatives: 2 },
        ],
      },
    ],
  },
  {
    code: 'pokraska-sten',
    section: 'steny',
    name: { ru: 'Покраска стен в два слоя', kz: 'Қабырғаны екі қабат бояу' },
    lead: {
      ru: 'Грунтовка, шпатлёвка, краска и валики: площадь стен без окон и дверей.',
      kz: 'Астар, шпатлевка, бояу мен біліктер: терезе мен есіксіз қабырға ауданы.',
    },
    param: area(40, 5, 400),
    groups: [
      {
        name: preparation,
        items: [
          { leaf: 'gruntovka', like: /^canister/, perParam: 0.12, isMeasured: true },
          { leaf: 'shpatlevka', perParam: 1.1, isMeasured: true, alternatives: 2 },
        ],
      },
      {
        name: materials,
        items: [
          { leaf: 'kraska-dlya-sten-i-potolkov', perParam: 0.24, isMeasured: true, alternatives: 4 },
          { leaf: 'kolery', amount: 2, isOptional: true, isLeft: true, alternatives: 3 },
        ],
      },
      {
        name: tools,
        items: [
          { leaf: 'malyarnyy-instrument', like: /roller/, amount: 2 },
          { leaf: 'malyarnyy-instrument', like: /tape/, amount: 1, perParam: 0.03 },
          { leaf: 'malyarnyy-instrument', like: /film/, perParam: 0.05, isOptional: true },
        ],
      },
    ],
  },
  {
    code: 'okleyka-oboyami',
    section: 'steny',
    name: { ru: 'Оклейка обоями', kz: 'Тұсқағаз жапсыру' },
    lead: {
      ru: 'Флизелиновые обои с запасом на рисунок, клей и грунтовка под них.',
      kz: 'Өрнегіне қоры бар флизелин тұсқағаз, желімі мен астары.',
    },
    param: area(36, 5, 300),
    groups: [
      {
        name: materials,
        items: [
          { leaf: 'flizelinovye-oboi', perParam: 1.12, isMeasured: true, alternatives: 4 },
          { leaf: 'kley-dlya-oboev', perParam: 0.032 },
          { leaf: 'gruntovka', like: /^canister/, perParam: 0.12, isMeasured: true },
        ],
      },
      {
        name: tools,
        items: [
          { leaf: 'malyarnyy-instrument', like: /spatula/, amount: 1 },
          { leaf: 'malyarnyy-instrument', like: /roller/, amount: 1, isOptional: true },
        ],
      },
    ],
  },
  {
    code: 'peregorodka-iz-gipsokartona',
    section: 'steny',
    name: { ru: 'Перегородка из гипсокартона', kz: 'Гипсокартон қалқа' },
    lead: {
      ru: 'Каркас, листы с двух сторон и вата внутри на высоту 2,7 м; считаем по длине.',
      kz: 'Биіктігі 2,7 м қаңқа, екі жағынан парақ, ішінде мақта; ұзындығы бойынша есептейміз.',
    },
    param: { code: 'length', min: 1, max: 40, step: 0.5, default: 4 },
    groups: [
      {
        name: materials,
        items: [
          { leaf: 'gipsokarton', perParam: 5.7, isMeasured: true, alternatives: 2 },
          { leaf: 'profil-dlya-gipsokartona', like: /profile\/c/, perParam: 5, isMeasured: true },
          { leaf: 'profil-dlya-gipsokartona', like: /profile\/u/, perParam: 2.1, isMeasured: true },
          { leaf: 'mineralnaya-vata', perParam: 2.75, isMeasured: true, alternatives: 2 },
          { leaf: 'shpatlevka', like: /^bag/, perParam: 2.2, isMeasured: true },
        ],
      },
      {
        name: fasteners,
        items: [
          { leaf: 'samorezy', like: /black/, perParam: 0.5, alternatives: 1 },
          { leaf: 'dyubeli-i-ankery', like: /dowel/, perParam: 0.1 },
        ],
      },
    ],
  },
];

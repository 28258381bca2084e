import type { Choice, Leaf } from '../../leaf.ts';
import { indoor, outdoor } from '../../properties.ts';
import { type BagMix, bagMixProperties, drawBagMix } from './bag-mix.ts';
import { bases, machine, manual } from './mix-properties.ts';

const start: Choice = { code: 'putty-start', ru: 'стартовая', kz: 'бастапқы' };
const finish: Choice = { code: 'putty-finish', ru: 'финишная', kz: 'соңғы қабат' };
const joints: Choice = { code: 'putty-joints', ru: 'швы гипсокартона', kz: 'гипсокартон жіктері' };
const facade: Choice = {
  code: 'putty-facade',
  ru: 'фасад и сырые помещения',
  kz: 'қасбет және ылғал бөлмелер',
};

const putties: readonly BagMix[] = [
  {
    named: { ru: 'Шпатлёвка гипсовая стартовая', kz: 'бастапқы гипс шпатлевкасы' },
    story: {
      ru: 'Грубый слой для штукатуренных и бетонных стен: закрывает раковины и перепады',
      kz: 'Сыланған және бетон қабырғаға арналған алғашқы қабат: ойық пен ойпатты жабады',
    },
    advice: {
      ru: 'Перед финишным слоем прошлифуйте и обеспыльте поверхность.',
      kz: 'Соңғы қабат алдында бетін ажарлап, шаңын алыңыз.',
    },
    purpose: start,
    base: bases.gypsum,
    works: [indoor],
    application: [manual],
    frostProof: false,
    consumption: [0.9, 1],
    layer: [2, 10],
    usualLayer: 3,
    potLifeMinutes: [50, 80],
    packs: [
      [20, 2500],
      [25, 2950],
    ],
    image: 'bag/putty',
  },
  {
    named: { ru: 'Шпатлёвка гипсовая финишная', kz: 'соңғы қабатқа арналған гипс шпатлевкасы' },
    story: {
      ru: 'Тонкий белый слой под краску и тонкие обои, легко шлифуется',
      kz: 'Бояу мен жұқа тұсқағаз астына арналған жұқа ақ қабат, оңай ажарланады',
    },
    advice: {
      ru: 'Наносите в два слоя крест-накрест широким шпателем.',
      kz: 'Кең қалақпен екі қабатты айқастыра жағыңыз.',
    },
    purpose: finish,
    base: bases.gypsum,
    works: [indoor],
    application: [manual, machine],
    frostProof: false,
    consumption: [0.85, 1],
    layer: [0.2, 3],
    usualLayer: 1,
    potLifeMinutes: [60, 90],
    packs: [
      [5, 1850],
      [20, 3350],
      [25, 3950],
    ],
    image: 'bag/putty-white',
  },
  {
    named: { ru: 'Шпатлёвка полимерная финишная', kz: 'соңғы қабатқа арналған полимер шпатлевкасы' },
    story: {
      ru: 'Супербелый слой без усадки под покраску: раствор можно хранить закрытым до двух суток',
      kz: 'Бояу астына арналған шөкпейтін аппақ қабат: ерітіндіні жабық күйде екі тәулікке дейін сақтауға болады',
    },
    advice: {
      ru: 'В ванной под душем её не применяйте.',
      kz: 'Жуынатын бөлмеде су тиетін жерге қолданбаңыз.',
    },
    purpose: finish,
    base: bases.polymer,
    works: [indoor],
    application: [manual, machine],
    frostProof: false,
    consumption: [1, 1.2],
    layer: [0.2, 3],
    usualLayer: 1,
    potLifeMinutes: [600, 1440],
    packs: [
      [20, 4700],
      [25, 5600],
    ],
    image: 'bag/putty-white',
  },
  {
    named: { ru: 'Шпатлёвка цементная фасадная', kz: 'қасбетке арналған цемент шпатлевкасы' },
    story: {
      ru: 'Для фасада, балкона, подвала и ванной: не размокает и держит мороз',
      kz: 'Қасбетке, балконға, жертөлеге және жуынатын бөлмеге арналған: суда езілмейді, аязға төзеді',
    },
    advice: {
      ru: 'Работайте при температуре от +5 до +30 °C, закройте свежий слой от солнца.',
      kz: '+5…+30 °C аралығында жұмыс істеп, жаңа қабатты күннен қорғаңыз.',
    },
    purpose: facade,
    base: bases.cement,
    works: [indoor, outdoor],
    application: [manual],
    frostProof: true,
    consumption: [1.1, 1.3],
    layer: [1, 6],
    usualLayer: 2,
    potLifeMinutes: [90, 180],
    packs: [
      [5, 1950],
      [20, 4100],
      [25, 4800],
    ],
    image: 'bag/putty',
  },
  {
    named: { ru: 'Шпатлёвка для швов гипсокартона', kz: 'гипсокартон жігіне арналған шпатлевкасы' },
    story: {
      ru: 'Заполняет стыки листов с лентой и без неё, не даёт трещин по шву',
      kz: 'Парақ түйістерін таспамен де, таспасыз да толтырады, жік бойымен жарылмайды',
    },
    advice: {
      ru: 'Обрезанные кромки перед заполнением снимите под 45° и загрунтуйте.',
      kz: 'Кесілген жиекті толтырар алдында 45° бұрышпен алып, астарлаңыз.',
    },
    purpose: joints,
    base: bases.gypsum,
    works: [indoor],
    application: [manual],
    frostProof: false,
    consumption: [0.8, 0.9],
    layer: [1, 5],
    usualLayer: 2,
    potLifeMinutes: [30, 60],
    packs: [
      [5, 2150],
      [25, 5300],
    ],
    image: 'bag/putty',
  },
  {
    named: { ru: 'Шпатлёвка готовая финишная', kz: 'соңғы қабатқа арналған дайын шпатлевкасы' },
    story: {
      ru: 'Готовая паста в ведре: открыл, перемешал, нанёс; даёт поверхность под глянцевую краску',
      kz: 'Шелектегі дайын паста: ашып, араластырып, жаға салыңыз; жылтыр бояу астына тегіс бет береді',
    },
    advice: {
      ru: 'Разведите водой не больше 2 %, остаток закройте плёнкой вплотную к пасте.',
      kz: '2 %-дан артық су қоспаңыз, қалғанын пастаға жанаса пленкамен жабыңыз.',
    },
    purpose: finish,
    base: bases.polymer,
    works: [indoor],
    application: [manual, machine],
    frostProof: false,
    consumption: [1.5, 1.7],
    layer: [0.2, 2],
    usualLayer: 0.5,
    packs: [
      [5, 3350],
      [15, 7400],
      [25, 10700],
    ],
    unit: 'bucket',
    image: 'bucket/putty',
  },
  {
    named: { ru: 'Шпатлёвка готовая лёгкая', kz: 'жеңіл дайын шпатлевкасы' },
    story: {
      ru: 'Воздушная паста с микросферами: заделывает трещины и сколы за один проход и не проседает',
      kz: 'Микросфералы жеңіл паста: сызат пен сынықты бір жүргізгенде бітейді, шөкпейді',
    },
    advice: {
      ru: 'Шлифуется мелкой бумагой P220 почти без пыли.',
      kz: 'P220 ұсақ қағазымен шаңсыз дерлік ажарланады.',
    },
    purpose: finish,
    base: bases.polymer,
    works: [indoor, outdoor],
    application: [manual],
    frostProof: false,
    consumption: [0.9, 1.1],
    layer: [0.5, 8],
    usualLayer: 1,
    packs: [
      [5, 4900],
      [8, 7200],
    ],
    unit: 'bucket',
    image: 'bucket/putty',
  },
];

export const putty: Leaf = {
  code: 'shpatlevka',
  properties: bagMixProperties,
  draw: (random) => drawBagMix(random.pick(putties), random),
};

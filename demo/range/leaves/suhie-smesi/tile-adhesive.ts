import type { Choice, Leaf, Property } from '../../leaf.ts';
import { indoor, outdoor } from '../../properties.ts';
import { type BagMix, bagMixProperties, drawBagMix } from './bag-mix.ts';
import { bases, manual } from './mix-properties.ts';

const adhesiveClass: Property = { code: 'adhesive_class', ru: 'Класс клея', kz: 'Желім класы', kind: 'list' };
const openTime: Property = {
  code: 'adhesive_open_min',
  ru: 'Открытое время',
  kz: 'Ашық уақыты',
  kind: 'range',
  unit: { ru: 'мин', kz: 'мин' },
};
const warmFloor: Property = {
  code: 'adhesive_warm_floor',
  ru: 'Для тёплого пола',
  kz: 'Жылы еденге жарайды',
  kind: 'flag',
};

const ceramics: Choice = { code: 'adhesive-ceramics', ru: 'керамическая плитка', kz: 'керамикалық плитка' };
const porcelain: Choice = { code: 'adhesive-porcelain', ru: 'керамогранит', kz: 'керамогранит' };
const stone: Choice = { code: 'adhesive-stone', ru: 'камень и мозаика', kz: 'тас және мозаика' };

interface Adhesive extends BagMix {
  class: string;
  openMinutes: readonly number[];
  warmFloor: boolean;
}

const shared = {
  base: bases.cement,
  application: [manual],
  consumption: [1.2, 1.4],
  layer: [2, 10],
  usualLayer: 3,
  potLifeMinutes: [120, 240],
  image: 'bag/adhesive',
} as const;

const adhesives: readonly Adhesive[] = [
  {
    ...shared,
    class: 'C0',
    openMinutes: [10, 15],
    warmFloor: false,
    named: { ru: 'Клей плиточный', kz: 'плитка желімі' },
    story: {
      ru: 'Для керамической плитки до 30×30 см на стенах и полах внутри дома',
      kz: 'Үй ішіндегі қабырға мен еденге 30×30 см-ге дейінгі керамикалық плитка жапсыруға арналған',
    },
    advice: {
      ru: 'Плитку не замачивайте, старую краску с основания снимите.',
      kz: 'Плитканы суға салмаңыз, негіздегі ескі бояуды алып тастаңыз.',
    },
    purpose: ceramics,
    works: [indoor],
    frostProof: false,
    packs: [[25, 2580]],
  },
  {
    ...shared,
    class: 'C1',
    openMinutes: [15, 20],
    warmFloor: false,
    named: { ru: 'Клей для плитки и керамогранита', kz: 'плитка және керамогранит желімі' },
    story: {
      ru: 'Для плитки и керамогранита до 60×60 см внутри и для цоколя снаружи',
      kz: 'Үй ішінде 60×60 см-ге дейінгі плитка мен керамогранитке және сыртта цокольге арналған',
    },
    advice: {
      ru: 'На пол берите гребёнку 8–10 мм и промажьте обратную сторону плитки.',
      kz: 'Еденге тісі 8–10 мм қалақ алып, плитканың артқы жағына да желім жағыңыз.',
    },
    purpose: porcelain,
    works: [indoor, outdoor],
    frostProof: true,
    packs: [[25, 3350]],
  },
  {
    ...shared,
    class: 'C1T',
    openMinutes: [20],
    warmFloor: false,
    named: { ru: 'Клей для плитки без сползания', kz: 'сырғымайтын плитка желімі' },
    story: {
      ru: 'Держит плитку на стене сверху вниз без опорной рейки, подходит для тяжёлых декоров',
      kz: 'Қабырғада плитканы тірек рейкасыз жоғарыдан төмен ұстайды, ауыр декорға жарайды',
    },
    advice: {
      ru: 'Поправлять плитку можно в течение 20 минут после укладки.',
      kz: 'Плитканы жапсырғаннан кейін 20 минут ішінде түзетуге болады.',
    },
    purpose: ceramics,
    works: [indoor],
    frostProof: false,
    packs: [[25, 3650]],
  },
  {
    ...shared,
    class: 'C2TE',
    openMinutes: [30],
    warmFloor: true,
    named: { ru: 'Клей усиленный для керамогранита', kz: 'керамогранитке арналған күшейтілген желімі' },
    story: {
      ru: 'Для крупного керамогранита, тёплых полов, террас и укладки по старой плитке',
      kz: 'Ірі керамогранитке, жылы еденге, террасаға және ескі плитка үстіне жапсыруға арналған',
    },
    advice: {
      ru: 'Тёплый пол включайте не раньше чем через 28 дней после укладки.',
      kz: 'Жылы еденді жапсырғаннан кейін 28 күннен ерте қоспаңыз.',
    },
    purpose: porcelain,
    works: [indoor, outdoor],
    frostProof: true,
    packs: [[25, 5100]],
  },
  {
    ...shared,
    class: 'C2TES1',
    openMinutes: [30, 40],
    warmFloor: true,
    named: { ru: 'Клей эластичный для керамогранита', kz: 'керамогранитке арналған серпімді желімі' },
    story: {
      ru: 'Эластичный слой гасит подвижки основания: фасад, балкон, бассейн, плиты до 120 см',
      kz: 'Серпімді қабаты негіздің қозғалысын басады: қасбет, балкон, бассейн, 120 см-ге дейінгі тақталар',
    },
    advice: {
      ru: 'На фасаде закрепите плиты выше 2,5 метра ещё и механически.',
      kz: 'Қасбетте 2,5 метрден биік тақталарды механикалық бекіткішпен де ұстатыңыз.',
    },
    purpose: porcelain,
    works: [indoor, outdoor],
    frostProof: true,
    packs: [[25, 7500]],
  },
  {
    ...shared,
    class: 'C2TE',
    openMinutes: [30],
    warmFloor: true,
    named: { ru: 'Клей белый для мрамора и мозаики', kz: 'мәрмәр мен мозаикаға арналған ақ желімі' },
    story: {
      ru: 'Белый клей не просвечивает сквозь светлый камень и стеклянную мозаику и не оставляет пятен',
      kz: 'Ақ желім ашық түсті тас пен шыны мозаика астынан көрінбейді, дақ қалдырмайды',
    },
    advice: {
      ru: 'Для мозаики гладкой стороной шпателя пригладьте гребни, чтобы клей не вышел в швы.',
      kz: 'Мозаика үшін желім жікке шықпауы үшін қырларын қалақтың тегіс жағымен жазыңыз.',
    },
    purpose: stone,
    works: [indoor, outdoor],
    frostProof: true,
    packs: [[25, 6300]],
    image: 'bag/adhesive-white',
  },
  {
    ...shared,
    class: 'C2FT',
    openMinutes: [10],
    warmFloor: true,
    named: { ru: 'Клей быстрый для плитки', kz: 'тез қататын плитка желімі' },
    story: {
      ru: 'По полу можно ходить через 3 часа: для ремонта магазина или санузла за один день',
      kz: 'Еденмен 3 сағаттан кейін жүруге болады: дүкен немесе дәретхананы бір күнде жөндеуге арналған',
    },
    advice: {
      ru: 'Замешивайте по полведра, второй раз водой не разбавляйте.',
      kz: 'Жарты шелектен араластырыңыз, қайта су қосып сұйылтпаңыз.',
    },
    purpose: porcelain,
    works: [indoor, outdoor],
    frostProof: true,
    potLifeMinutes: [30, 40],
    packs: [[25, 8600]],
  },
];

function classChoice(text: string): Choice {
  return { code: text.toLowerCase(), ru: text, kz: text };
}

export const tileAdhesive: Leaf = {
  code: 'plitochnyy-kley',
  properties: [adhesiveClass, ...bagMixProperties, openTime, warmFloor],
  draw(random) {
    const adhesive = random.pick(adhesives);
    const mark = classChoice(adhesive.class);
    const draft = drawBagMix(adhesive, random, {
      tag: mark,
      values: [
        [openTime, random.pick(adhesive.openMinutes)],
        [warmFloor, adhesive.warmFloor],
      ],
    });
    return { ...draft, values: [[adhesiveClass, mark], ...draft.values] };
  },
};

/** All for one work: doors, wiring, the house from outside, tools. */
import { type DemoSet, groups } from './set.ts';

const { materials, fasteners, tools, light, wiring, door, hardware } = groups;
const area = (usual: number, min: number, max: number) =>
  ({ code: 'area', min, max, step: 0.5, default: usual }) as const;

export const otherKits: readonly DemoSet[] = [
  {
    code: 'mezhkomnatnaya-dver',
    section: 'dveri',
    name: { ru: 'Межкомнатная дверь с фурнитурой', kz: 'Фурнитурасымен бөлмеаралық есік' },
    lead: {
      ru: 'Полотно, наличники, ручка, петли и пена; укажите, сколько дверей.',
      kz: 'Есік, жақтаулар, тұтқа, топсалар мен көбік; неше есік керегін жазыңыз.',
    },
    param: { code: 'doors', min: 1, max: 12, step: 1, default: 1 },
    groups: [
      {
        name: door,
        items: [
          { leaf: 'mezhkomnatnye-dveri', perParam: 1, alternatives: 4 },
          {
            leaf: 'nalichniki-i-dobory',
            like: /architrave/,
            perParam: 10.6,
            isMeasured: true,
            alternatives: 2,
          },
          {
            leaf: 'nalichniki-i-dobory',
            like: /board/,
            perParam: 5,
            isMeasured: true,
            isOptional: true,
            isLeft: true,
          },
        ],
      },
      {
        name: hardware,
        items: [
          { leaf: 'dvernaya-furnitura', like: /handle|latch|lock/, perParam: 1, alternatives: 2 },
          { leaf: 'dvernaya-furnitura', like: /hinge/, perParam: 2 },
          { leaf: 'pena-i-germetiki', like: /foam-can/, perParam: 0.5 },
        ],
      },
    ],
  },
  {
    code: 'vhodnaya-dver',
    section: 'dveri',
    name: { ru: 'Входная дверь с установкой', kz: 'Орнатуға дайын кіреберіс есік' },
    lead: {
      ru: 'Дверь, второй цилиндр, доводчик и всё для монтажа дешевле, чем по отдельности.',
      kz: 'Есік, қосымша цилиндр, есік жапқыш және орнатуға керектің бәрі бөлек алғаннан арзан.',
    },
    percentOff: 6,
    groups: [
      { name: door, items: [{ leaf: 'vhodnye-dveri', amount: 1 }] },
      {
        name: hardware,
        items: [
          { leaf: 'dvernaya-furnitura', like: /closer/, amount: 1 },
          { leaf: 'dvernaya-furnitura', like: /lock/, spot: 'lock', amount: 1 },
          { leaf: 'pena-i-germetiki', like: /foam-can/, amount: 2 },
          { leaf: 'dyubeli-i-ankery', like: /wedge|sleeve/, amount: 1 },
        ],
      },
    ],
  },
  {
    code: 'elektrika-kvartiry',
    section: 'elektrika',
    name: { ru: 'Электрика квартиры', kz: 'Пәтер электрикасы' },
    lead: {
      ru: 'Кабель, щит, автоматы, розетки и выключатели по числу комнат.',
      kz: 'Бөлме саны бойынша кәбіл, қалқан, автоматтар, розеткалар мен ажыратқыштар.',
    },
    param: { code: 'rooms', min: 1, max: 6, step: 1, default: 1 },
    groups: [
      {
        name: wiring,
        items: [
          { leaf: 'kabel-i-provod', like: /flat|round/, amount: 40, perParam: 55, alternatives: 2 },
          { leaf: 'elektroshchity', amount: 1, alternatives: 2 },
          { leaf: 'avtomaty-i-uzo', like: /breaker\/(1p|2p|rcbo|3p)/, amount: 2, perParam: 2 },
          { leaf: 'avtomaty-i-uzo', like: /rcd/, amount: 1 },
        ],
      },
      {
        name: light,
        items: [
          {
            leaf: 'rozetki-i-vyklyuchateli',
            like: /socket\/(single|double)/,
            amount: 2,
            perParam: 5,
            alternatives: 2,
          },
          { leaf: 'rozetki-i-vyklyuchateli', like: /switch/, amount: 1, perParam: 1 },
          { leaf: 'svetodiodnye-lampy', perParam: 3, alternatives: 3 },
          {
            leaf: 'lyustry-i-svetilniki',
            like: /ceiling/,
            perParam: 1,
            isOptional: true,
            isLeft: true,
            alternatives: 3,
          },
        ],
      },
    ],
  },
  {
    code: 'uteplenie-mansardy',
    section: 'fasad-i-uchastok',
    name: { ru: 'Утепление мансарды', kz: 'Мансарданы жылылау' },
    lead: {
      ru: 'Вата, мембрана снаружи и пароизоляция изнутри по площади скатов.',
      kz: 'Шатыр беті ауданы бойынша мақта, сыртқы мембрана мен ішкі бу оқшаулау.',
    },
    param: area(30, 8, 250),
    groups: [
      {
        name: materials,
        items: [
          { leaf: 'mineralnaya-vata', perParam: 1.05, isMeasured: true, alternatives: 3 },
          { leaf: 'paroizolyatsiya', perParam: 1.15, isMeasured: true, alternatives: 2 },
          { leaf: 'paroizolyatsiya', place: 1, perParam: 1.15, isMeasured: true },
          { leaf: 'pilomaterialy', like: /batten/, perParam: 0.6, isOptional: true },
        ],
      },
      {
        name: fasteners,
        items: [
          { leaf: 'samorezy', like: /yellow/, perParam: 0.04 },
          { leaf: 'pena-i-germetiki', like: /foam-can/, amount: 1, perParam: 0.03 },
        ],
      },
    ],
  },
  {
    code: 'zabor-iz-profnastila',
    section: 'fasad-i-uchastok',
    name: { ru: 'Забор из профнастила', kz: 'Профнастил қоршау' },
    lead: {
      ru: 'Профлист высотой 1,8 м, столбы через 2,5 м и кровельные саморезы.',
      kz: 'Биіктігі 1,8 м профнастил, әр 2,5 м сайын баған және шатыр бұрандалары.',
    },
    param: { code: 'length', min: 5, max: 200, step: 1, default: 30 },
    groups: [
      {
        name: materials,
        items: [
          { leaf: 'profnastil', perParam: 1.9, alternatives: 3 },
          { leaf: 'zabory-i-ograzhdeniya', like: /post/, amount: 1, perParam: 0.4 },
          { leaf: 'tsement', perParam: 6, isMeasured: true },
        ],
      },
      {
        name: fasteners,
        items: [
          { leaf: 'samorezy', like: /roofing/, perParam: 0.06 },
          { leaf: 'emali', perParam: 0.03, isMeasured: true, isOptional: true, isLeft: true },
        ],
      },
    ],
  },
  {
    code: 'terrasa-iz-dpk',
    section: 'fasad-i-uchastok',
    name: { ru: 'Терраса своими руками', kz: 'Өз қолыңызбен терраса' },
    lead: {
      ru: 'Террасная доска, лаги и крепёж на площадку во дворе.',
      kz: 'Ауладағы алаңға терраса тақтайы, арқалықтар мен бекіткіш.',
    },
    param: area(15, 4, 120),
    groups: [
      {
        name: materials,
        items: [
          { leaf: 'terrasnaya-doska', perParam: 1.06, isMeasured: true, alternatives: 3 },
          { leaf: 'pilomaterialy', like: /beam|board|planed/, perParam: 0.7 },
          { leaf: 'laki-i-propitki', perParam: 0.15, isMeasured: true, isOptional: true, alternatives: 2 },
        ],
      },
      {
        name: fasteners,
        items: [{ leaf: 'samorezy', like: /yellow|black/, perParam: 0.2 }],
      },
    ],
  },
  {
    code: 'instrument-novosela',
    section: 'instrument',
    name: { ru: 'Инструмент новосёла', kz: 'Жаңа қоныстанушының құралдары' },
    lead: {
      ru: 'Дрель, набор инструмента, рулетка и удлинитель: первые выходные в новой квартире.',
      kz: 'Дрель, құрал жинағы, рулетка мен ұзартқыш: жаңа пәтердегі алғашқы демалыс.',
    },
    percentOff: 9,
    groups: [
      {
        name: tools,
        items: [
          { leaf: 'dreli-i-shurupoverty', like: /cordless|corded/, amount: 1 },
          { leaf: 'nabory-instrumenta', amount: 1 },
          { leaf: 'izmeritelnyy-instrument', like: /tape/, amount: 1 },
          { leaf: 'osnastka', like: /bit-set|twist/, amount: 1 },
          { leaf: 'udliniteli', amount: 1 },
        ],
      },
      {
        name: fasteners,
        items: [{ leaf: 'dyubeli-i-ankery', amount: 1, isOptional: true, isLeft: true, alternatives: 2 }],
      },
    ],
  },
];

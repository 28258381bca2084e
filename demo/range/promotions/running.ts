/**
 * Promotions that run when the demo is loaded, one of every mechanic. Those that set prices rest for more than 30 days
 * before they begin anew: otherwise there would be no honest price to strike through. others.ts has who takes turns.
 */
import type { DemoPromotion } from './promotion.ts';

export const running: readonly DemoPromotion[] = [
  {
    code: 'kraska-dlya-doma',
    title: { ru: 'Краска для дома −15 %', kz: 'Үйге арналған бояу −15 %' },
    lead: {
      ru: 'Краски для стен и потолков всех марок дешевле до конца недели.',
      kz: 'Қабырға мен төбеге арналған барлық марканың бояуы апта соңына дейін арзан.',
    },
    rules: [
      {
        ru: 'Колеровка в магазине оплачивается отдельно.',
        kz: 'Дүкендегі түстеу қызметі бөлек төленеді.',
      },
    ],
    mechanic: { type: 'percent', percent: 15 },
    scope: { sections: ['kraska-dlya-sten-i-potolkov'] },
    from: -9,
    to: 2,
    renewDays: 48,
  },
  {
    code: 'tsena-nedeli',
    title: { ru: 'Цена недели', kz: 'Апта бағасы' },
    lead: {
      ru: 'Восемь ходовых товаров по особой цене: от шпатлёвки до перфоратора.',
      kz: 'Сұранысы көп сегіз тауар ерекше бағамен: шпатлевкадан перфораторға дейін.',
    },
    mechanic: (pick) => ({
      type: 'price',
      prices: Object.fromEntries(
        [
          'shpatlevka',
          'perforatory',
          'laminat',
          'smesiteli',
          'keramogranit',
          'hranenie',
          'dreli-i-shurupoverty',
          'mineralnaya-vata',
        ].map((leaf) => {
          const { code, price } = pick(leaf, 1);
          return [code, Math.round((price * 0.82) / 10) * 10];
        }),
      ),
    }),
    from: -4,
    to: 6,
    renewDays: 48,
  },
  {
    code: 'minus-300-na-meshok',
    title: { ru: 'Минус 300 ₸ с мешка клея', kz: 'Желімнің әр қабы 300 ₸-ге арзан' },
    lead: {
      ru: 'Каждый мешок плиточного клея дешевле на 300 ₸, сколько бы вы ни взяли.',
      kz: 'Қанша алсаңыз да, плитка желімінің әр қабы 300 ₸-ге арзан.',
    },
    mechanic: { type: 'fixed', tenge: 300, per: 'unit' },
    scope: { sections: ['plitochnyy-kley'] },
    from: -2,
    to: 20,
    renewDays: 60,
  },
  {
    code: 'gipsokarton-pachkoy',
    title: { ru: 'Гипсокартон дешевле пачкой', kz: 'Гипсокартон бумасымен арзан' },
    lead: {
      ru: 'От 10 листов и от 30 листов одного гипсокартона цена листа ниже.',
      kz: 'Бір гипсокартоннан 10 және 30 парақтан бастап парақ бағасы төмен.',
    },
    mechanic: (pick) => {
      const { price } = pick('gipsokarton');
      return {
        type: 'qty_tier',
        tiers: [
          { from: 10, price: Math.round((price * 0.94) / 10) * 10 },
          { from: 30, price: Math.round((price * 0.89) / 10) * 10 },
        ],
      };
    },
    scope: (pick) => ({ products: [pick('gipsokarton').code] }),
    from: -15,
    to: 30,
    renewDays: 46,
  },
  {
    code: 'tri-lampy-po-tsene-dvuh',
    title: { ru: 'Три лампы по цене двух', kz: 'Екі шам бағасына үш шам' },
    lead: {
      ru: 'Соберите любые светодиодные лампы: самая недорогая из трёх бесплатно.',
      kz: 'Кез келген жарықдиодты шамдарды жинаңыз: үшеуінің ең арзаны тегін.',
    },
    mechanic: { type: 'n_plus_m', buy: 2, free: 1 },
    scope: { sections: ['svetodiodnye-lampy'] },
    from: -6,
    to: 8,
    renewDays: 16,
  },
  {
    code: 'vtoroy-rulon-popolam',
    title: { ru: 'Второй рулон за полцены', kz: 'Екінші орам жарты бағаға' },
    lead: {
      ru: 'Каждый второй рулон флизелиновых обоев дешевле вдвое.',
      kz: 'Флизелин тұсқағаздың әр екінші орамы екі есе арзан.',
    },
    mechanic: { type: 'nth_percent', nth: 2, percent: 50 },
    scope: { sections: ['flizelinovye-oboi'] },
    from: -3,
    to: 11,
    renewDays: 15,
  },
  {
    code: 'vannaya-komplektom',
    title: { ru: 'Ванная комплектом', kz: 'Жуынатын бөлме жинағы' },
    lead: {
      ru: 'Унитаз, раковина и смеситель вместе стоят меньше, чем порознь.',
      kz: 'Унитаз, раковина және араластырғыш бірге алса, бөлек алғаннан арзан.',
    },
    mechanic: (pick) => {
      const parts = ['unitazy', 'rakoviny', 'smesiteli'].map((leaf) => pick(leaf));
      const sum = parts.reduce((total, { price }) => total + price, 0);
      return {
        type: 'set_price',
        parts: parts.map(({ code }) => ({ productCode: code, count: 1 })),
        price: Math.floor((sum * 0.86) / 1000) * 1000 - 10,
      };
    },
    from: -12,
    to: 25,
    renewDays: 40,
  },
  {
    code: 'laminat-s-podlozhkoy',
    title: { ru: 'К ламинату подложка −30 %', kz: 'Ламинатпен төсеніш −30 %' },
    lead: {
      ru: 'На каждую пачку ламината одна упаковка подложки дешевле на треть.',
      kz: 'Ламинаттың әр бумасына бір орам төсеніш үштен бірге арзан.',
    },
    mechanic: { type: 'bundle', with: { sections: ['podlozhka'] }, percent: 30 },
    scope: { sections: ['laminat'] },
    from: -8,
    to: 14,
    renewDays: 23,
  },
  {
    code: 'pyataya-pachka-laminata',
    title: { ru: 'Пятая пачка ламината бесплатно', kz: 'Ламинаттың бесінші бумасы тегін' },
    lead: {
      ru: 'Четыре пачки оплачиваете, пятую получаете. Не складывается со скидкой за объём.',
      kz: 'Төрт буманы төлейсіз, бесіншісін аласыз. Көлемге жеңілдікпен қосылмайды.',
    },
    mechanic: { type: 'n_plus_m', buy: 4, free: 1 },
    scope: { sections: ['laminat'] },
    exclusiveGroup: 'laminat',
    from: -5,
    to: 16,
    renewDays: 22,
  },
  {
    code: 'laminat-na-vsyu-kvartiru',
    title: { ru: 'Ламинат на всю квартиру −12 %', kz: 'Бүкіл пәтерге ламинат −12 %' },
    lead: {
      ru: 'Скидка за объём: от 100 000 ₸ ламинат дешевле на 7 %, от 200 000 ₸ на 12 %.',
      kz: 'Көлемге жеңілдік: ламинат 100 000 ₸-ден бастап 7 %-ға, 200 000 ₸-ден бастап 12 %-ға арзан.',
    },
    mechanic: {
      type: 'threshold_percent',
      tiers: [
        { from: 100_000, percent: 7 },
        { from: 200_000, percent: 12 },
      ],
    },
    scope: { sections: ['laminat'] },
    exclusiveGroup: 'laminat',
    from: -5,
    to: 16,
    renewDays: 22,
  },
  {
    code: 'germetik-v-podarok',
    title: { ru: 'Герметик в подарок', kz: 'Герметик сыйлыққа' },
    lead: {
      ru: 'Купите сантехнику от 60 000 ₸ и получите герметик для монтажа.',
      kz: '60 000 ₸-ден басталатын сомаға сантехника сатып алсаңыз, орнатуға арналған герметик сыйлаймыз.',
    },
    mechanic: (pick) => {
      const { code, price, vatPercent } = pick('pena-i-germetiki');
      return {
        type: 'threshold_gift',
        from: 60_000,
        gift: { productCode: code, count: 1, price, vatPercent },
      };
    },
    scope: { sections: ['santehnika'] },
    from: -7,
    to: 13,
    renewDays: 21,
  },
  {
    code: 'bolshaya-stroyka',
    title: { ru: 'Большая стройка: до −7 %', kz: 'Үлкен құрылыс: −7 %-ға дейін' },
    lead: {
      ru: 'Чем больше стройматериалов, тем ниже цена: от 50 000 ₸ −3 %, от 150 000 ₸ −5 %, от 300 000 ₸ −7 %.',
      kz: 'Құрылыс материалы көп болса, баға төмен: 50 000 ₸-ден −3 %, 150 000 ₸-ден −5 %, 300 000 ₸-ден −7 %.',
    },
    mechanic: {
      type: 'threshold_percent',
      tiers: [
        { from: 50_000, percent: 3 },
        { from: 150_000, percent: 5 },
        { from: 300_000, percent: 7 },
      ],
    },
    scope: { sections: ['stroymaterialy', 'izolyatsiya', 'krovlya-i-fasad'] },
    from: -30,
    to: 40,
    renewDays: 71,
  },
  {
    code: 'dostavka-besplatno',
    title: { ru: 'Доставка бесплатно', kz: 'Тегін жеткізу' },
    lead: {
      ru: 'Заказ от 100 000 ₸ и до 500 кг привезём по городу бесплатно.',
      kz: '100 000 ₸-ден басталатын, 500 кг-ға дейінгі тапсырысты қала ішінде тегін жеткіземіз.',
    },
    mechanic: { type: 'delivery', tenge: null, from: 100_000, maxKg: 500 },
    from: -40,
    to: 50,
    renewDays: 91,
  },
  {
    code: 'dvoynye-bally-sad',
    title: { ru: 'Сад и дача: двойные баллы', kz: 'Бақ пен саяжай: екі есе ұпай' },
    lead: {
      ru: 'За товары для сада, дачи и дома начисляем вдвое больше баллов.',
      kz: 'Бақ, саяжай және үй тауарларына екі есе көп ұпай береміз.',
    },
    mechanic: { type: 'points_x', times: 2 },
    scope: { sections: ['sad-i-dom'] },
    from: -10,
    to: 18,
    renewDays: 29,
  },
  {
    code: 'klubnyy-smesitel',
    title: { ru: 'Смесители −7 % по карте', kz: 'Араластырғыштар картамен −7 %' },
    lead: {
      ru: 'Участникам клуба смесители дешевле: покажите карту или войдите.',
      kz: 'Клуб мүшелеріне араластырғыштар арзан: картаны көрсетіңіз немесе кіріңіз.',
    },
    mechanic: { type: 'percent', percent: 7 },
    scope: { sections: ['smesiteli'] },
    needsCard: true,
    from: -1,
    to: 29,
    renewDays: 31,
  },
  {
    code: 'instrument-almaty-astana',
    title: { ru: 'Электроинструмент −10 %', kz: 'Электр құралдары −10 %' },
    lead: {
      ru: 'Дрели, шуруповёрты и перфораторы Burkitex дешевле в Алматы и Астане.',
      kz: 'Burkitex дрельдері, шуруповерттері мен перфораторлары Алматы мен Астанада арзан.',
    },
    mechanic: { type: 'percent', percent: 10 },
    scope: { brands: ['burkitex'], sections: ['dreli-i-shurupoverty', 'perforatory'] },
    cities: ['almaty', 'astana'],
    from: -5,
    to: 9,
    renewDays: 48,
  },
  {
    code: 'tsement-optom',
    title: { ru: 'Цемент для партнёров −2 %', kz: 'Серіктестерге цемент −2 %' },
    lead: {
      ru: 'Дополнительная скидка к оптовой цене цемента по договору.',
      kz: 'Шарт бойынша цементтің көтерме бағасына қосымша жеңілдік.',
    },
    mechanic: { type: 'percent', percent: 2 },
    scope: { sections: ['tsement'] },
    audience: 'wholesale',
    touchesWholesale: true,
    from: -3,
    to: 27,
    renewDays: 31,
  },
];

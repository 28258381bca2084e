/** Promotions that are over or still to come, and promo codes. */
import type { DemoPromotion } from './promotion.ts';

export const others: readonly DemoPromotion[] = [
  {
    code: 'chernaya-nedelya',
    title: { ru: 'Чёрная неделя: перфораторы −20 %', kz: 'Қара апта: перфораторлар −20 %' },
    lead: {
      ru: 'Семь дней перфораторы и болгарки дешевле на пятую часть.',
      kz: 'Жеті күн бойы перфораторлар мен болгаркалар бестен бірге арзан.',
    },
    mechanic: { type: 'percent', percent: 20 },
    scope: { sections: ['perforatory', 'bolgarki'] },
    from: 8,
    to: 14,
    renewDays: 48,
  },
  {
    code: 'keramogranit-nedelya',
    title: { ru: 'Керамогранит −12 %', kz: 'Керамогранит −12 %' },
    lead: {
      ru: 'Керамогранит всех форматов дешевле две недели подряд.',
      kz: 'Барлық көлемдегі керамогранит екі апта бойы арзан.',
    },
    mechanic: { type: 'percent', percent: 12 },
    scope: { sections: ['keramogranit'] },
    from: 3,
    to: 17,
    renewDays: 48,
  },
  {
    code: 'laki-dlya-dereva',
    title: { ru: 'Лаки и пропитки −15 %', kz: 'Лактар мен сіңдірмелер −15 %' },
    lead: {
      ru: 'Всё для защиты дерева дешевле: лаки, пропитки, масла.',
      kz: 'Ағашты қорғайтынның бәрі арзан: лактар, сіңдірмелер, майлар.',
    },
    mechanic: { type: 'percent', percent: 15 },
    scope: { sections: ['laki-i-propitki'] },
    from: 18,
    to: 33,
    renewDays: 48,
  },
  {
    code: 'svet-k-prazdniku',
    title: { ru: 'Свет к празднику: 2 + 1', kz: 'Мерекеге жарық: 2 + 1' },
    lead: {
      ru: 'Третий светильник трековой системы бесплатно.',
      kz: 'Трек жүйесінің үшінші шырағы тегін.',
    },
    mechanic: { type: 'n_plus_m', buy: 2, free: 1 },
    scope: { sections: ['trekovye-sistemy'] },
    from: 4,
    to: 24,
    renewDays: 26,
  },
  {
    code: 'dachnyy-sezon',
    title: { ru: 'Дачный сезон −12 %', kz: 'Саяжай маусымы −12 %' },
    lead: {
      ru: 'Садовый инвентарь и полив были дешевле всё лето.',
      kz: 'Бақ құралдары мен суару жаз бойы арзан болды.',
    },
    mechanic: { type: 'percent', percent: 12 },
    scope: { sections: ['sadovyy-inventar', 'polivochnye-shlangi'] },
    from: -160,
    to: -70,
  },
  {
    code: 'den-stroitelya',
    title: { ru: 'День строителя: подарок', kz: 'Құрылысшы күні: сыйлық' },
    lead: {
      ru: 'К покупке инструмента от 40 000 ₸ дарили рулетку.',
      kz: '40 000 ₸-ден басталатын сомаға құрал алғандарға рулетка сыйладық.',
    },
    mechanic: (pick) => {
      const { code, price, vatPercent } = pick('izmeritelnyy-instrument', 2);
      return {
        type: 'threshold_gift',
        from: 40_000,
        gift: { productCode: code, count: 1, price, vatPercent },
      };
    },
    scope: { sections: ['instrumenty-i-krepezh'] },
    from: -108,
    to: -94,
  },
  {
    code: 'promokod-remont10',
    title: { ru: 'Промокод REMONT10', kz: 'REMONT10 промокоды' },
    lead: { ru: 'Скидка 10 % на весь заказ.', kz: 'Бүкіл тапсырысқа 10 % жеңілдік.' },
    mechanic: { type: 'percent', percent: 10 },
    promoCode: 'REMONT10',
    from: -30,
    to: 335,
    renewDays: 366,
  },
  {
    code: 'promokod-sauna5000',
    title: { ru: 'Промокод SAUNA5000', kz: 'SAUNA5000 промокоды' },
    lead: {
      ru: '5 000 ₸ скидки на заказ от 50 000 ₸.',
      kz: '50 000 ₸-ден басталатын тапсырысқа 5 000 ₸ жеңілдік.',
    },
    mechanic: { type: 'fixed', tenge: 5000, per: 'cart' },
    minSum: 50_000,
    promoCode: 'SAUNA5000',
    from: -30,
    to: 335,
    renewDays: 366,
  },
  {
    code: 'promokod-old2020',
    title: { ru: 'Промокод OLD2020', kz: 'OLD2020 промокоды' },
    lead: { ru: 'Скидка 20 % ко дню рождения магазина.', kz: 'Дүкеннің туған күніне 20 % жеңілдік.' },
    mechanic: { type: 'percent', percent: 20 },
    promoCode: 'OLD2020',
    from: -2200,
    to: -2190,
  },
];

/** The words of exported estimates in both languages. */
import type { Locale } from '#domain/locale.ts';

export interface ExportWords {
  title: string;
  seller: string;
  columns: {
    number: string;
    article: string;
    name: string;
    unit: string;
    count: string;
    price: string;
    sum: string;
    weight: string;
    link: string;
    kind: string;
  };
  kinds: { product: string; custom: string; work: string };
  object: string;
  address: string;
  client: string;
  date: string;
  validity: string;
  materials: string;
  works: string;
  markup: string;
  discount: string;
  total: string;
  vat: string;
  weight: string;
  sectionSum: string;
  empty: string;
  warning: string;
}

export const exportWords: Readonly<Record<Locale, ExportWords>> = {
  ru: {
    title: 'Смета',
    seller: 'ТОО «Шебер Демо», БИН 200140001230',
    columns: {
      number: '№',
      article: 'Артикул',
      name: 'Наименование',
      unit: 'Ед.',
      count: 'Кол-во',
      price: 'Цена, ₸',
      sum: 'Сумма, ₸',
      weight: 'Вес, кг',
      link: 'Ссылка',
      kind: 'Вид',
    },
    kinds: { product: 'товар', custom: 'своя строка', work: 'работа' },
    object: 'Объект',
    address: 'Адрес',
    client: 'Клиент',
    date: 'Дата',
    validity: 'Цены товаров магазина действительны 24 часа с этой даты.',
    materials: 'Материалы',
    works: 'Работы',
    markup: 'Наценка на материалы, %',
    discount: 'Скидка, %',
    total: 'Итого',
    vat: 'В том числе НДС в товарах магазина',
    weight: 'Вес товаров, кг',
    sectionSum: 'Итого по разделу',
    empty: 'В смете пока нет строк.',
    warning: 'ДЕМО. Продавец и товары вымышлены; документ не имеет юридической силы.',
  },
  kz: {
    title: 'Смета',
    seller: '«Шебер Демо» ЖШС, БСН 200140001230',
    columns: {
      number: '№',
      article: 'Артикул',
      name: 'Атауы',
      unit: 'Бірл.',
      count: 'Саны',
      price: 'Бағасы, ₸',
      sum: 'Сомасы, ₸',
      weight: 'Салмағы, кг',
      link: 'Сілтеме',
      kind: 'Түрі',
    },
    kinds: { product: 'тауар', custom: 'өз жолы', work: 'жұмыс' },
    object: 'Нысан',
    address: 'Мекенжай',
    client: 'Клиент',
    date: 'Күні',
    validity: 'Дүкен тауарларының бағасы осы күннен бастап 24 сағат жарамды.',
    materials: 'Материалдар',
    works: 'Жұмыстар',
    markup: 'Материалдарға үстеме, %',
    discount: 'Жеңілдік, %',
    total: 'Барлығы',
    vat: 'Оның ішінде дүкен тауарларындағы ҚҚС',
    weight: 'Тауарлар салмағы, кг',
    sectionSum: 'Бөлім бойынша барлығы',
    empty: 'Сметада әзірге жол жоқ.',
    warning: 'ДЕМО. Сатушы мен тауарлар ойдан шығарылған; құжаттың заңды күші жоқ.',
  },
};

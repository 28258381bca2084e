/** The list of all products: its columns, filters, orders, and the views that everybody has. */
import type { Right } from '#contract/office/rights.ts';
import type { Locale } from '../locale.ts';
import type { GridColumn, GridDescription, Words } from './grid.ts';

const words = (ru: string, kz: string): Words => ({ ru, kz });
const column = (
  kind: GridColumn['kind'],
  ru: string,
  kz: string,
  more: Partial<GridColumn> = {},
): GridColumn => ({
  kind,
  label: words(ru, kz),
  ...more,
});
/** A cell that edits the field of its own name. */
const editable = (field: string): Partial<GridColumn> => ({ field });
const priced = (field: string): Partial<GridColumn> => ({ field, right: 'prices' });

// biome-ignore format: a table is read by its columns
export const PRODUCT_GRID = {
  columns: {
    id:              column('number', '№ товара', 'Тауар №'),
    product_code:    column('text', 'Артикул', 'Артикул', editable('product_code')),
    name_ru:         column('text', 'Название, рус.', 'Орысша атауы', editable('name_ru')),
    name_kz:         column('text', 'Название, каз.', 'Қазақша атауы', editable('name_kz')),
    description_ru:  column('long', 'Описание, рус.', 'Орысша сипаттамасы', editable('description_ru')),
    description_kz:  column('long', 'Описание, каз.', 'Қазақша сипаттамасы', editable('description_kz')),
    manufacturer_ru: column('text', 'Производитель, рус.', 'Өндіруші, орысша', editable('manufacturer_ru')),
    manufacturer_kz: column('text', 'Производитель, каз.', 'Өндіруші, қазақша', editable('manufacturer_kz')),
    section:         column('text', 'Раздел', 'Бөлім'),
    brand:           column('text', 'Бренд', 'Бренд'),
    active:          column('flag', 'Продаётся', 'Сатылымда', editable('active')),
    on_order:        column('flag', 'Под заказ', 'Тапсырыспен', editable('on_order')),
    is_offline:      column('flag', 'Только в магазине', 'Тек дүкенде', editable('is_offline')),
    price:           column('money', 'Цена, ₸', 'Бағасы, ₸', priced('price')),
    discount_price:  column('money', 'Цена со скидкой, ₸', 'Жеңілдік бағасы, ₸', priced('discount_price')),
    club_price:      column('money', 'Цена по карте, ₸', 'Карта бағасы, ₸', priced('club_price')),
    wholesale_price: column('money', 'Оптовая цена, ₸', 'Көтерме баға, ₸', priced('wholesale_price')),
    regular_price:   column('money', 'Зачёркнутая цена, ₸', 'Сызылған баға, ₸', { right: 'prices' }),
    cost:            column('money', 'Закуп, ₸', 'Сатып алу, ₸', { field: 'cost', right: 'costs' }),
    margin:          column('number', 'Маржа, %', 'Маржа, %', { right: 'costs' }),
    stock:           column('number', 'Остаток', 'Қалдық'),
    gtin:            column('text', 'Штрихкод', 'Штрихкод', editable('gtin')),
    ntin:            column('text', 'NTIN', 'NTIN', editable('ntin')),
    country_code:    column('text', 'Страна', 'Елі', editable('country_code')),
    length_mm:       column('number', 'Длина, мм', 'Ұзындығы, мм', editable('length_mm')),
    width_mm:        column('number', 'Ширина, мм', 'Ені, мм', editable('width_mm')),
    height_mm:       column('number', 'Высота, мм', 'Биіктігі, мм', editable('height_mm')),
    vat_percent:     column('number', 'НДС, %', 'ҚҚС, %', editable('vat_percent')),
    warranty_months: column('number', 'Гарантия, мес.', 'Кепілдік, ай', editable('warranty_months')),
    has_kz:          column('flag', 'Қазақша', 'Қазақшасы'),
    pictures:        column('number', 'Фото', 'Фото'),
    filled:          column('number', 'Заполнено', 'Толтырылғаны'),
    popularity:      column('number', 'Популярность', 'Танымалдығы'),
    changed_at:      column('moment', 'Изменён', 'Өзгертілген'),
    image:           column('text', 'Главное фото', 'Басты фото'),
  },
  filters: {
    q:        { kind: 'text', label: words('Название, артикул, штрихкод', 'Атауы, артикулы, штрихкоды') },
    section:  { kind: 'ids', label: words('Раздел', 'Бөлім') },
    brand:    { kind: 'ids', label: words('Бренд', 'Бренд') },
    active:   { kind: 'flag', label: words('Продаётся', 'Сатылымда') },
    visible:  { kind: 'flag', label: words('Видно в магазине', 'Дүкенде көрінеді') },
    kz:       { kind: 'flag', label: words('Есть қазақша', 'Қазақшасы бар') },
    pictures: { kind: 'flag', label: words('Есть фото', 'Фотосы бар') },
    ntin:     { kind: 'flag', label: words('Есть NTIN', 'NTIN-і бар') },
    priced:   { kind: 'flag', label: words('Есть цена', 'Бағасы бар') },
    costed:   { kind: 'flag', label: words('Есть закупочная цена', 'Сатып алу бағасы бар'), right: 'costs' },
    gain:     { kind: 'flag', label: words('Не ниже закупочной', 'Сатып алу бағасынан төмен емес'), right: 'costs' },
    price:    { kind: 'range', label: words('Цена, ₸', 'Бағасы, ₸'), right: 'prices' },
    changed:  { kind: 'range', label: words('Изменён, дней назад', 'Неше күн бұрын өзгертілген') },
    filled:   { kind: 'range', label: words('Заполнено из 10', '10-нан толтырылғаны') },
  },
  orders: {
    code:       { label: words('По артикулу', 'Артикулы бойынша') },
    name:       { label: words('По названию', 'Атауы бойынша') },
    name_kz:    { label: words('По казахскому названию', 'Қазақша атауы бойынша') },
    section:    { label: words('По разделам', 'Бөлімдері бойынша'), key: 'number' },
    brand:      { label: words('По брендам', 'Брендтері бойынша'), key: 'number' },
    price:      { label: words('По цене', 'Бағасы бойынша'), right: 'prices', key: 'number' },
    changed:    { label: words('По изменению', 'Өзгертілген уақыты бойынша'), key: 'number' },
    popularity: { label: words('По популярности', 'Танымалдығы бойынша'), key: 'number' },
    filled:     { label: words('По заполненности', 'Толтырылуы бойынша'), key: 'number' },
  },
  usualColumns: ['image', 'product_code', 'name_ru', 'has_kz', 'active', 'price', 'stock', 'filled'],
  usualOrder: '-popularity',
} as const satisfies GridDescription;

/** A reader of Kazakh reads the names that shoppers read in Kazakh; what has none is seen by its mark. */
export const listUsualColumns = (language: Locale): ProductColumn[] =>
  PRODUCT_GRID.usualColumns.map((name) => (language === 'kz' && name === 'name_ru' ? 'name_kz' : name));

export type ProductColumn = keyof typeof PRODUCT_GRID.columns;
export type ProductOrder = keyof typeof PRODUCT_GRID.orders;
export type ProductFilter = keyof typeof PRODUCT_GRID.filters;

// biome-ignore format: a table is read by its columns
export const PRODUCT_VIEWS: readonly { where: string; label: Words; right?: Right }[] = [
  { where: '', label: words('Все', 'Барлығы') },
  { where: 'kz:no', label: words('Нет қазақша', 'Қазақшасы жоқ') },
  { where: 'pictures:no', label: words('Нет фото', 'Фотосы жоқ') },
  { where: 'ntin:no', label: words('Без NTIN', 'NTIN-сіз') },
  { where: 'priced:no', label: words('Без цены', 'Бағасыз') },
  { where: 'gain:no', label: words('Ниже закупа', 'Сатып алудан төмен'), right: 'costs' },
  { where: 'visible:no', label: words('Не видно', 'Көрінбейді') },
];

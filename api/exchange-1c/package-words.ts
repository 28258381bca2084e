/** What 1C's user reads in their log: Russian, short, and what to do. */
import { type FileFault, type PackageError, TOO_SLOW } from '#domain/exchange/package-codes.ts';
import type { ExchangePackage } from './packages.queries.ts';

const FAULTS: Readonly<Record<FileFault, string>> = {
  'file.absent': 'Файл не найден на сайте. Повторите выгрузку',
  'file.cut_off': 'Файл пришёл не полностью. На сайте ничего не изменилось, повторите выгрузку',
  'file.broken':
    'Файл повреждён: это не правильный XML. На сайте ничего не изменилось. Повторите выгрузку; если не поможет, ищите в названиях и описаниях знаки & и <',
  'file.encoding': 'Не удалось прочитать буквы файла. Выгружайте в UTF-8 или windows-1251',
  'file.forbidden':
    'В файле есть то, чего в CommerceML не бывает (DOCTYPE, сущности, слишком глубокая вложенность)',
  'file.too_large': 'Файл слишком велик. Выгружайте порциями по 1000–5000 товаров',
  'file.not_commerceml': 'Это не файл CommerceML: нет элемента КоммерческаяИнформация',
  'archive.broken': 'Архив повреждён. На сайте ничего не изменилось, повторите выгрузку',
  'archive.too_large': 'Архив слишком велик. Выгружайте порциями по 1000–5000 товаров',
  'archive.names': 'В архиве есть файл с недопустимым именем',
};

const NUMBER = new Intl.NumberFormat('ru-RU');

const OTHERS: Readonly<Partial<Record<PackageError, string>>> = {
  'package.stale': 'Пакет старее уже загруженного: цены и остатки не изменены. Повторите выгрузку',
  [TOO_SLOW]: 'База данных сайта не успевает загрузить пакет. Выгружайте порциями по 1000–5000 товаров',
};

export const sayFault = (code: string | null, facts: Readonly<Record<string, string | number>>): string => {
  const words =
    FAULTS[code as FileFault] ??
    OTHERS[code as PackageError] ??
    'Внутренняя ошибка сайта. Повторите обмен позже';
  const about = facts.name ?? facts.what;
  return about === undefined || code === 'file.broken' || code === 'file.cut_off'
    ? words
    : `${words} (${about})`;
};

export const sayReading = ({ rowsRead }: ExchangePackage): string => `Прочитано ${NUMBER.format(rowsRead)}`;
export const sayApplying = ({ rowsApplied, rowsRead }: ExchangePackage): string =>
  `Загружено ${NUMBER.format(rowsApplied)} из ${NUMBER.format(rowsRead)}`;
export const sayApplied = ({ rowsRead, isRepeated }: ExchangePackage): string =>
  isRepeated ? 'Уже загружено' : `Загружено. Прочитано строк: ${NUMBER.format(rowsRead)}`;

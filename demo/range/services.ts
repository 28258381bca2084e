/** Work that the demo shop does beside selling; families are those of the sections. */
import type { Words } from './leaf.ts';

export interface Service {
  code: string;
  name: Words;
  note: Words;
  unit: Words;
  price: number;
  families: readonly string[];
}

export const services: readonly Service[] = [
  {
    code: 'zamer',
    name: { ru: 'Выезд на замер', kz: 'Өлшеуге шығу' },
    note: {
      ru: 'Мастер приедет по городу и снимет размеры проёмов или комнаты.',
      kz: 'Шебер қала ішінде келіп, ойықтарды не бөлмені өлшейді.',
    },
    unit: { ru: 'выезд', kz: 'рет' },
    price: 5000,
    families: ['DOOR', 'WINDOW', 'FLOOR', 'LINO', 'FURN', 'FENCE'],
  },
  {
    code: 'ustanovka-dveri',
    name: { ru: 'Установка двери', kz: 'Есік орнату' },
    note: {
      ru: 'Коробка, полотно, фурнитура и наличники в готовый проём.',
      kz: 'Дайын ойыққа қорап, есік жармасы, фурнитура және жақтау орнату.',
    },
    unit: { ru: 'шт.', kz: 'дана' },
    price: 18_000,
    families: ['DOOR'],
  },
  {
    code: 'ustanovka-santehniki',
    name: { ru: 'Установка сантехники', kz: 'Сантехника орнату' },
    note: {
      ru: 'Подключение к готовым выводам: смеситель, раковина, унитаз, ванна или водонагреватель.',
      kz: 'Дайын шығыстарға қосу: араластырғыш, раковина, унитаз, ванна немесе су жылытқыш.',
    },
    unit: { ru: 'шт.', kz: 'дана' },
    price: 12_000,
    families: ['TAP', 'BASIN', 'WC', 'BATH', 'SHOWER', 'BOILER'],
  },
  {
    code: 'sborka-mebeli',
    name: { ru: 'Сборка мебели', kz: 'Жиһаз жинау' },
    note: {
      ru: 'Сборка на месте по инструкции изготовителя, вынос упаковки.',
      kz: 'Өндірушінің нұсқаулығымен орнында жинау, қаптамасын шығару.',
    },
    unit: { ru: 'шт.', kz: 'дана' },
    price: 7000,
    families: ['FURN', 'STORE'],
  },
];

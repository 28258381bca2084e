/** Named choices of filters of the sets' sections. */
import type { DemoSetFilter } from './set.ts';

export const setFilters: readonly DemoSetFilter[] = [
  {
    mode: 'kits',
    section: 'pol',
    code: 'po-ploshchadi',
    name: { ru: 'С пересчётом по площади', kz: 'Ауданы бойынша есептелетін' },
    title: { ru: 'Комплекты для пола по площади', kz: 'Ауданы бойынша еден жинақтары' },
    about: {
      ru: 'Введите площадь комнаты, и комплект пересчитает мешки, пачки и рулоны до целых вверх.',
      kz: 'Бөлме ауданын жазыңыз: жинақ қаптарды, бумалар мен орамдарды бүтінге дейін көбейтіп есептейді.',
    },
    choice: { scale: ['area'] },
  },
  {
    mode: 'kits',
    section: 'steny',
    code: 'po-ploshchadi',
    name: { ru: 'С пересчётом по площади', kz: 'Ауданы бойынша есептелетін' },
    title: { ru: 'Комплекты для стен по площади', kz: 'Ауданы бойынша қабырға жинақтары' },
    about: {
      ru: 'Площадь стен без окон и дверей даёт число банок, рулонов и мешков.',
      kz: 'Терезе мен есіксіз қабырға ауданы банка, орам және қап санын береді.',
    },
    choice: { scale: ['area'] },
  },
  {
    mode: 'kits',
    section: 'fasad-i-uchastok',
    code: 'po-dline',
    name: { ru: 'По длине', kz: 'Ұзындығы бойынша' },
    title: { ru: 'Комплекты забора по длине', kz: 'Ұзындығы бойынша қоршау жинақтары' },
    about: {
      ru: 'Длина участка по фасаду даёт число листов, столбов и саморезов.',
      kz: 'Ауланың ұзындығы парақ, баған мен бұранда санын береді.',
    },
    choice: { scale: ['length'] },
  },
  {
    mode: 'collections',
    section: 'plitka',
    code: 'sarkeram',
    name: { ru: 'Sarkeram', kz: 'Sarkeram' },
    title: { ru: 'Коллекции плитки Sarkeram', kz: 'Sarkeram плитка топтамалары' },
    about: {
      ru: 'Плитка, керамогранит и мозаика Sarkeram, которые кладут вместе.',
      kz: 'Бірге төселетін Sarkeram плиткасы, керамограниті мен мозаикасы.',
    },
    choice: { brand: ['sarkeram'] },
  },
  {
    mode: 'collections',
    section: 'oboi',
    code: 's-ornamentom',
    name: { ru: 'С орнаментом', kz: 'Ою-өрнекті' },
    title: { ru: 'Коллекции обоев с орнаментом', kz: 'Ою-өрнекті тұсқағаз топтамалары' },
    about: {
      ru: 'Орнамент на одной стене и спокойные компаньоны для остальных.',
      kz: 'Бір қабырғада ою-өрнек, қалғандарында тыныш жұптары.',
    },
    choice: { style: ['ethnic'] },
  },
  {
    mode: 'interiors',
    section: 'vannaya',
    code: 'svetlye',
    name: { ru: 'Светлые', kz: 'Ашық түсті' },
    title: { ru: 'Светлые ванные', kz: 'Ашық түсті жуынатын бөлмелер' },
    about: {
      ru: 'Белая и бежевая плитка делает небольшую ванную просторнее.',
      kz: 'Ақ және сарғыш плитка шағын бөлмені кеңірек көрсетеді.',
    },
    choice: { colour: ['white', 'beige'] },
  },
  {
    mode: 'interiors',
    section: 'gostinaya',
    code: 'skandinavskie',
    name: { ru: 'Скандинавские', kz: 'Скандинавиялық' },
    title: { ru: 'Скандинавские гостиные', kz: 'Скандинавиялық қонақ бөлмелер' },
    about: {
      ru: 'Светлое дерево, белые двери и мягкий свет.',
      kz: 'Ашық ағаш, ақ есік және жұмсақ жарық.',
    },
    choice: { style: ['scandi'] },
  },
];

/** What is answered to those who read figures: a part of the table in errors.ts. */
export const figureErrors = {
  'report.not_found': {
    status: 404,
    ru: 'Такого отчёта нет.',
    kz: 'Мұндай есеп жоқ.',
  },
  'report.wrong_period': {
    status: 422,
    ru: 'Укажите период до 400 дней: первый день не позже последнего.',
    kz: 'Ұзақтығы 400 күннен аспайтын кезеңді көрсетіңіз: бірінші күн соңғысынан кеш болмасын.',
  },
  'supply.day_is_over': {
    status: 422,
    ru: 'День поставки уже прошёл. Укажите сегодняшний или следующий.',
    kz: 'Жеткізілім күні өтіп кетті. Бүгінгі немесе одан кейінгі күнді көрсетіңіз.',
  },
} as const;

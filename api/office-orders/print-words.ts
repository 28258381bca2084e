/** The words of what is printed for the stores. */
import type { Locale } from '#domain/locale.ts';

export interface PrintWords {
  title(number: string): string;
  subject: string;
  /** Of a walk for several orders. */
  gathered(count: number): string;
  whose: string;
  shelf: string;
  goods: string;
  count: string;
  done: string;
  noShelf: string;
  shelfAt(row: string, place: string): string;
  comment: string;
  weight(kg: number): string;
  methods: Record<'pickup' | 'delivery' | 'express' | 'transport', string>;
  place(n: number, of: number): string;
  gate: string;
  labels(number: string): string;
  picker: string;
}

export const printWords: Record<Locale, PrintWords> = {
  ru: {
    title: (number) => `Лист сборки ${number}`,
    subject: 'Для магазина и склада',
    gathered: (count) => `Общий лист сборки: заказов ${count}`,
    whose: 'По заказам',
    shelf: 'Где лежит',
    goods: 'Товар',
    count: 'Кол-во',
    done: 'Взято',
    noShelf: 'место не указано',
    shelfAt: (row, place) => `ряд ${row}, место ${place}`,
    comment: 'Комментарий покупателя',
    weight: (kg) => `${kg} кг`,
    methods: {
      pickup: 'Самовывоз',
      delivery: 'Доставка',
      express: 'Экспресс-доставка',
      transport: 'Транспортная компания',
    },
    place: (n, of) => `Место ${n} из ${of}`,
    gate: 'Ворота',
    labels: (number) => `Ярлыки мест ${number}`,
    picker: 'Собрал',
  },
  kz: {
    title: (number) => `${number} жинау парағы`,
    subject: 'Дүкен мен қойма үшін',
    gathered: (count) => `Ортақ жинау парағы: ${count} тапсырыс`,
    whose: 'Тапсырыстар бойынша',
    shelf: 'Қайда тұр',
    goods: 'Тауар',
    count: 'Саны',
    done: 'Алынды',
    noShelf: 'орны көрсетілмеген',
    shelfAt: (row, place) => `${row}-қатар, ${place}-орын`,
    comment: 'Сатып алушының түсініктемесі',
    weight: (kg) => `${kg} кг`,
    methods: {
      pickup: 'Өзі алып кету',
      delivery: 'Жеткізу',
      express: 'Жедел жеткізу',
      transport: 'Көлік компаниясы',
    },
    place: (n, of) => `${of} орыннан ${n}-орын`,
    gate: 'Қақпа',
    labels: (number) => `${number} орындарының жапсырмалары`,
    picker: 'Жинаған',
  },
};

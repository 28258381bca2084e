/** The part of the table of errors (errors.ts) that speaks of money, receipts and papers of orders. */
export const paymentErrors = {
  'payment.break_not_found': {
    status: 404,
    ru: 'Такого расхождения нет, или его уже объяснили.',
    kz: 'Мұндай айырмашылық жоқ немесе ол түсіндірілген.',
  },
  'payment.not_found': {
    status: 404,
    ru: 'Такого платежа нет.',
    kz: 'Мұндай төлем жоқ.',
  },
  'payment.provider_not_found': {
    status: 404,
    ru: 'Такой платёжной системы у магазина нет.',
    kz: 'Дүкенде мұндай төлем жүйесі жоқ.',
  },
  'payment.bad_signature': {
    status: 400,
    ru: 'Подпись сообщения не подходит или устарела.',
    kz: 'Хабарламаның қолтаңбасы жарамсыз немесе ескірген.',
  },
  'payment.wrong_amount': {
    status: 422,
    ru: 'Сумма не совпадает с суммой платежа.',
    kz: 'Сома төлем сомасына сәйкес келмейді.',
  },
  'payment.unavailable': {
    status: 503,
    ru: 'Платёжная система сейчас не отвечает. Заказ сохранён: повторите через минуту или выберите другой способ.',
    kz: 'Төлем жүйесі қазір жауап бермейді. Тапсырыс сақталды: бір минуттан кейін қайталаңыз немесе басқа тәсіл таңдаңыз.',
  },
  'receipt.not_found': {
    status: 404,
    ru: 'Такого чека нет.',
    kz: 'Мұндай чек жоқ.',
  },
  /** Not a failure: what was asked for is on its way. */
  receipt_pending: {
    status: 202,
    ru: 'Чек формируется. Обычно это занимает меньше минуты.',
    kz: 'Чек дайындалып жатыр. Әдетте бұл бір минутқа жетпейді.',
  },
} as const;

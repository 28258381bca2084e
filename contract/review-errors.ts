export const reviewErrors = {
  'review.not_found': {
    status: 404,
    ru: 'Такого отзыва нет.',
    kz: 'Мұндай пікір жоқ.',
  },
  'review.not_bought': {
    status: 422,
    ru: 'Отзыв можно оставить о товаре, который вы получили.',
    kz: 'Пікірді қолыңызға тиген тауар туралы ғана жаза аласыз.',
  },
} as const;

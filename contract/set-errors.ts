/** The part of the table of errors (errors.ts) that speaks of sets. */
export const setErrors = {
  'set.not_found': {
    status: 404,
    ru: 'Такого набора нет.',
    kz: 'Мұндай жинақ жоқ.',
  },
  'set.param_range': {
    status: 422,
    ru: 'Набор считается от {min} до {max}.',
    kz: 'Жинақ {min}–{max} аралығында есептеледі.',
  },
  'set.item_required': {
    status: 422,
    ru: 'Без этой позиции набор не собрать: «{name}».',
    kz: 'Бұл тауарсыз жинақ құралмайды: «{name}».',
  },
  'set.choice_unknown': {
    status: 422,
    ru: 'Такой замены в наборе нет. Обновите страницу и выберите снова.',
    kz: 'Жинақта мұндай алмастыру жоқ. Бетті жаңартып, қайта таңдаңыз.',
  },
} as const;

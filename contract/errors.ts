/**
 * The closed list of error codes: the HTTP status and the words in both languages. The only such table.
 * `{name}` in the words is filled from the refusal's details.
 */
import { z } from 'zod';
import { accessErrors } from './access-errors.ts';
import { clubErrors } from './club-errors.ts';
import { estimateErrors } from './estimate-errors.ts';
import { catalogueErrors } from './office/catalogue-errors.ts';
import { figureErrors } from './office/figure-errors.ts';
import { officeErrors } from './office/office-errors.ts';
import { orderDeskErrors } from './office/order-desk-errors.ts';
import { peopleErrors } from './office/people-errors.ts';
import { storeErrors } from './office/store-errors.ts';
import { wordErrors } from './office/word-errors.ts';
import { orderErrors } from './order-errors.ts';
import { partnerErrors } from './partner-errors.ts';
import { paymentErrors } from './payment-errors.ts';
import { requestErrors } from './request-errors.ts';
import { reviewErrors } from './review-errors.ts';
import { setErrors } from './set-errors.ts';

interface ErrorEntry {
  status: number;
  ru: string;
  kz: string;
}

export const errors = {
  ...requestErrors,
  ...reviewErrors,
  ...accessErrors,
  ...partnerErrors,
  'session.required': {
    status: 401,
    ru: 'Войдите, чтобы продолжить.',
    kz: 'Жалғастыру үшін жүйеге кіріңіз.',
  },
  'auth.invalid_credentials': {
    status: 422,
    ru: 'Телефон, почта или пароль не подходят. Проверьте раскладку и попробуйте ещё раз.',
    kz: 'Телефон, пошта немесе құпиясөз сәйкес келмейді. Пернетақта тілін тексеріп, қайталап көріңіз.',
  },
  'address.not_found': {
    status: 404,
    ru: 'Такого адреса нет.',
    kz: 'Мұндай мекенжай жоқ.',
  },
  'address.too_many': {
    status: 422,
    ru: 'Адресов уже {most}: удалите лишний, чтобы добавить новый.',
    kz: 'Сізде {most} мекенжай сақталған: жаңасын қосу үшін артығын жойыңыз.',
  },
  'call.not_found': {
    status: 404,
    ru: 'Такого вызова нет.',
    kz: 'Мұндай шақыру жоқ.',
  },
  'section.not_found': {
    status: 404,
    ru: 'Такого раздела нет.',
    kz: 'Мұндай бөлім жоқ.',
  },
  'static_filter.not_found': {
    status: 404,
    ru: 'Такой подборки в разделе нет.',
    kz: 'Бұл бөлімде мұндай іріктеме жоқ.',
  },
  'product.not_found': {
    status: 404,
    ru: 'Такого товара нет.',
    kz: 'Мұндай тауар жоқ.',
  },
  'notice.not_found': {
    status: 404,
    ru: 'Вы об этом уже не ждёте вестей.',
    kz: 'Бұл туралы хабар күтпейсіз.',
  },
  'cart.overtaken': {
    status: 409,
    ru: 'Корзина уже изменилась на другом устройстве. Обновите её и повторите.',
    kz: 'Себет басқа құрылғыда өзгеріп кетті. Оны жаңартып, қайталаңыз.',
  },
  'calculator.not_found': {
    status: 404,
    ru: 'Такого калькулятора нет.',
    kz: 'Мұндай калькулятор жоқ.',
  },
  'calculator.unfit_product': {
    status: 422,
    ru: 'Этот товар для такого расчёта не подходит. Выберите другой.',
    kz: 'Бұл тауар мұндай есепке сай келмейді. Басқасын таңдаңыз.',
  },
  'brand.not_found': {
    status: 404,
    ru: 'Такого бренда нет.',
    kz: 'Мұндай бренд жоқ.',
  },
  'page.not_found': {
    status: 404,
    ru: 'Такой страницы нет.',
    kz: 'Мұндай бет жоқ.',
  },
  'document.not_found': {
    status: 404,
    ru: 'Такого документа нет.',
    kz: 'Мұндай құжат жоқ.',
  },
  'promotion.not_found': {
    status: 404,
    ru: 'Такой акции нет.',
    kz: 'Мұндай акция жоқ.',
  },
  'promo_code.not_found': {
    status: 404,
    ru: 'Такого промокода нет. Проверьте буквы и цифры.',
    kz: 'Мұндай промокод жоқ. Әріптері мен цифрларын тексеріңіз.',
  },
  'promo_code.not_started': {
    status: 422,
    ru: 'Промокод ещё не действует: он начнёт работать {date}.',
    kz: 'Промокод әлі жарамсыз: ол {date} күні күшіне енеді.',
  },
  'promo_code.expired': {
    status: 422,
    ru: 'Срок промокода истёк.',
    kz: 'Промокодтың мерзімі өтіп кеткен.',
  },
  'promo_code.wrong_city': {
    status: 422,
    ru: 'Промокод не действует в вашем городе.',
    kz: 'Промокод сіздің қалаңызда жарамайды.',
  },
  'promo_code.first_order_only': {
    status: 422,
    ru: 'Промокод действует только на первый заказ.',
    kz: 'Промокод тек алғашқы тапсырысқа жарайды.',
  },
  'promo_code.needs_card': {
    status: 422,
    ru: 'Промокод действует только с клубной картой.',
    kz: 'Промокод тек клуб картасымен жарайды.',
  },
  'promo_code.wholesale_only': {
    status: 422,
    ru: 'Промокод только для оптовых покупателей с договором.',
    kz: 'Промокод тек шарты бар көтерме сатып алушыларға арналған.',
  },
  'promo_code.already_used': {
    status: 422,
    ru: 'Вы уже использовали этот промокод.',
    kz: 'Сіз бұл промокодты пайдаланып қойғансыз.',
  },
  'promo_code.used_up': {
    status: 422,
    ru: 'Промокод закончился: им успели воспользоваться другие покупатели.',
    kz: 'Промокод таусылды: оны басқа сатып алушылар пайдаланып үлгерді.',
  },
  'promo_code.min_sum': {
    status: 422,
    ru: 'Промокод действует от {minSum}: добавьте товаров ещё на {left}.',
    kz: 'Промокод {minSum}-ден бастап жарайды: тағы {left}-ге тауар қосыңыз.',
  },
  'promo_code.no_goods': {
    status: 422,
    ru: 'Промокод не распространяется на товары в корзине.',
    kz: 'Промокод себеттегі тауарларға жарамайды.',
  },
  'promo_code.no_saving': {
    status: 422,
    ru: 'Промокод здесь ничего не уменьшит: товары уже по самой низкой цене.',
    kz: 'Промокод мұнда ештеңені арзандатпайды: тауарлар онсыз да ең төмен бағада.',
  },
  'promo_code.promotions_better': {
    status: 422,
    ru: 'Промокод не складывается с акциями, а акции в корзине выгоднее.',
    kz: 'Промокод акциялармен қосылмайды, ал себеттегі акциялар тиімдірек.',
  },
  'promo_code.too_many': {
    status: 429,
    ru: 'Слишком много попыток ввести промокод. Повторите через {seconds} с.',
    kz: 'Промокодты тым көп рет енгіздіңіз. {seconds} секундтан кейін қайталаңыз.',
  },
  'picture.not_found': {
    status: 404,
    ru: 'Такой картинки нет.',
    kz: 'Мұндай сурет жоқ.',
  },
  'picture.busy': {
    status: 503,
    ru: 'Картинка ещё готовится. Повторите через несколько секунд.',
    kz: 'Сурет әлі дайындалып жатыр. Бірнеше секундтан кейін қайталаңыз.',
  },
  'recommendations.not_found': {
    status: 404,
    ru: 'Такого блока рекомендаций нет.',
    kz: 'Мұндай ұсыныстар блогы жоқ.',
  },
  'lists.full': {
    status: 422,
    ru: 'Список полон: в нём уже {cap} товаров. Уберите лишние и попробуйте снова.',
    kz: 'Тізім толды: онда {cap} тауар бар. Артығын алып тастап, қайталап көріңіз.',
  },
  'live.token_refused': {
    status: 401,
    ru: 'Ключ живых обновлений не подходит или устарел. Запросите новый.',
    kz: 'Тікелей жаңартулар кілті жарамсыз немесе ескірген. Жаңасын сұраңыз.',
  },
  'live.topic_refused': {
    status: 403,
    ru: 'Этот ключ не открывает такую ленту обновлений.',
    kz: 'Бұл кілт мұндай жаңартулар ағынын ашпайды.',
  },
  'live.too_many_streams': {
    status: 429,
    ru: 'Открыто слишком много лент обновлений. Закройте лишние вкладки.',
    kz: 'Жаңартулар ағыны тым көп ашылған. Артық қойындыларды жабыңыз.',
  },
  ...clubErrors,
  ...paymentErrors,
  ...orderErrors,
  ...setErrors,
  ...estimateErrors,
  ...officeErrors,
  ...catalogueErrors,
  ...wordErrors,
  ...orderDeskErrors,
  ...peopleErrors,
  ...storeErrors,
  ...figureErrors,
  'service.unavailable': {
    status: 503,
    ru: 'Магазин временно недоступен. Повторите через несколько секунд.',
    kz: 'Дүкен уақытша қолжетімсіз. Бірнеше секундтан кейін қайталаңыз.',
  },
  'service.busy': {
    status: 503,
    ru: 'Сейчас слишком много запросов. Повторите через несколько секунд.',
    kz: 'Қазір сұрау тым көп. Бірнеше секундтан кейін қайталаңыз.',
  },
  'service.no_room': {
    status: 503,
    ru: 'Временно не можем ничего сохранить, уже исправляем. Каталог и цены работают; повторите через несколько минут.',
    kz: 'Өзгерістерді уақытша сақтай алмаймыз, түзетіп жатырмыз. Каталог пен бағалар жұмыс істейді; бірнеше минуттан кейін қайталаңыз.',
  },
  'service.fault': {
    status: 500,
    ru: 'Что-то сломалось на нашей стороне. Номер обращения: {requestId}.',
    kz: 'Біздің тарапымызда ақау шықты. Өтініш нөмірі: {requestId}.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

/** What words a refusal may carry for its message: numbers and short texts only. */
export type ErrorDetails = Record<string, string | number>;

/** The message of an error in the reader's language. */
export function errorMessage(code: ErrorCode, locale: 'ru' | 'kz', details: ErrorDetails = {}): string {
  return errors[code][locale].replace(/\{(\w+)\}/g, (slot, name: string) => String(details[name] ?? slot));
}

/** The body of every failed call. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** What some refusals bring for the one who is refused; the contract names its shape beside the call. */
  data: z.unknown().optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

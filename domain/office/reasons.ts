/** Why a change is not written, and why somebody else must approve: in the reader's words. */
import type { Locale } from '#domain/locale.ts';
import type { ChangeReason } from './changes.ts';

type Words = Readonly<Record<Locale, string>>;

const CHANGE_REASONS: Readonly<Record<ChangeReason, Words>> = {
  collides: {
    ru: 'Пока вы меняли, это поле сохранил другой сотрудник.',
    kz: 'Сіз өзгертіп жатқанда, бұл өрісті басқа қызметкер сақтап қойды.',
  },
  same: { ru: 'Такое значение уже сохранено.', kz: 'Мұндай мән сақталып қойған.' },
  excluded: { ru: 'Исключено из набора.', kz: 'Жинақтан алып тасталды.' },
  missing: { ru: 'Этого больше нет.', kz: 'Бұл енді жоқ.' },
  invalid: { ru: 'Проверьте значение.', kz: 'Мәнін тексеріңіз.' },
  twice: { ru: 'Это поле названо в наборе дважды.', kz: 'Бұл өріс жинақта екі рет аталған.' },
  stopped: {
    ru: 'Запись остановили раньше, чем дошла очередь.',
    kz: 'Кезегі жеткенше жазу тоқтатылды.',
  },
  not_new: { ru: 'Новое здесь так не создают.', kz: 'Мұнда жаңасы бұлай жасалмайды.' },
};

export const sayChangeReason = (why: ChangeReason, language: Locale): string => CHANGE_REASONS[why][language];

export type ApprovalReason = 'roles' | 'approvers' | 'refund' | 'refund_day';

const APPROVAL_REASONS: Readonly<Record<ApprovalReason, Words>> = {
  roles: {
    ru: 'Роли сотрудников меняют два администратора.',
    kz: 'Қызметкерлердің рөлін екі әкімші өзгертеді.',
  },
  approvers: {
    ru: 'Доступ тому, кто согласует чужие запросы, дают два администратора.',
    kz: 'Өзгенің сұрауын келісетін адамға рұқсатты екі әкімші береді.',
  },
  refund: {
    ru: 'Возврат больше суммы, которую один сотрудник возвращает без согласия.',
    kz: 'Қайтару сомасы бір қызметкер келісімсіз қайтара алатын сомадан артық.',
  },
  refund_day: {
    ru: 'Возвраты сотрудника за день превысили сумму, которую он возвращает без согласия.',
    kz: 'Қызметкердің бір күндік қайтарулары келісімсіз қайтаруға болатын сомадан асты.',
  },
};

export const sayApprovalReason = (why: ApprovalReason, language: Locale): string =>
  APPROVAL_REASONS[why][language];

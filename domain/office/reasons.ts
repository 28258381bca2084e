/** Why a change is not written, and why somebody else must approve: in the reader's words. */
import type { Locale } from '#domain/locale.ts';
import type { ChangeReason } from './changes.ts';
import type { PriceApprovalReason } from './price-approval.ts';

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

export type ApprovalReason =
  | 'roles'
  | 'approvers'
  | 'refund'
  | 'refund_day'
  | 'forget'
  | 'merge'
  | 'credit_limit'
  | PriceApprovalReason;

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
  forget: {
    ru: 'Удаление учётной записи согласуют двое: вернуть её потом нельзя.',
    kz: 'Тіркелгіні жоюды екі адам келіседі: кейін оны қайтаруға болмайды.',
  },
  merge: {
    ru: 'Две учётные записи объединяют двое: разделить их потом нельзя.',
    kz: 'Екі тіркелгіні екі адам біріктіреді: кейін оларды бөлуге болмайды.',
  },
  credit_limit: {
    ru: 'Кредитный лимит по договору повышают двое.',
    kz: 'Шарт бойынша несие шегін екі адам көтереді.',
  },
  price_count: {
    ru: 'Столько цен сразу меняют двое: один предлагает, другой подтверждает.',
    kz: 'Мұнша бағаны бірден екі адам өзгертеді: бірі ұсынады, екіншісі растайды.',
  },
  price_percent: {
    ru: 'Одна из цен меняется слишком сильно: нужно подтверждение второго сотрудника.',
    kz: 'Бағалардың бірі тым қатты өзгереді: екінші қызметкердің растауы қажет.',
  },
};

export const sayApprovalReason = (why: ApprovalReason, language: Locale): string =>
  APPROVAL_REASONS[why][language];

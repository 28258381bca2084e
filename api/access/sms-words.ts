/** What the shop writes to phones: at most two messages in either language (domain/sms-segments.ts). */
export const CODE_WORDS = {
  login: {
    ru: (code: string) => `${code} — код входа в Шебер. Никому его не сообщайте.`,
    kz: (code: string) => `${code} — Шеберге кіру коды. Оны ешкімге айтпаңыз.`,
  },
  change: {
    ru: (code: string) =>
      `${code} — код, чтобы привязать этот номер к аккаунту в Шебере. Не просили — никому не сообщайте.`,
    kz: (code: string) =>
      `${code} — осы нөмірді Шебердегі аккаунтқа тіркеу коды. Сұрамасаңыз, ешкімге айтпаңыз.`,
  },
} as const;

export const PHONE_CHANGES_WORDS = {
  ru: (phone: string) =>
    `Номер вашего аккаунта в Шебере меняют на ${phone}. Если это не вы, смените пароль и позвоните нам.`,
  kz: (phone: string) =>
    `Шебердегі аккаунт нөмірі ${phone} болып ауыстырылуда. Бұл сіз болмасаңыз, құпиясөзді өзгертіп, бізге қоңырау шалыңыз.`,
} as const;

/** What the letters to staff say, in both languages. */
import type { Locale } from '#domain/locale.ts';
import type { Letter } from '../mail/mail.ts';

interface ToStaff {
  to: string;
  language: Locale;
  name: string;
  /** What makes it this letter: no second one for the same reason. */
  key: string;
  /** of the button */
  href: string;
}

export function invitationLetter({ to, language, name, key, href }: ToStaff): Letter<'staff_invitation'> {
  const { label, ...words } = {
    ru: {
      subject: 'Приглашение в кабинет сотрудника',
      paragraphs: [
        `Здравствуйте, ${name}! Вас пригласили работать в кабинете сотрудника «Шебера».`,
        'По ссылке вы придумаете пароль и настроите второй фактор. Понадобится телефон с приложением для кодов. Ссылка действует 24 часа и срабатывает один раз.',
      ],
      label: 'Принять приглашение',
      note: 'Если вы не ждали приглашения, не открывайте ссылку и сообщите администратору магазина.',
    },
    kz: {
      subject: 'Қызметкер кабинетіне шақыру',
      paragraphs: [
        `Сәлеметсіз бе, ${name}! Сізді «Шебердің» қызметкер кабинетінде жұмыс істеуге шақырды.`,
        'Сілтеме арқылы құпиясөз ойлап тауып, екінші факторды баптайсыз. Код беретін қосымшасы бар телефон қажет. Сілтеме 24 сағат жарамды және бір рет қана іске қосылады.',
      ],
      label: 'Шақыруды қабылдау',
      note: 'Шақыру күтпеген болсаңыз, сілтемені ашпай, дүкен әкімшісіне хабарлаңыз.',
    },
  }[language];
  return {
    name: 'staff_invitation',
    dedupeKey: `staff-invitation:${key}`,
    to,
    slots: { name },
    words: { language, ...words, button: { label, href } },
  };
}

export function lockedLetter({ to, language, name, key, href }: ToStaff): Letter<'staff_locked'> {
  const { label, ...words } = {
    ru: {
      subject: 'Вход в кабинет сотрудника закрыт',
      paragraphs: [
        `Здравствуйте, ${name}! С вашей почтой много раз вводили неверный пароль или код, поэтому вход закрыт.`,
        'Если это были вы, откройте вход по ссылке. Она действует 24 часа и срабатывает один раз; пароль и второй фактор останутся прежними.',
      ],
      label: 'Открыть вход',
      note: 'Если это были не вы, сообщите администратору магазина.',
    },
    kz: {
      subject: 'Қызметкер кабинетіне кіру жабылды',
      paragraphs: [
        `Сәлеметсіз бе, ${name}! Сіздің поштаңызбен құпиясөз не код бірнеше рет қате енгізілгендіктен, кіру жабылды.`,
        'Бұл сіз болсаңыз, сілтеме арқылы кіруді қайта ашыңыз. Ол 24 сағат жарамды және бір рет қана іске қосылады; құпиясөз бен екінші фактор өзгермейді.',
      ],
      label: 'Кіруді ашу',
      note: 'Бұл сіз болмасаңыз, дүкен әкімшісіне хабарлаңыз.',
    },
  }[language];
  return {
    name: 'staff_locked',
    dedupeKey: `staff-locked:${key}`,
    to,
    slots: { name },
    words: { language, ...words, button: { label, href } },
  };
}

/** What the letters about accounts say, in both languages. */
import { type Locale, localePath } from '#domain/locale.ts';
import type { MailedLinkKind } from '#domain/mailed-link.ts';
import { DAYS_UNTIL_FORGOTTEN } from '#domain/private-data.ts';
import type { Letter, LetterWords } from '../mail/mail.ts';

interface To {
  to: string;
  language: Locale;
  /** What makes it this letter: no second one for the same reason. */
  key: string;
}

interface WithLink extends To {
  publicUrl: string;
  token: string;
}

const linkTo = (kind: MailedLinkKind, { publicUrl, token, language }: WithLink) =>
  `${publicUrl}${localePath('/', language)}?${kind}=${token}`;

interface Said {
  subject: string;
  paragraphs: readonly string[];
  /** of the one button */
  label?: string;
  note?: string;
}

/** What the queue is asked for besides the words. */
function compose(kind: string, { to, key, language }: To, said: Said, href = '') {
  const { label, ...rest } = said;
  const button = label === undefined ? {} : { button: { label, href } };
  const words: LetterWords = { language, ...rest, ...button };
  return { dedupeKey: `${kind}:${key}`, to, words };
}

const NOT_YOU = {
  ru: 'Если это были не вы, ничего не делайте: без нажатия по ссылке ничего не произойдёт.',
  kz: 'Бұл сіз болмасаңыз, ештеңе істемеңіз: сілтемені баспасаңыз, ештеңе өзгермейді.',
} as const;

export function confirmLetter(to: WithLink & { firstName: string }): Letter<'confirm_email'> {
  const words = {
    ru: {
      subject: 'Подтвердите почту',
      paragraphs: [
        `Здравствуйте, ${to.firstName}! Осталось подтвердить, что это ваша почта, и аккаунт в «Шебере» готов.`,
        'Ссылка действует 24 часа и срабатывает один раз.',
      ],
      label: 'Подтвердить почту',
    },
    kz: {
      subject: 'Поштаңызды растаңыз',
      paragraphs: [
        `Сәлеметсіз бе, ${to.firstName}! Бұл сіздің поштаңыз екенін растасаңыз болғаны, «Шебердегі» аккаунт дайын болады.`,
        'Сілтеме 24 сағат жарамды және бір рет қана іске қосылады.',
      ],
      label: 'Поштаны растау',
    },
  }[to.language];
  return {
    name: 'confirm_email',
    slots: { name: to.firstName },
    ...compose('confirm-email', to, { ...words, note: NOT_YOU[to.language] }, linkTo('confirm-email', to)),
  };
}

export function alreadyRegisteredLetter(
  to: To & { publicUrl: string; firstName: string },
): Letter<'already_registered'> {
  const words = {
    ru: {
      subject: 'С вашей почтой пытались зарегистрироваться',
      paragraphs: [
        `Здравствуйте, ${to.firstName}! Кто-то только что заполнил регистрацию в «Шебере» с вашей почтой.`,
        'Аккаунт с этой почтой уже есть, поэтому новый не создан.',
        'Если это были вы, войдите по этой почте; забытый пароль можно восстановить в окне входа.',
      ],
      label: 'Перейти в магазин',
      note: 'Если это были не вы, делать ничего не нужно: ваш аккаунт в безопасности, пароль не изменился.',
    },
    kz: {
      subject: 'Біреу сіздің поштаңызбен тіркелмек болды',
      paragraphs: [
        `Сәлеметсіз бе, ${to.firstName}! Біреу жаңа ғана «Шеберде» сіздің поштаңызбен тіркелу формасын толтырды.`,
        'Бұл поштамен аккаунт бар, сондықтан жаңасы ашылған жоқ.',
        'Бұл сіз болсаңыз, осы пошта арқылы кіріңіз; ұмытылған құпиясөзді кіру терезесінде қалпына келтіруге болады.',
      ],
      label: 'Дүкенге өту',
      note: 'Бұл сіз болмасаңыз, ештеңе істеудің қажеті жоқ: аккаунтыңыз қауіпсіз, құпиясөз өзгерген жоқ.',
    },
  }[to.language];
  return {
    name: 'already_registered',
    slots: { name: to.firstName },
    ...compose('already-registered', to, words, to.publicUrl + localePath('/', to.language)),
  };
}

export function recoveryLetter(to: WithLink & { firstName: string }): Letter<'recovery'> {
  const words = {
    ru: {
      subject: 'Новый пароль для входа',
      paragraphs: [
        `Здравствуйте, ${to.firstName}! По этой ссылке вы зададите новый пароль.`,
        'Все открытые сеансы при этом завершатся. Ссылка действует один час и срабатывает один раз.',
      ],
      label: 'Задать новый пароль',
    },
    kz: {
      subject: 'Кіруге арналған жаңа құпиясөз',
      paragraphs: [
        `Сәлеметсіз бе, ${to.firstName}! Осы сілтеме арқылы жаңа құпиясөз орнатасыз.`,
        'Сол кезде барлық ашық сеанстар аяқталады. Сілтеме бір сағат жарамды және бір рет қана іске қосылады.',
      ],
      label: 'Жаңа құпиясөз орнату',
    },
  }[to.language];
  return {
    name: 'recovery',
    slots: { name: to.firstName },
    ...compose('recovery', to, { ...words, note: NOT_YOU[to.language] }, linkTo('confirm-recovery', to)),
  };
}

export function leavingLetter(to: WithLink & { firstName: string }): Letter<'leaving'> {
  const words = {
    ru: {
      subject: 'Подтвердите удаление кабинета',
      paragraphs: [
        `Здравствуйте, ${to.firstName}! В «Шебере» попросили удалить ваш кабинет.`,
        `Он будет удалён, если вы подтвердите это по ссылке: все входы завершатся сразу, а данные исчезнут через ${DAYS_UNTIL_FORGOTTEN} дней.`,
        'Если передумаете, войдите до этого дня, и всё останется.',
        'Ссылка действует 24 часа и срабатывает один раз.',
      ],
      label: 'Удалить кабинет',
      note: 'Если это были не вы, не открывайте ссылку и смените пароль: кто-то его знает.',
    },
    kz: {
      subject: 'Кабинетті жоюды растаңыз',
      paragraphs: [
        `Сәлеметсіз бе, ${to.firstName}! «Шеберге» кабинетіңізді жою туралы өтініш түсті.`,
        `Сілтеме арқылы растасаңыз ғана кабинет жойылады: барлық құрылғыдан бірден шығасыз, ал деректеріңіз ${DAYS_UNTIL_FORGOTTEN} күн өткен соң жойылады.`,
        'Ойыңыз өзгерсе, сол күнге дейін кіріңіз: бәрі сақталады.',
        'Сілтеме 24 сағат жарамды және бір рет қана іске қосылады.',
      ],
      label: 'Кабинетті жою',
      note: 'Бұл сіз болмасаңыз, сілтемені ашпай, құпиясөзді өзгертіңіз: оны біреу біледі.',
    },
  }[to.language];
  return {
    name: 'leaving',
    slots: { name: to.firstName },
    ...compose('leaving', to, words, linkTo('confirm-leaving', to)),
  };
}

export function passwordChangedLetter(to: To): Letter<'password_changed'> {
  const words = {
    ru: {
      subject: 'Пароль изменён',
      paragraphs: [
        'Пароль вашего аккаунта в «Шебере» только что изменён.',
        'На других устройствах нужно войти заново.',
      ],
      note: 'Если это были не вы, сразу восстановите пароль в окне входа и проверьте доступ к своей почте.',
    },
    kz: {
      subject: 'Құпиясөз өзгертілді',
      paragraphs: [
        '«Шебердегі» аккаунтыңыздың құпиясөзі жаңа ғана өзгертілді.',
        'Басқа құрылғыларда қайта кіру керек.',
      ],
      note: 'Бұл сіз болмасаңыз, кіру терезесінде құпиясөзді дереу қалпына келтіріп, поштаңызға кім кіре алатынын тексеріңіз.',
    },
  }[to.language];
  return {
    name: 'password_changed',
    slots: {},
    ...compose('password-changed', to, words),
  };
}

export function phoneChangedLetter(to: To & { phone: string }): Letter<'phone_changed'> {
  const words = {
    ru: {
      subject: 'Номер телефона изменён',
      paragraphs: [
        `Телефон вашего аккаунта в «Шебере» теперь ${to.phone}.`,
        'По нему вы входите и получаете коды; прежний номер больше не подходит. На других устройствах нужно войти заново.',
      ],
      note: 'Если это были не вы, сразу восстановите пароль в окне входа и позвоните нам: мы вернём прежний номер.',
    },
    kz: {
      subject: 'Телефон нөмірі өзгертілді',
      paragraphs: [
        `«Шебердегі» аккаунтыңыздың телефоны енді ${to.phone}.`,
        'Сол нөмірмен кіресіз, кодтар да соған келеді; бұрынғы нөмір енді жарамайды. Басқа құрылғыларда қайта кіру керек.',
      ],
      note: 'Бұл сіз болмасаңыз, кіру терезесінде құпиясөзді дереу қалпына келтіріп, бізге қоңырау шалыңыз: бұрынғы нөмірді қайтарамыз.',
    },
  }[to.language];
  return {
    name: 'phone_changed',
    slots: { phone: to.phone },
    ...compose('phone-changed', to, words),
  };
}

/** The words of the letters that nobody asked for one by one. */
import type { WantedKind } from '#domain/letters/letters.ts';
import type { Locale } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import type { Letter } from '../mail/mail.ts';
import type { Candidate, LetterGoods } from './wanted-letters.queries.ts';

const MOST_GOODS = 5;

const WORDS = {
  ru: {
    cart: ['Вы оставили товары в корзине', 'Корзина ждёт вас: в ней всё, что вы выбрали.', 'Открыть корзину'],
    favourite: [
      'Подешевело то, что вам нравится',
      'Товары из вашего избранного стали дешевле.',
      'Открыть избранное',
    ],
    reorder: [
      'Время заказать снова?',
      'Вы берёте это не в первый раз. Возможно, запас заканчивается.',
      'Посмотреть купленное',
    ],
    hello: (name: string) => `Здравствуйте, ${name}!`,
    count: (count: number) => `${count} шт.`,
    was: (price: string) => `было ${price}`,
    today: 'цена сегодня',
    note: 'Мы пишем, потому что вы подписались на письма магазина. Больше не присылать такие:',
  },
  kz: {
    cart: ['Себетте тауарларыңыз қалды', 'Себет сізді күтіп тұр: таңдағаныңыздың бәрі сонда.', 'Себетті ашу'],
    favourite: [
      'Ұнатқан тауарыңыз арзандады',
      'Таңдаулыларыңыздағы тауарлардың бағасы төмендеді.',
      'Таңдаулыларды ашу',
    ],
    reorder: [
      'Қайта тапсырыс беретін уақыт па?',
      'Мұны бірінші рет алып отырған жоқсыз. Қорыңыз таусылып қалған болар.',
      'Сатып алғандарды көру',
    ],
    hello: (name: string) => `Сәлеметсіз бе, ${name}!`,
    count: (count: number) => `${count} дана`,
    was: (price: string) => `бұрын ${price}`,
    today: 'бүгінгі баға',
    note: 'Дүкен хаттарына жазылғандықтан жазып отырмыз. Мұндай хат енді керек болмаса:',
  },
} as const;

function detailOf({ before, count }: LetterGoods, language: Locale): string {
  const words = WORDS[language];
  if (count !== null) return words.count(count);
  return before === null ? words.today : words.was(formatTenge(before));
}

export function toWantedLetter(
  kind: WantedKind,
  { email, firstName, language, goods }: Pick<Candidate, 'email' | 'firstName' | 'language' | 'goods'>,
  { id, goUrl, endUrl, endLink }: { id: number; goUrl: string; endUrl: string; endLink: string },
): Letter<`wanted_${WantedKind}`> {
  const words = WORDS[language];
  const [subject, lead, open] = words[kind];
  return {
    name: `wanted_${kind}`,
    dedupeKey: `wanted:${id}`,
    to: email,
    endUrl,
    slots: { name: firstName },
    words: {
      language,
      subject,
      paragraphs: [words.hello(firstName), lead],
      lines: goods.slice(0, MOST_GOODS).map((thing) => ({
        name: thing.name,
        detail: detailOf(thing, language),
        sum: formatTenge(thing.price * (thing.count ?? 1)),
        picture: thing.externalId,
      })),
      button: { label: open, href: goUrl },
      note: `${words.note} ${endLink}`,
    },
  };
}

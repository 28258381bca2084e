/** Words that say how things stand to each other, or that someone is shopping, but not what for. */
import { foldText } from '../fold.ts';

const fold = (words: string) => new Set(words.split(' ').map(foldText));

const STOP_WORDS = fold(
  'для с со в во на по под из от до и или к ко у за без не а о об при как что это ' +
    'мен пен бен және үшін арналған бар немесе ' +
    'купить куплю заказать цена цены стоимость стоит недорого недорогой недорогая дешево дешевый хороший нужен нужна нужно ' +
    'магазин сатып алу керек бағасы арзан',
);
/** What follows one of these only tells more about what stands before it: клей для плитки is a glue. */
const LINKS = fold('для под из от по с со на в без к');
const KAZAKH_LINK = foldText('арналған');

/** How goods are packed: beside another word it names nothing, and is never taken for a name. */
const PACKAGING = fold(
  'мешок мешка мешки мешков мешке қап қаппен қапта упаковка упаковки упаковке уп пачка пачки пачке коробка коробки коробке кор короб ' +
    'банка банки банке канистра канистры рулон рулоны рулонах бухта бухты штука штуки штук шт фасовка фас тара ' +
    'қаптама орам құты дана',
);
export const isPackaging = (folded: string): boolean => PACKAGING.has(folded);
export const isStopWord = (folded: string): boolean => STOP_WORDS.has(folded);
export const isLink = (folded: string): boolean => LINKS.has(folded);
export const isKazakhLink = (folded: string): boolean => folded === KAZAKH_LINK;

/** A Russian adjective by its ending, as it stands in a name before its noun. */
export const isAdjective = (shown: string): boolean => /(?:ая|яя|ое|ее|ый|ий|ой|ые|ие)$/.test(shown);

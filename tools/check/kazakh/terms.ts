/** One thing, one word: Kazakh words that the shop does not use for a thing, and the word that it uses. */
import type { Finding, Rule } from '../project.ts';
import { toKazakhTexts } from './texts.ts';

interface Term {
  /** The beginning of the refused word; endings follow. */
  not: string;
  write: string;
  /** Phrases in which the word means another thing. */
  but?: RegExp;
  /** Only there; elsewhere the word means another thing. */
  only?: RegExp;
}

const SHOP = /^(storefront|contract|api|content)\//;

const terms: readonly Term[] = [
  // The shop
  { not: 'өзім ал|өзіңіз алып кет', write: 'өзі алып кету' },
  { not: 'тапсырыс беру орны', write: 'тапсырысты алу орны' },
  { not: 'беру код', write: 'алу коды' },
  { not: 'беруге дайын', write: 'алуға дайын' },
  {
    not: 'тапсырыс(?:ты|ы|ыңыз|ыңызды|ын)? жо[йю]',
    write: 'тапсырыстан бас тарту; тапсырыстың күші жойылды',
  },
  { not: 'таңдаулы(?:да|дан|ға)', write: 'таңдаулылар' },
  { not: 'сатудан алын', write: 'сатылымнан алынған' },
  { not: 'сұраныс', write: 'сұрау', only: SHOP },
  { not: 'тазарт', write: 'тазалау', only: /^storefront\// },
  { not: 'жинап қою', write: 'жию' },
  { not: 'нобай', write: 'жоба' },
  { not: 'архив', write: 'мұрағат' },
  { not: 'коллекция', write: 'топтама' },
  { not: 'есептегіш', write: 'калькулятор', but: /(бөтен|мен) есептегіш/gi, only: SHOP },
  { not: 'жүк көтеруш|жүк тиеуш', write: 'жүк тасушы' },
  { not: 'подъез', write: 'кіреберіс' },
  { not: 'электронды(?!қ)', write: 'электрондық' },
  { not: 'бағыттауыш|бағдар перне', write: 'көрсеткі пернелер', only: SHOP },
  { not: 'қайта көр', write: 'қайталап көру' },
  { not: 'бөлшекте(?!\\p{L})', write: 'бөлшек баға' },
  { not: 'балл(?!он)', write: 'ұпай' },
  { not: 'байла(?:у|ды|нды|нады|ңыз)', write: 'тіркеу', only: SHOP },
  { not: 'өткен шақ', write: 'бүгінге дейінгі күн' },
  // Papers and money
  { not: 'НДС', write: 'ҚҚС' },
  { not: 'ЗНМ|РНМ|ОФД', write: 'КЗН, КТН, ФДО' },
  { not: 'КНП|НКТ|РРЦ', write: 'ТТК, ҰТК, ҰББ' },
  { not: 'Кбе', write: 'БеК (Кбе)', but: /БеК \(Кбе\)/g },
  { not: 'заңдық күш', write: 'заңды күші' },
  { not: 'Өлш\\.', write: 'бірл.' },
  { not: 'қап\\.', write: 'қапт. for a pack, қап for a bag', only: /^(demo|storefront|api)\// },
  { not: 'орама(?:ны|ның|ға|да|дан|лар|сы)?(?!\\p{L})', write: 'бухта for a coil, орам for a roll' },
  { not: 'паллет', write: 'тұғырық' },
  // Building and repair
  {
    not: 'жылытқыш',
    write: 'жылу оқшаулағыш',
    but: /(су|пен|қарсы|жылжымалы) жылытқыш|жылытқышы (бар|айнаны)/gi,
  },
  { not: 'тегістегіш', write: 'шпатлевка, ажарлағыш', but: /(еден|өздігінен) тегістегіш/gi },
  { not: 'еден қоспа|еден құю', write: 'стяжка' },
  { not: 'құйма(?!ңыз)', write: 'стяжка, құйма еден', but: /құйма (еден|мәрмәр|бұйым|полиуретан)/gi },
  { not: 'монтаждау (?:көбі|қораб)|монтаждық желім', write: 'монтаж көбігі, монтаж қорабы, монтаж желімі' },
  { not: 'беткей|қиябет', write: 'еңіс' },
  { not: 'аралық қабырға', write: 'қалқа' },
  { not: 'профпарақ', write: 'профнастил' },
  { not: 'кіші есік', write: 'кіші қақпа' },
  { not: 'сынып|сыныб', write: 'класс' },
  { not: 'бөрене', write: 'білеу; брусок is білеуше', but: /^бөрене$/g },
  { not: 'бағана', write: 'баған' },
  { not: 'террасалық', write: 'терраса' },
  { not: 'қара еден', write: 'астыңғы еден' },
  { not: 'адым', write: 'қадам' },
  { not: 'сорт(?!аң)', write: 'сұрып' },
  { not: 'ГКП', write: 'ГКЛ' },
  { not: 'МЕМСТ|ГОСТ', write: 'МемСТ' },
  { not: 'А·ч', write: 'А·сағ' },
  { not: 'өздігінен бұралатын', write: 'бұранда (саморез)' },
  { not: 'бұрғы-шуруповерт|соққылы бұрғы', write: 'дрель' },
  { not: 'гайка', write: 'сомын' },
  { not: 'щёт|қылшақ', write: 'щетка; кисть is қылқалам' },
  { not: 'шпатлёв|шпаклёв|шпаклев', write: 'шпатлевка' },
  { not: 'ысқыла', write: 'ажарлау', but: /(ысқышпен|ұнтақпен) ысқыла/gi },
  { not: 'бояушы таспа|изолента|лента', write: 'маляр таспасы, оқшаулағыш таспа, таспа' },
  { not: 'реңдеу|реңк беру|колерлеу', write: 'түстеу' },
  { not: 'қуат блог', write: 'қорек блогы' },
  { not: 'рамка', write: 'жақтау' },
  { not: 'жылу үзі(?!л)', write: 'жылу үзгіші' },
  { not: 'жылуреттегіш', write: 'терморегулятор' },
  { not: 'тегеурін', write: 'арын' },
  { not: 'шланг(?!і)', write: 'шлангі' },
  { not: 'әжетхана', write: 'дәретхана' },
  { not: 'алжапқыш', write: 'асүйдің жұмыс қабырғасы' },
  { not: 'доводчик', write: 'есік жапқыш' },
  { not: 'кабель|кабел', write: 'кәбіл' },
  { not: 'ас үй', write: 'асүй' },
  { not: 'керілме дюбель', write: 'кергіш дюбель' },
  { not: 'дөрекі', write: 'ірі' },
  { not: 'сырғанақ', write: 'тайғанауға қарсы' },
  // Spellings
  {
    not: 'мекен[- ]жай|құпия сөз|қол жетімді|рахмет|сондай ақ|кезкелген|бірде бір',
    write: 'мекенжай, құпиясөз, қолжетімді, рақмет, сондай-ақ, кез келген, бірде-бір',
  },
  // Colours
  { not: 'сарғылт', write: 'сарғыш' },
  { not: 'ақшыл сұр', write: 'ашық сұр' },
  { not: 'қызғылт қоңыр', write: 'терракота түсті' },
  { not: 'өте күңгірт', write: 'терең күңгірт' },
];

const patterns = terms.map((term) => ({
  ...term,
  // Marks in capitals (МЕМСТ) are not words (МемСТ).
  pattern: new RegExp(`(?<!\\p{L})(?:${term.not})\\p{L}*`, /\p{Lu}{2}/u.test(term.not) ? 'gu' : 'giu'),
}));

export const findKazakhTerms: Rule = (sources) =>
  toKazakhTexts(sources).flatMap(({ path, line, text }): Finding[] =>
    patterns
      .filter(({ only }) => only?.test(path) ?? true)
      .flatMap(({ pattern, write, but }) =>
        ((but ? text.replaceAll(but, '') : text).match(pattern) ?? []).map((word) => ({
          path,
          line,
          message: `«${word}»: write «${write}».`,
        })),
      ),
  );

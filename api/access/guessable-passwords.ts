/**
 * The passwords that are tried first. Not a copied list: common beginnings (words, names, rows of the keyboard, in Latin,
 * in Cyrillic, and Cyrillic typed with the wrong layout) with common endings, as such lists are made up in truth.
 * Only what could pass the other rules matters, so every one has a letter and a digit. Never sent to a browser.
 */
const WORDS = `
password passwort passw0rd pass parol qwerty qwertyu qwertyui qwertyuiop qwert qwe asdf asdfg asdfgh asdfghjkl zxcv
zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaaa admin
administrator root user visitor test tester demo login welcome hello letmein master monkey dragon shadow sunshine princess
football baseball basketball hockey superman batman spiderman iloveyou love lovely ilove secret access money freedom
whatever trustno michael jordan jennifer jessica ashley daniel andrew thomas robert william matthew joshua charlie
george michelle nicole anthony samsung iphone android apple google internet computer windows microsoft playstation
minecraft pokemon starwars matrix ninja mustang ferrari mercedes toyota hyundai nissan tiger lion eagle killer hunter
ranger buster soccer summer winter spring autumn october november december january changeme default temp temporary
system server manager office company business market shop store magazin sklad zakaz remont stroika stroy plitka kraska
marina nastya nastena sasha masha dasha katya natasha olga elena irina svetlana tatyana anna maria ekaterina alexander
aleksandr alexandr alex sergey sergei dmitry dmitri dima andrey andrei maksim maxim max ivan nikita vlad vladimir roman
kirill artem pavel denis oleg igor viktor yuri kristina victoria viktoria polina sofia alina lena sveta yana
privet lubov lyubov solnce solnyshko zaika kotenok koshka sobaka mama papa mamapapa semya rodina rossiya russia moskva
kazakhstan kazahstan qazaqstan kazakh qazaq astana almaty pavlodar karaganda aktobe shymkent semey kokshetau aktau
atyrau taraz kostanay nursultan tenge sheber shanyrak dombra kumis beibarys abylai tomiris
aigerim aigul ainur aliya asel asem asylzhan aruzhan dana dinara gulnara gulnaz madina nazerke saule zarina zhanar
zhanna zhibek botagoz kamila samal tolkyn nurgul raushan amina ayan alikhan alibek almas arman askar aslan azamat bauyrzhan
berik bolat daniyar daulet dias eldos erbol erlan galym kairat kanat madi marat nurlan nursultan ruslan rustem sanzhar
serik talgat timur yerlan zhandos nurzhan adilet miras sultan khan batyr jan zhan bala
пароль пароли йцукен йцукенг йцукенгшщз фыва фывапр фывапролдж ячсмит привет любовь солнце солнышко зайка котенок кошка
собака мама папа семья родина россия москва казахстан астана алматы павлодар ремонт стройка магазин админ логин тест
наташа настя саша маша даша катя лена света марина ольга елена ирина анна мария сергей дмитрий андрей максим иван никита
владимир айгерим айгуль айнур алия асель динара мадина сауле жанар ерлан нурлан серик тимур азамат данияр
құпиясөз қазақстан қазақ сәлем махаббат анам әкем балам күн шебер шаңырақ
gfhjkm ghbdtn yfnfif yfcnz cfif vfif lfif rfnz ktyf cdtnf vfhbyf k.jdm cjkywt vfvf gfgf vjcrdf hjccbz fcnfyf fkvfns
`;

const YEARS = Array.from({ length: 2030 - 1950 }, (_, index) => String(1950 + index));
const DIGITS = Array.from({ length: 100 }, (_, index) => String(index));
const ENDINGS = [
  ...YEARS,
  ...DIGITS,
  ...['00', '01', '02', '03', '04', '05', '06', '07', '08', '09', '000', '007', '001', '010', '101'],
  ...[
    '111',
    '222',
    '333',
    '444',
    '555',
    '666',
    '777',
    '888',
    '999',
    '1111',
    '0000',
    '7777',
    '11111',
    '111111',
  ],
  ...[
    '123',
    '1234',
    '12345',
    '123456',
    '1234567',
    '12345678',
    '123456789',
    '1234567890',
    '321',
    '4321',
    '54321',
  ],
  ...['1q2w3e', '1q2w3e4r', '1a', '1qaz', '2wsx', '112233', '121212', '123123', '123321', '159753', '147258'],
];

/** Rows of keys and the like that are no word with an ending. */
const ROWS = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 qaz123wsx
qwe123qwe qweasd123 qwe123asd 123qweasd 123qweasdzxc 1234qwer 12345qwert 123456qwerty qwerty123456 asd123asd a1b2c3d4
a1b2c3d4e5 abc123abc aa123456 a123456789 q123456789 z123456789 1a2b3c4d 1й2ц3у4к 1й2ц3у4к5е й1ц2у3к4 p4ssw0rd p4ssword pa55word
pa55w0rd pa$$w0rd p@ssw0rd p@ssword1 passw0rd1 r2d2c3po ncc1701d blink182 7777777a 11111111a a1111111 1234567a 12345678a
a12345678 123456aa 123456ab qwer1234 asdf1234 zxcv1234 wasd1234 йцук1234 фыва1234 abcd1234 pass1234 test1234 love1234
`;

const SIGNS = ['', '!', '.', '?', '*', '@', '#', '$', '-', '_', '+'];

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

let known:
  | { words: ReadonlySet<string>; endings: ReadonlySet<string>; rows: ReadonlySet<string> }
  | undefined;

/** Look-alikes people are proud of: `p@ssw0rd`. */
const plainly = (text: string) =>
  text.replace(/[@4]/g, 'a').replace(/0/g, 'o').replace(/[$5]/g, 's').replace(/3/g, 'e').replace(/!/g, 'i');

export function isGuessable(password: string): boolean {
  known ??= {
    words: new Set(wordsOf(WORDS)),
    endings: new Set(ENDINGS),
    rows: new Set(wordsOf(ROWS)),
  };
  const { words, endings, rows } = known;
  const bare = password.toLowerCase();
  const stem = SIGNS.includes(bare.slice(-1)) ? bare.slice(0, -1) : bare;
  if (rows.has(bare) || rows.has(stem)) return true;
  // Every place where a word may end and its number begin, in either order.
  for (let cut = 1; cut < stem.length; cut++) {
    const head = stem.slice(0, cut);
    const tail = stem.slice(cut).replace(/^[-_.@#]/, '');
    if (endings.has(tail) && (words.has(head) || words.has(plainly(head)))) return true;
    if (endings.has(head) && words.has(tail)) return true;
  }
  // The same few signs again and again.
  return /^(.{1,4}?)\1+$/u.test(bare);
}

/** How many passwords the lists name, the variants not counted. */
export const countGuessable = (): number => new Set(wordsOf(WORDS)).size * ENDINGS.length;

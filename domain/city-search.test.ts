import { describe, expect, test } from 'vitest';
import { findCities, findCity, searchCities } from './city-search.ts';

// code, Russian name, Kazakh name, other names
const cities = [
  ['pavlodar', 'Павлодар', 'Павлодар', 'Кереку, Pavlodar'],
  ['ekibastuz', 'Екибастуз', 'Екібастұз', 'Ekibastuz'],
  ['aksu', 'Аксу', 'Ақсу', 'Ермак, Aksu'],
  ['astana', 'Астана', 'Астана', 'Нур-Султан, Нұр-Сұлтан, Целиноград, Акмола, Ақмола, Astana'],
  ['almaty', 'Алматы', 'Алматы', 'Алма-Ата, Almaty'],
  ['shymkent', 'Шымкент', 'Шымкент', 'Чимкент, Shymkent'],
  ['karaganda', 'Караганда', 'Қарағанды', 'Karaganda'],
  ['temirtau', 'Темиртау', 'Теміртау', 'Temirtau'],
  ['zhezkazgan', 'Жезказган', 'Жезқазған', 'Джезказган, Zhezkazgan'],
  ['aktobe', 'Актобе', 'Ақтөбе', 'Актюбинск, Aktobe'],
  ['taraz', 'Тараз', 'Тараз', 'Джамбул, Жамбыл, Taraz'],
  ['ust-kamenogorsk', 'Усть-Каменогорск', 'Өскемен', 'Оскемен, Oskemen'],
  ['semey', 'Семей', 'Семей', 'Семипалатинск, Semey'],
  ['kostanay', 'Костанай', 'Қостанай', 'Кустанай, Kostanay'],
  ['rudny', 'Рудный', 'Рудный', 'Rudny'],
  ['petropavlovsk', 'Петропавловск', 'Петропавл', 'Кызылжар, Қызылжар, Petropavl'],
  ['kokshetau', 'Кокшетау', 'Көкшетау', 'Кокчетав, Kokshetau'],
  ['uralsk', 'Уральск', 'Орал', 'Oral, Uralsk'],
  ['atyrau', 'Атырау', 'Атырау', 'Гурьев, Atyrau'],
  ['aktau', 'Актау', 'Ақтау', 'Шевченко, Aktau'],
  ['kyzylorda', 'Кызылорда', 'Қызылорда', 'Кзыл-Орда, Kyzylorda'],
  ['turkestan', 'Туркестан', 'Түркістан', 'Turkistan'],
  ['taldykorgan', 'Талдыкорган', 'Талдықорған', 'Талды-Курган, Taldykorgan'],
  ['konaev', 'Конаев', 'Қонаев', 'Капчагай, Капшагай, Қапшағай, Qonaev'],
].map(([code = '', ru = '', kz = '', others = '']) => ({
  code,
  name: { ru, kz },
  aliases: others.split(', '),
  suburbs: code === 'pavlodar' ? ['Кенжеколь', 'Мойылды', 'Аксу'] : [],
}));

/** Written before the rule was: one half to make it by, the other to see how it does with what it has not seen. */
const KNOWN: Record<string, string> = {
  almati: 'almaty',
  'ecnm-rfvtyjujhcr': 'ust-kamenogorsk',
  fcnfyf: 'astana',
  fkfvns: 'almaty',
  fkvfns: 'almaty',
  fnshfe: 'atyrau',
  gfdkjlfh: 'pavlodar',
  nfhfp: 'taraz',
  pavladar: 'pavlodar',
  recnfyfq: 'kostanay',
  rfhfufylf: 'karaganda',
  'trb,fcnep': 'ekibastuz',
  аксуу: 'aksu',
  актао: 'aktau',
  аламты: 'almaty',
  алмты: 'almaty',
  асатна: 'astana',
  джесказган: 'zhezkazgan',
  екебастуз: 'ekibastuz',
  екибастз: 'ekibastuz',
  екібастз: 'ekibastuz',
  жесказган: 'zhezkazgan',
  какшетау: 'kokshetau',
  канаев: 'konaev',
  кокчетау: 'kokshetau',
  кокшитау: 'kokshetau',
  копчагай: 'konaev',
  корагонда: 'karaganda',
  костонай: 'kostanay',
  кустонай: 'kostanay',
  кызлорда: 'kyzylorda',
  кызыларда: 'kyzylorda',
  отырау: 'atyrau',
  павлодор: 'pavlodar',
  павлодра: 'pavlodar',
  паволдар: 'pavlodar',
  петропавлоск: 'petropavlovsk',
  симипалатинск: 'semey',
  талдыкарган: 'taldykorgan',
  тарз: 'taraz',
  темиртуа: 'temirtau',
  уральк: 'uralsk',
  ускемен: 'ust-kamenogorsk',
  устькаминогорск: 'ust-kamenogorsk',
  целеноград: 'astana',
  чемкент: 'shymkent',
  экибастуз: 'ekibastuz',
  экибастус: 'ekibastuz',
};

const UNSEEN: Record<string, string> = {
  ctvtq: 'semey',
  gfdkflfh: 'pavlodar',
  isvrtyn: 'shymkent',
  rjcnfyfq: 'kostanay',
  актюбе: 'aktobe',
  актёбе: 'aktobe',
  алмааты: 'almaty',
  алмата: 'almaty',
  астанна: 'astana',
  астона: 'astana',
  атерау: 'atyrau',
  ақтбе: 'aktobe',
  екибостуз: 'ekibastuz',
  жезказгн: 'zhezkazgan',
  икибастуз: 'ekibastuz',
  караганта: 'karaganda',
  карагнда: 'karaganda',
  кастанай: 'kostanay',
  кизилорда: 'kyzylorda',
  нурсалтан: 'astana',
  октау: 'aktau',
  октобе: 'aktobe',
  олматы: 'almaty',
  орол: 'uralsk',
  остана: 'astana',
  павладар: 'pavlodar',
  пвалодар: 'pavlodar',
  петрапавловск: 'petropavlovsk',
  питропавловск: 'petropavlovsk',
  повлодар: 'pavlodar',
  рудни: 'rudny',
  рудной: 'rudny',
  симей: 'semey',
  талдикорган: 'taldykorgan',
  тараж: 'taraz',
  темертау: 'temirtau',
  туркестн: 'turkestan',
  туркистон: 'turkestan',
  түркстан: 'turkestan',
  'усть каменагорск': 'ust-kamenogorsk',
  'усть-каменогорс': 'ust-kamenogorsk',
  шемкент: 'shymkent',
  шимкент: 'shymkent',
  шымкет: 'shymkent',
  қарғанды: 'karaganda',
  өскемн: 'ust-kamenogorsk',
};

const share = (misspelt: Record<string, string>): { missed: string[]; found: number } => {
  const missed = Object.entries(misspelt).filter(([typed, code]) => findCity(cities, typed)?.code !== code);
  return {
    missed: missed.map(([typed]) => typed),
    found: 1 - missed.length / Object.keys(misspelt).length,
  };
};

describe('finding by name', () => {
  test.each([
    ['Павлодар', 'pavlodar'],
    [' павлодар ', 'pavlodar'],
    ['павл', 'pavlodar'],
    ['Қарағанды', 'karaganda'],
    ['карагандЫ', 'karaganda'],
    ['Оскемен', 'ust-kamenogorsk'],
    ['усть каменогорск', 'ust-kamenogorsk'],
    ['алма ата', 'almaty'],
    ['кызылжар', 'petropavlovsk'],
    ['каменогорск', 'ust-kamenogorsk'],
    ['karaganda', 'karaganda'],
    ['Aксу', 'aksu'],
    ['Атлантида', undefined],
    ['', undefined],
    ['-', undefined],
  ])('«%s» finds %s', (query, code) => {
    expect(findCity(cities, query)?.code).toBe(code);
  });

  test('the beginning of a name goes before its middle', () => {
    expect(findCities(cities, 'павл').map(({ code }) => code)).toEqual(['pavlodar', 'petropavlovsk']);
  });

  test('every city is found by each of its names', () => {
    for (const city of cities) {
      for (const name of [city.name.ru, city.name.kz, city.code, ...city.aliases])
        expect(findCity(cities, name)).toBe(city);
    }
  });

  test('a suburb finds its city, after the cities that bear the name themselves', () => {
    const [pavlodar, aksu] = [
      { code: 'pavlodar', suburbs: ['Кенжеколь', 'Аксу'] },
      { code: 'aksu', name: 'Аксу' },
    ];
    expect(findCity([pavlodar, aksu], 'кенжекөл')).toBe(pavlodar);
    expect(findCities([pavlodar, aksu], 'аксу')).toEqual([aksu, pavlodar]);
  });

  test('a city with one plain name is found as well', () => {
    expect(findCity([{ code: 'semey', name: 'Семей' }, { code: 'nameless' }], 'семеи')?.code).toBe('semey');
  });
});

describe('a city whose name is misspelt or typed in the wrong layout', () => {
  test.each([
    ['экибастуз', 'ekibastuz'],
    ['аламты', 'almaty'],
    ['fkvfns', 'almaty'],
  ])('%s is %s', (typed, code) => {
    expect(findCity(cities, typed)?.code).toBe(code);
  });

  test('is found: every name that the rule was made by, and nearly all that it had not seen', () => {
    expect(share(KNOWN).missed).toEqual([]);
    expect(share(UNSEEN).found).toBeGreaterThan(0.95);
    // A part of «Костанай» as it is typed: letters that fit go before those that nearly do.
    expect(share(UNSEEN).missed).toEqual(['остана']);
  });

  test.each(['Атлантида', 'москва', 'ташкент', 'бишкек', 'омск', 'ламинат', 'qwerty', 'новосибирск', 'баку'])(
    'is nothing else: %s is none of them',
    (typed) => {
      expect(searchCities(cities, typed)).toEqual([]);
    },
  );

  test('is looked for only where no name fits as it is typed', () => {
    expect(findCities(cities, 'аксу').map(({ code }) => code)).toEqual(['aksu', 'pavlodar']);
    expect(findCities(cities, 'актау').map(({ code }) => code)).toEqual(['aktau']);
  });

  test('is found by a misspelt suburb too, and by which is said', () => {
    expect(searchCities(cities, 'кенжиколь')).toMatchObject([
      { city: { code: 'pavlodar' }, suburb: 'Кенжеколь' },
    ]);
  });
});

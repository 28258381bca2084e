import { describe, expect, test } from 'vitest';
import { foldText } from '../fold.ts';
import { listCutKeys } from './cut-words.ts';
import { countSlips } from './edit-distance.ts';
import { toKazakhForms } from './kazakh-forms.ts';
import { toOtherLayouts } from './keyboard.ts';
import { toCyrillicGuess, toSounds, toSoundVariants } from './latin.ts';
import { makeNearMeasures } from './near-measures.ts';
import { stemRussian } from './russian-stem.ts';
import { toSpoken } from './spoken.ts';
import { makeSynonyms } from './synonyms.ts';
import { toTokens } from './tokens.ts';

describe('a Russian stem', () => {
  test.each([
    'дверь двери дверей дверями двери дверью',
    'краска краски красок краской красками',
    'ковёр ковры ковров коврами',
    'окно окна окон окнами',
    'молоток молотки молотков',
    'котёл котлы котлов котлом',
    'плитка плитки плиток плиткой',
    'уголок уголки уголков',
    'петля петли петель',
    'стекло стёкла стёкол',
    'межкомнатная межкомнатные межкомнатной межкомнатных межкомнатный',
    'инсталляция инсталляции инсталляций инсталляцией инсталяция',
    'обои обоев обоями',
    'шуруповёрт шуруповёрты шуруповертов',
    'кабель кабеля кабели кабелей',
  ])('is the same for %s', (forms) => {
    expect(new Set(forms.split(' ').map((form) => stemRussian(foldText(form)))).size).toBe(1);
  });

  test('tells different words apart', () => {
    const words =
      'краска кран краны красный полка пол полы потолок плита плинтус лак лампа клей клин труба'.split(' ');
    const stems = new Set(words.map((word) => stemRussian(foldText(word))));
    expect(stems.size).toBe(words.length - 2);
  });
});

describe('Kazakh forms', () => {
  test.each([
    ['есік', 'есігі есіктер есіктері есіктің есікке есікті есіктен есікпен есігінің'],
    ['бояу', 'бояуы бояулар бояудың бояуға бояумен бояулары'],
    ['құлып', 'құлыбы құлыптар құлыпқа құлыптың'],
    ['қазандық', 'қазандығы қазандықтар қазандыққа'],
    ['тұсқағаз', 'тұсқағазы тұсқағаздар тұсқағаздың тұсқағазға'],
    ['балға', 'балғасы балғалар балғамен'],
    ['сылақ', 'сылағы сылақтар сылақты'],
    ['шам', 'шамы шамдар шамдары шамның'],
    ['тақтай', 'тақтайы тақтайлар тақтайдан'],
  ])('of %s meet it', (word, forms) => {
    const own = new Set(toKazakhForms(foldText(word)));
    for (const form of forms.split(' ')) {
      expect([form, toKazakhForms(foldText(form)).some((each) => own.has(each))]).toEqual([form, true]);
    }
  });

  test('of different words do not', () => {
    const words = [
      'есік',
      'бояу',
      'құлып',
      'қазандық',
      'тұсқағаз',
      'сылақ',
      'кірпіш',
      'құбыр',
      'сорғы',
      'астар',
    ];
    for (const one of words) {
      for (const other of words) {
        if (one === other) continue;
        const forms = new Set(toKazakhForms(foldText(one)));
        expect(toKazakhForms(foldText(other)).filter((form) => forms.has(form))).toEqual([]);
      }
    }
  });
});

test('a Kazakh word is not cut down to a stranger', () => {
  expect(toKazakhForms(foldText('кабина'))).not.toContain(foldText('қап'));
});

test('what a word may be cut down to', () => {
  const keys = listCutKeys(foldText('краска')).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['a:крас', 'a:кр-ка']));
  expect(listCutKeys('лак')).toEqual([]);
});

test('the sizes beside the one asked for, the nearest first', () => {
  const words = ['3.5x25', '3.5x51', '3.5x55', '4.2x70', 'краска', '5l', '9l', '100l'];
  const near = makeNearMeasures(words);
  const texts = (text: string) => near(text).flatMap((each) => each.words.map((word) => words[word]));
  expect(texts('3.5x55')).toEqual(['3.5x51', '4.2x70', '3.5x25']);
  expect(texts('10l')).toEqual(['9l', '5l']);
  expect(texts('краска')).toEqual([]);
});

describe('the wrong layout', () => {
  test.each([
    ['kfvbyfn', 'ламинат'],
    [';fk.pb', 'жалюзи'],
    ['j,jb', 'обои'],
    ['ufpj,kjr 600', 'газоблок 600'],
    ['n9c0f5fp', 'тұсқағаз'],
    ['c-ht', 'сөре'],
    ['зфклутекф', 'parkentra'],
    ['т9с0а5аз', 'тұсқағаз'],
  ])('%s is %s', (typed, meant) => {
    expect(toOtherLayouts(typed)).toContain(meant);
  });

  test('an amount is no word of another layout', () => {
    expect(toOtherLayouts('10-литровая').join(' ')).not.toContain('қ');
  });

  test('of nothing is nothing', () => {
    expect(toOtherLayouts('12 5')).toEqual([]);
  });
});

describe('sounds', () => {
  test.each([
    ['kraska', 'краска'],
    ['shtukaturka', 'штукатурка'],
    ['tsement', 'цемент'],
    ['cement', 'цемент'],
    ['klej', 'клей'],
    ['makita', 'макита'],
    ['burkitex', 'буркитекс'],
    ['temirqol', 'темиркол'],
    ['tusqagaz', 'тұсқағаз'],
    ['tūsqağaz', 'тұсқағаз'],
    ['lyustra', 'люстра'],
    ['vyklyuchatel', 'выключатель'],
  ])('%s is %s', (latin, cyrillic) => {
    expect(toSounds(latin)).toBe(toSounds(foldText(cyrillic)));
  });

  test('j is ж in Kazakh and part of я elsewhere', () => {
    expect(toSoundVariants('jylyjai')).toContain(toSounds(foldText('жылыжай')));
    expect(toSoundVariants('dlja')).toContain(toSounds('для'));
  });

  test('of other alphabets are none, and a guess of letters is Cyrillic', () => {
    expect(toSounds('门')).toBe('');
    expect(toCyrillicGuess('laminat')).toBe('ламинат');
  });
});

test.each([
  ['палатенцисушитель', 'полотенцесушитель'],
  ['пааликорбонат', 'поликарбонат'],
  ['грунтофка', 'грунтовка'],
  ['керамагранит', 'керамогранит'],
])('%s is spoken like %s', (written, meant) => {
  expect(toSpoken(foldText(written))).toBe(toSpoken(foldText(meant)));
});

test.each([
  ['ламинат', 'ламинат', 2, 0],
  ['ламенат', 'ламинат', 2, 1],
  ['лмаинат', 'ламинат', 2, 1],
  ['ламинт', 'ламинат', 2, 1],
  ['ламминатт', 'ламинат', 2, 2],
  ['ламинат', 'линолеум', 2, 3],
  ['а', 'абв', 1, 2],
  ['абвг', 'вгаб', 2, 3],
])('from %s to %s with at most %i slips: %i', (a, b, most, slips) => {
  expect(countSlips(a, b, most)).toBe(slips);
  expect(countSlips(b, a, most)).toBe(slips);
});

describe('a mistyped word that only the synonyms know', () => {
  const synonyms = makeSynonyms([
    { words: ['терраса', 'террасалық'], means: [] },
    { words: ['бұрыштық тегістегіш'], means: ['болгарка'] },
  ]);

  test.each([
    ['тррасалық', { word: 'террасалық', slips: 1 }],
    ['терарсадық', { word: 'террасалық', slips: 2 }],
    ['кровля', null],
  ])('%s is %o', (typed, near) => {
    expect(synonyms.findNear(foldText(typed), 2)).toEqual(near);
  });
});

test('a phrase of the trade is known without its space, and begun words with their meaning', () => {
  const synonyms = makeSynonyms([
    { words: ['су жылытқыш', 'водонагреватель'], means: [] },
    { words: ['шурик'], means: ['шуруповёрт'] },
  ]);
  const texts = (query: string) =>
    synonyms.find(toTokens(query)).map((phrase) => phrase.map(({ text }) => text).join(' '));
  expect(texts('сужылытқыш')).toContain(foldText('водонагреватель'));
  const twice = makeSynonyms([
    { words: ['гкл', 'гипсокартон'], means: [] },
    { words: ['гкл', 'гипсокартон'], means: [] },
  ]);
  expect(twice.find(toTokens('гкл'))).toHaveLength(1);
  expect(synonyms.listByStart('шури', 5)).toEqual(['шурик']);
  expect(synonyms.has(toTokens('шурик'))).toBe(true);
  expect(synonyms.has(toTokens('подводка'))).toBe(false);
});

import { expect, test } from 'vitest';
import { pickHistory } from './search-history.ts';

const history = ['Ламинат дуб', 'клей для ламината', 'ламинат 33', 'ламинат 8 мм', 'краска'];

test('before anything is typed the whole history is offered', () => {
  expect(pickHistory(history, '  ', [])).toEqual(history);
});

test('while typing at most three that fit, none of them twice', () => {
  expect(pickHistory(history, 'ламин', [])).toEqual(['Ламинат дуб', 'клей для ламината', 'ламинат 33']);
  expect(pickHistory(history, 'ламинат', ['ламинат дуб'])).toEqual([
    'клей для ламината',
    'ламинат 33',
    'ламинат 8 мм',
  ]);
  expect(pickHistory(history, 'ламинат 8', [])).toEqual(['ламинат 8 мм']);
  expect(pickHistory(history, 'лам кл', [])).toEqual(['клей для ламината']);
  expect(pickHistory(history, 'минат', [])).toEqual([]);
  expect(pickHistory(history, 'краска', [])).toEqual([]);
});

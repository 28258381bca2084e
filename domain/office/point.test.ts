import { expect, test } from 'vitest';
import { parsePoint } from './point.ts';

test.each([
  ['52.2873, 76.9674', 52.2873, 76.9674],
  ['52.2873 76.9674', 52.2873, 76.9674],
  ['52,2873; 76,9674', 52.2873, 76.9674],
  ['https://2gis.kz/pavlodar/geo/70000001?m=76.9674%2C52.2873%2F16', 52.2873, 76.9674],
  ['https://yandex.kz/maps/?ll=76.9674%2C52.2873&z=16', 52.2873, 76.9674],
])('%s is a place', (text, latitude, longitude) => {
  expect(parsePoint(text)).toEqual({ latitude, longitude });
});

test.each(['', 'ул. Естая, 196', '12.5, 200.1', '55.75, 37.61', '%E0%A4%A'])(
  '«%s» is none of the country',
  (text) => {
    expect(parsePoint(text)).toBeNull();
  },
);

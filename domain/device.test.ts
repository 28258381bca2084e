import { expect, test } from 'vitest';
import { coarseNetwork, describeDevice } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/139.0 YaBrowser/25.8 Mobile Safari/537.36',
    'Яндекс Браузер',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux'],
  ['curl/8.5', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

test.each([
  ['95.56.17.200', '95.56.…'],
  ['::ffff:95.56.17.200', '95.56.…'],
  ['2a00:1fa0:42:1::7', '2a00:1fa0:…'],
  ['::1', ''],
  ['the shop itself', ''],
])('%s is shown as %j', (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});

import { expect, test } from 'vitest';
import { findChromium } from './browser.ts';

const only =
  (...programs: string[]) =>
  (path: string) =>
    programs.includes(path);

test('CHROMIUM_PATH wins over every usual place', () => {
  const isProgram = only('/opt/mine/chrome', '/usr/bin/chromium');
  expect(findChromium({ CHROMIUM_PATH: '/opt/mine/chrome' }, isProgram)).toBe('/opt/mine/chrome');
});

test('a CHROMIUM_PATH that cannot be run is an error, not a reason to take another browser', () => {
  const find = () => findChromium({ CHROMIUM_PATH: '/opt/gone' }, only('/usr/bin/chromium'));
  expect(find).toThrow('CHROMIUM_PATH names /opt/gone');
});

test.each([
  ['/usr/bin/chromium', {}],
  ['/usr/bin/google-chrome', {}],
  ['/snap/bin/chromium', {}],
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
  ['/nix/bin/chromium', { PATH: '/bin:/nix/bin' }],
])('%s is found', (path, env) => {
  expect(findChromium(env, only(path))).toBe(path);
});

test('the shell is taken where there is one', () => {
  const both = only('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(findChromium({}, both)).toBe('/usr/bin/chromium-headless-shell');
});

test('no browser at all is told as null', () => {
  expect(findChromium({ PATH: '/bin' }, only())).toBeNull();
});

import { expect, test } from 'vitest';
import type { OfficeCall } from '#contract/office/office-call.ts';
import { officeCalls } from '#contract/office/office-calls.ts';
import { right } from '#contract/office/rights.ts';
import { kz, ru } from '../i18n/every-word.ts';

const logged = Object.entries<OfficeCall>(officeCalls).filter(([, { staff }]) => staff?.isLogged);

test.each(logged.map(([name]) => name))('the log has words for %s in both languages', (name) => {
  expect([`call.${name}` in ru, `call.${name}` in kz]).toEqual([true, true]);
});

test.each(right.options)('the right %s has words in both languages', (name) => {
  expect([`right.${name}` in ru, `right.${name}` in kz]).toEqual([true, true]);
});

import { expect, test } from 'vitest';
import { type BusinessField, type BusinessRequest, findBusinessFaults } from './business-request.ts';
import { taxIdCheckDigit } from './iin-bin.ts';

const withDigit = (eleven: string) => `${eleven}${taxIdCheckDigit(eleven)}`;
const BIN = withDigit('18054000012');
const IIN = withDigit('85031530012');
const right: BusinessRequest = {
  bin: BIN,
  name: 'Ерлан',
  phone: '8 705 123 45 67',
  email: 'snab@example.kz',
  comment: 'Керамогранит 400 м², раз в месяц',
  consent: true,
};

test.each<[string, Partial<BusinessRequest>, BusinessField[]]>([
  ['all in order', {}, []],
  ['a BIN with the gaps of a paper', { bin: `${BIN.slice(0, 6)} ${BIN.slice(6)}` }, []],
  ['a sole trader by IIN', { bin: IIN }, []],
  ['a BIN whose check digit is wrong', { bin: `${BIN.slice(0, 11)}${(Number(BIN[11]) + 1) % 10}` }, ['bin']],
  ['a BIN of eleven digits', { bin: BIN.slice(1) }, ['bin']],
  ['a name of one letter', { name: 'Е' }, ['name']],
  ['a phone of another country', { phone: '+49 30 123456' }, ['phone']],
  ['an e-mail without a host', { email: 'snab@' }, ['email']],
  ['a need of nine letters', { comment: 'Кирпич 5т' }, ['comment']],
  ['a need of 1001 letters', { comment: 'а'.repeat(1001) }, ['comment']],
  ['no consent', { consent: false }, ['consent']],
  [
    'nothing',
    { bin: '', name: '', phone: '', email: '', comment: '', consent: false },
    ['bin', 'name', 'phone', 'email', 'comment', 'consent'],
  ],
])('%s', (_name, over, faults) => {
  expect(findBusinessFaults({ ...right, ...over })).toEqual(faults);
});

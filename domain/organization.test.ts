import { describe, expect, test } from 'vitest';
import { findRequisiteFaults, type Requisites } from './organization.ts';

const right: Requisites = {
  name: 'ДЕМО Құрылыс',
  form: 'ТОО',
  bin: '200140001230',
  legalAddress: 'г. Павлодар, ул. Примерная, 12',
  iik: 'KZ77 0000 0000 0000 0001',
  bik: 'DEMOKZ2A',
  bankName: 'АО «ДЕМО Банк»',
  kbe: '17',
  phone: '8 (700) 000-00-03',
  email: 'org@sheber.test',
};

describe('requisites', () => {
  test('that are all right have no faults', () => {
    expect(findRequisiteFaults(right)).toEqual({});
    expect(findRequisiteFaults({ ...right, form: 'ИП', bin: '900101350122', kbe: '19' })).toEqual({});
    expect(findRequisiteFaults({ ...right, iik: 'kz73000demo000000001', bik: ' demokz2a ' })).toEqual({});
  });

  test.each<[string, Partial<Requisites>, object]>([
    ['a BIN with a wrong check digit', { bin: '200140001231' }, { bin: 'bin' }],
    ['a person’s number for a company', { bin: '900101350122' }, { bin: 'bin' }],
    ['a wrong IIN of a sole trader', { form: 'ИП', bin: '900101350123' }, { bin: 'iin' }],
    ['eleven digits', { bin: '20014000123' }, { bin: 'bin' }],
    ['an account with two digits exchanged', { iik: 'KZ770000000000000010' }, { iik: 'iik' }],
    ['a foreign account', { iik: 'DE89370400440532013000' }, { iik: 'iik' }],
    ['a BIK of another country', { bik: 'DEMORU2A' }, { bik: 'bik' }],
    ['a BIK that is too long', { bik: 'DEMOKZ2AXXX' }, { bik: 'bik' }],
    ['a Кбе of three digits', { kbe: '170' }, { kbe: 'kbe' }],
    ['a foreign phone', { phone: '+49 30 1234567' }, { phone: 'phone' }],
    ['no e-mail', { email: 'org' }, { email: 'email' }],
    [
      'no name, no address, no bank',
      { name: ' ', legalAddress: 'x', bankName: '' },
      { name: 'name', legalAddress: 'legalAddress', bankName: 'bankName' },
    ],
  ])('%s is told at its field', (_name, change, faults) => {
    expect(findRequisiteFaults({ ...right, ...change })).toEqual(faults);
  });
});

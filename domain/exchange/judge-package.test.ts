import { describe, expect, it } from 'vitest';
import { listHoldReasons, type PackageEffect } from './judge-package.ts';

const quiet: PackageEffect = {
  onSale: 1000,
  goods: 1000,
  sections: 40,
  prices: 1000,
  stocked: 1000,
  lastFullGoods: 1000,
  switchedOff: 0,
  sectionsEmptied: 0,
  moved: 0,
  pricesHalved: 0,
  pricesTenth: 0,
  pricesTaken: 0,
  stockedToZero: 0,
  goodsTold: 1000,
  newPriceTypes: 0,
  newStores: 0,
};

describe('a package waits for somebody’s word', () => {
  it.each([
    ['switches off more than 50', { switchedOff: 51 }, ['switched_off']],
    ['switches off 50', { switchedOff: 50 }, []],
    ['switches off 5 % of many', { onSale: 10_000, switchedOff: 500 }, []],
    ['switches off more than 5 % of many', { onSale: 10_000, switchedOff: 501 }, ['switched_off']],
    ['empties more than a tenth of the sections', { sectionsEmptied: 5 }, ['sections_emptied']],
    ['moves a fifth of the goods', { moved: 200 }, []],
    ['moves more', { moved: 201 }, ['moved']],
    ['changes a fifth of the prices by more than half', { pricesHalved: 201 }, ['prices_halved']],
    ['sets 6 % to less than a tenth', { pricesTenth: 60 }, ['prices_tenth']],
    ['takes the price from 6 %', { pricesTaken: 60 }, ['prices_taken']],
    ['brings 31 % of the stock to nothing', { stockedToZero: 310 }, ['stocked_to_zero']],
    ['is «full» with less than half of the last one', { goodsTold: 499 }, ['full_is_small']],
    ['holds only changes', { goodsTold: null, lastFullGoods: 1000 }, []],
    ['is the first full one', { goodsTold: 3, lastFullGoods: null }, []],
    ['brings a price type that nobody has mapped', { newPriceTypes: 1 }, ['price_type_unmapped']],
    ['brings a warehouse that nobody has mapped', { newStores: 1 }, ['store_unmapped']],
    ['changes one of three goods', { goods: 3, moved: 1, prices: 3, pricesHalved: 1 }, []],
    ['does nothing', {}, []],
  ])('when it %s', (_what, effect, reasons) =>
    expect(listHoldReasons({ ...quiet, ...effect })).toEqual(reasons),
  );
});

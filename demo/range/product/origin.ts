import { countryName } from '#domain/country.ts';
import type { Brand } from '../brand.ts';
import type { Words } from '../leaf.ts';
import type { Random } from '../random.ts';

export interface Origin {
  countryCode: string;
  manufacturer: Words;
}

/** Where a brand's goods are made: mostly at home, partly under contract elsewhere. */
function drawCountry(brand: Brand, random: Random): string {
  if (brand.isOwnLabel)
    return random.weighted([
      ['KZ', 42],
      ['CN', 26],
      ['RU', 19],
      ['UZ', 8],
      ['BY', 5],
    ] as const);
  const home = brand.countryCode;
  return home === 'KZ'
    ? random.weighted([
        ['KZ', 76],
        ['RU', 10],
        ['CN', 8],
        ['UZ', 6],
      ] as const)
    : random.weighted([
        [home, 68],
        ['CN', 16],
        ['RU', 8],
        ['KZ', 4],
        ['BY', 4],
      ] as const);
}

export function drawOrigin(brand: Brand, random: Random): Origin {
  const countryCode = drawCountry(brand, random);
  return {
    countryCode,
    manufacturer: {
      ru: `Завод «${brand.name}» (демо), ${countryName(countryCode, 'ru')}`,
      kz: `«${brand.name}» зауыты (демо), ${countryName(countryCode, 'kz')}`,
    },
  };
}

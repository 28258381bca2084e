/** Every brand of the demo range. All of them are invented; each description says so at its end. */
import type { Brand } from './brand.ts';
import { engineeringBrands } from './brands/engineering.ts';
import { finishBrands } from './brands/finish.ts';
import { ownLabel } from './brands/own-label.ts';
import { roughBrands } from './brands/rough.ts';
import { toolBrands } from './brands/tools.ts';

const demoMark = {
  ru: 'Марка вымышлена для демонстрационного каталога.',
  kz: 'Бұл марка көрсетілім каталогы үшін ойдан шығарылған.',
};

export const brands: readonly Brand[] = [
  ...roughBrands,
  ...finishBrands,
  ...engineeringBrands,
  ...toolBrands,
  ownLabel,
].map((brand) => ({
  ...brand,
  description: {
    ru: `${brand.description.ru} ${demoMark.ru}`,
    kz: `${brand.description.kz} ${demoMark.kz}`,
  },
}));

const byCode = new Map(brands.map((brand) => [brand.code, brand]));

export function getBrand(code: string): Brand {
  const brand = byCode.get(code);
  if (!brand) throw new Error(`no brand has the code ${code}`);
  return brand;
}

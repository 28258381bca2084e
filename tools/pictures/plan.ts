/** Which pictures the demo range needs: one for each name its products carry, ordered from the family's recipe. */
import { getBrand } from '#database/demo/brands.ts';
import { drawRange } from '#database/demo/draw-range.ts';
import type { Order } from './recipe.ts';
import { recipes } from './recipes/recipes.ts';
import { sectionPictures } from './sections.ts';

export interface PlannedPicture extends Order {
  /** the file's name below pictures/, without its ending */
  name: string;
  stage: string;
  family: string;
  /** the products that show it */
  products: number;
}

/** The size of the demo range that a fresh start loads. */
const PRODUCTS = 3500;
export const SECTIONS = 'sections';

/** Of these families; null: of all. `sections` are the departments' own. */
export function planPictures(families: readonly string[] | null): PlannedPicture[] {
  const goods = planGoods();
  const all = [...goods, ...planSections(goods)];
  if (families === null) return all;
  return all.filter(({ family, products }) => families.includes(products === 0 ? SECTIONS : family));
}

function planGoods(): PlannedPicture[] {
  const planned = new Map<string, PlannedPicture>();
  for (const { product } of drawRange(PRODUCTS)) {
    const [name = ''] = product.images;
    const [family = '', variant = ''] = name.split('/');
    const known = planned.get(name);
    if (known) {
      known.products++;
      continue;
    }
    const brand = getBrand(product.brandCode).name;
    const order = recipes.get(family)?.({ ...product, family, variant, brand });
    if (order) planned.set(name, { stage: family, ...order, name, family, products: 1 });
  }
  return [...planned.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A department shows the first of the pictures it names, in a file of its own. */
function planSections(goods: readonly PlannedPicture[]): PlannedPicture[] {
  return Object.entries(sectionPictures).flatMap(([code, start]) => {
    const shown = goods.find(({ name }) => name.startsWith(start));
    return shown ? [{ ...shown, name: `section/${code}`, products: 0 }] : [];
  });
}

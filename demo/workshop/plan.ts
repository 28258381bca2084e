/** Which pictures the demo range needs: one for each name its products carry, ordered from the family's recipe. */
import { getBrand } from '../range/brands.ts';
import { drawRange } from '../range/draw-range.ts';
import { CLOSE_LOOK, toRoomView } from '../range/product/papers.ts';
import type { Order } from './recipe.ts';
import { recipes } from './recipes/recipes.ts';
import { inUse } from './rooms/in-use.ts';
import { rooms } from './rooms/rooms.ts';
import { sectionPictures } from './sections.ts';

export interface PlannedPicture extends Order {
  /** the file's name below pictures/, without its ending */
  name: string;
  stage: string;
  family: string;
  /** the products that show it as their first picture */
  products: number;
  /** the name of the first of them */
  shows?: string;
}

/** The size of the demo range that a fresh start loads. */
export const PRODUCTS = 3500;
export const SECTIONS = 'sections';
/** The rooms of sets and of the home page. */
export const ROOMS = 'rooms';
/** Floors, tiles and wallpaper laid in a room: a product's second picture. */
export const IN_USE = 'in-use';
/** What the studio has no recipe for. */
export const DRAWINGS = 'drawings';
/** Where the corners of things are seen, for the sizes drawn along them. */
export const BOXES = 'boxes';

/** Of these families; null: of all. `sections` are the departments' own. */
export function planPictures(families: readonly string[] | null): PlannedPicture[] {
  const goods = planGoods();
  const all = [...goods.main, ...planSections(goods.main), ...goods.inUse, ...planRooms()];
  if (families === null) return all;
  return all.filter(({ family, name }) => families.includes(name.startsWith('section/') ? SECTIONS : family));
}

/** What is drawn instead: close looks at surfaces, and goods without a recipe. */
export const planDrawings = (): readonly string[] => planGoods().drawn;

function planGoods(): { main: PlannedPicture[]; inUse: PlannedPicture[]; drawn: string[] } {
  const planned = new Map<string, PlannedPicture>();
  const laid = new Map<string, PlannedPicture>();
  const drawn = new Set<string>();
  for (const { product } of drawRange(PRODUCTS)) {
    const [name = ''] = product.images;
    const [family = '', variant = ''] = name.split('/');
    for (const image of product.images) if (image.endsWith(CLOSE_LOOK)) drawn.add(image);
    const known = planned.get(name);
    if (known) {
      known.products++;
      continue;
    }
    const brand = getBrand(product.brandCode).name;
    const sitter = { ...product, family, variant, brand };
    const inRoom = inUse.get(family)?.(sitter);
    const view = toRoomView(name);
    if (inRoom) laid.set(view, { stage: family, ...inRoom, name: view, family: IN_USE, products: 0 });
    const order = recipes.get(family)?.(sitter);
    if (order)
      planned.set(name, { stage: family, ...order, name, family, products: 1, shows: product.name.ru });
    else drawn.add(name);
  }
  const sort = (all: Map<string, PlannedPicture>) =>
    [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { main: sort(planned), inUse: sort(laid), drawn: [...drawn].sort() };
}

const planRooms = (): PlannedPicture[] =>
  Object.entries(rooms).map(([name, order]) => ({
    ...order,
    name: `room/${name}`,
    family: ROOMS,
    products: 0,
  }));

/** A department shows the first of the pictures it names, in a file of its own. */
function planSections(goods: readonly PlannedPicture[]): PlannedPicture[] {
  return Object.entries(sectionPictures).flatMap(([code, start]) => {
    const shown = goods.find(({ name }) => name.startsWith(start));
    return shown ? [{ ...shown, name: `section/${code}`, products: 0 }] : [];
  });
}

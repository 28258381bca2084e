/** What a journey asks of a page with a list of products. */
import type { Page } from 'playwright-core';
import { shop } from './visitors.ts';

export const PATH = '/c/laminat';
/** Two values of one filter and a flag: more than a page of goods is left. */
export const CHOICE = 'f.floor_class=33,34&inStock=1';

export const names = (page: Page) =>
  page.locator('article a[href*="/p/"]:not([href*="#"])').allTextContents();
export const cards = (page: Page) => page.getByRole('article').count();
export const query = (page: Page) => decodeURIComponent(new URL(page.url()).search.slice(1));

export async function countOfChoice(): Promise<number> {
  const search = 'sectionCode=laminat&filter[floor_class]=33,34&inStock=1&pageSize=1&city=pavlodar';
  const response = await fetch(`${shop}/api/v2/products/?${search}`);
  return ((await response.json()) as { meta: { total: number } }).meta.total;
}

/** Controls come alive a moment after the products: until then a press on a box is only a tick. */
export const waitForControls = (page: Page) =>
  page.waitForFunction(() => {
    const select = document.querySelector('select[name=sort]');
    return select !== null && Object.keys(select).some((key) => key.startsWith('__reactProps'));
  });

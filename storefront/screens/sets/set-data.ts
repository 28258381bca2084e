/** What the page of a set is made of, as it travels. */
import type { SetCalculation, SetCard, SetItem, SetMode } from '#contract/sets.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import type { ShelfSet } from './find-sets.ts';

export interface SetData {
  set: Pick<SetCard, 'code' | 'name' | 'lead' | 'style' | 'colour' | 'param' | 'price' | 'inCity'> & {
    mode: SetMode;
    description: string;
    section: { code: string; name: string };
    image: { id: string; version: string };
    wholeSets: number;
  };
  /** For search engines, which are told outside of the page's own words. */
  modeName: string;
  hotspots: { x: number; y: number; item: number }[];
  groups: { name: string; items: SetItem[] }[];
  products: CardProduct[];
  calculation: SetCalculation;
  similar: ShelfSet[];
}

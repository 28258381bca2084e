import type { Product } from '#contract/catalog.ts';
import { requireValue } from '../require-value.ts';
import { type LoadContext, ScreenError } from '../screen.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';
import { parsePage } from './page-number.ts';
import type { SectionTile } from './section-tiles.tsx';

export interface SectionData {
  section: SectionTile;
  /** From the department down, without the section itself. */
  parents: { code: string; name: string }[];
  /** Only on the first page. */
  children: SectionTile[];
  /** The sections beside a leaf, itself among them. */
  siblings: SectionTile[];
  seoText: string;
  items: CardProduct[];
  page: number;
  pageSize: number;
  total: number;
}

const toTile = ({ code, name, count }: SectionTile): SectionTile => ({ code, name, count });

/** The most popular product of a section lends it its picture. */
function withPicture(tile: SectionTile, items: readonly Product[]): SectionTile {
  const product = items.find(({ sectionCode }) => sectionCode === tile.code);
  return product ? { ...tile, externalId: product.externalId } : tile;
}

export async function loadSection({ api, cityCode, params, url }: LoadContext): Promise<SectionData> {
  const sectionCode = params.sectionCode ?? '';
  const page = parsePage(url.searchParams);
  if (page === null) throw new ScreenError(404, 'no such page of the list');
  const query = { city: cityCode };
  const [found, listing] = await Promise.all([
    api('GET /api/v2/sections/{sectionCode}/', { params: { sectionCode }, query }),
    api('GET /api/v2/products/', { query: { ...query, sectionCode, page } }),
  ]);
  const { section, breadcrumbs, seoText } = requireValue(found).data;
  const { items, meta } = requireValue(listing);
  if (page > 1 && items.length === 0) throw new ScreenError(404, 'no such page of the list');
  const parents = breadcrumbs.slice(0, -1);
  const parentCode = parents.at(-1)?.code;
  const parent =
    parentCode !== undefined && section.children.length === 0
      ? await api('GET /api/v2/sections/{sectionCode}/', { params: { sectionCode: parentCode }, query })
      : null;
  return {
    section: toTile(section),
    parents,
    children: page === 1 ? section.children.map((child) => withPicture(toTile(child), items)) : [],
    siblings: parent?.ok ? parent.value.data.section.children.map(toTile) : [],
    seoText,
    items: items.map(toCardProduct),
    page,
    pageSize: meta.pageSize,
    total: meta.total,
  };
}

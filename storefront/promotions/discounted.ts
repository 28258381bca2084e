import { buttonStatus } from '#domain/availability.ts';
import { type CardProduct, toCardProduct } from '../catalog/catalog.ts';
import type { LoadContext } from '../screen.ts';

const DEPARTMENTS = 6;
const SHELF_SIZE = 18;

/** Popular goods with a discount, the largest first. */
export async function findDiscounted({ api, cityCode }: LoadContext): Promise<CardProduct[]> {
  const query = { city: cityCode };
  const roots = await api('GET /api/v2/sections/', { query });
  if (!roots.ok) return [];
  const listings = await Promise.all(
    roots.value.data
      .slice(0, DEPARTMENTS)
      .map(({ code }) =>
        api('GET /api/v2/products/', { query: { ...query, sectionCode: code, pageSize: 48 } }),
      ),
  );
  return listings
    .flatMap((listing) => (listing.ok ? listing.value.items : []))
    .filter(
      (product) => product.active && (product.discount?.value ?? 0) > 0 && buttonStatus(product) === 'active',
    )
    .toSorted((one, other) => (other.discount?.value ?? 0) - (one.discount?.value ?? 0))
    .slice(0, SHELF_SIZE)
    .map(toCardProduct);
}

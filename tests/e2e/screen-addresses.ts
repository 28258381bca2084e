/** An address for every screen of the route table, with real products and brands for its parameters. */
import { routes } from '#storefront/routes.ts';

export interface ScreenAddress {
  /** For file names and test titles: `home`, `personal-orders`. */
  name: string;
  /** Without the locale's prefix. */
  path: string;
  needsLogin: boolean;
}

interface Named {
  code: string;
  children?: Named[];
}

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

/** A few products that can be put into the cart. */
export async function listProductCodes(shop: string): Promise<string[]> {
  const { items } = await readJson<{ items: Named[] }>(`${shop}/api/v2/products/?sectionCode=laminat`);
  return items.slice(0, 3).map(({ code }) => code);
}

/** Routes whose parameters have no value that exists yet show the page for a wrong address: once is enough. */
export async function listScreenAddresses(shop: string): Promise<ScreenAddress[]> {
  const products = await readJson<{ items: Named[] }>(`${shop}/api/v2/products/?sectionCode=laminat`);
  const brands = await readJson<{ data: Named[] }>(`${shop}/api/v1/brands/`);
  const sections = await readJson<{ data: Named[] }>(`${shop}/api/v2/sections/`);
  const known: Record<string, string> = {
    '/p/:code': `/p/${products.items[0]?.code}`,
    '/brands/:code': `/brands/${brands.data[0]?.code}`,
    '/c/:sectionCode': '/c/laminat',
    '/c/:sectionCode/:staticFilter': '/c/laminat/33-klass',
    '/sets/:mode': '/sets/kits',
    '/p/sets/:mode/:code': '/p/sets/interiors/svetlaya-vannaya',
    '/:staticPage': '/delivery',
    '/promo/:code': '/promo/tri-lampy-po-tsene-dvuh',
    '/advice/:category': '/advice/floors',
    '/advice/:category/:code': '/advice/bathroom/tile-laying',
    '/search': '/search?q=ламинат',
    // Of the demo account that looks at the screens (club@sheber.test).
    '/personal/address/edit/:id': '/personal/address/edit/3',
    '/personal/orders/:orderId': '/personal/orders/2',
  };
  const screens = routes
    .filter(({ path, isDevelopmentOnly }) => !isDevelopmentOnly && (known[path] || !path.includes(':')))
    .map(({ path, middleware }) => ({
      name: toName(path),
      path: known[path] ?? path,
      needsLogin: middleware?.includes('auth') ?? false,
    }));
  return [
    ...screens,
    { name: 'root-section', path: `/c/${sections.data[0]?.code}`, needsLogin: false },
    { name: 'tile-calculator', path: '/calculator?kind=tile', needsLogin: false },
    { name: 'room-planner', path: '/calculator?kind=room&accentWalls=0', needsLogin: false },
    { name: 'shared-estimate', path: '/estimate/demo0smeta0vannaya0pod0klyuch', needsLogin: false },
    { name: 'not-found', path: '/no/such/page', needsLogin: false },
  ];
}

const NAMES: Record<string, string> = {
  '/': 'home',
  '/p/:code': 'product',
  '/c/:sectionCode': 'section',
  '/c/:sectionCode/:staticFilter': 'static-filter',
  '/brands/:code': 'brand',
  '/sets/:mode': 'sets',
  '/p/sets/:mode/:code': 'set',
  '/:staticPage': 'static-page',
  '/advice/:category': 'advice-category',
  '/advice/:category/:code': 'article',
  '/personal/address/edit/:id': 'personal-address-edit',
  '/personal/orders/:orderId': 'personal-order',
};

const toName = (path: string) => NAMES[path] ?? path.slice(1).replaceAll('/', '-');

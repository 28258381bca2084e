/**
 * Every screen of the office, in one table: routes, menu, palette and keys are drawn from it, and nothing else names them.
 * To add a screen: a line here (or in one of the tables beside), its folder under screens/, its title in both dictionaries. Who may open what stands in the
 * table of rights (domain/office/rights.ts); a screen says which of them it needs.
 */
import type { Right } from '#contract/office/rights.ts';
import type { RightsOf } from '#domain/office/rights.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import type { MenuEntry } from './access/menu.ts';
import { FIGURE_SCREENS } from './figure-screens.ts';
import { ORDER_SCREENS } from './order-screens.ts';
import { OUTSIDE_SCREENS } from './outside-screens.ts';
import { PEOPLE_SCREENS } from './people-screens.ts';
import { PROMOTION_SCREENS } from './promotion-screens.ts';
import { reads, type Screen } from './screen.ts';
import { WORD_SCREENS } from './word-screens.ts';

export const SCREENS: readonly Screen[] = [
  {
    path: '/login',
    title: 'login.title',
    needs: 'nobody',
    load: async () => (await import('./screens/login/login-screen.tsx')).LoginScreen,
    menu: null,
  },
  {
    path: '/invite/:token',
    title: 'invite.title',
    needs: 'nobody',
    load: async () => (await import('./screens/invite/invite-screen.tsx')).InviteScreen,
    menu: null,
  },
  {
    path: '/',
    title: 'start.title',
    needs: 'staff',
    load: async () => (await import('./screens/start/start-screen.tsx')).StartScreen,
    words: 'start',
    menu: { group: null, icon: 'home', key: 'h' },
  },
  ...ORDER_SCREENS,
  {
    path: '/products',
    title: 'products.title',
    needs: reads('products.texts'),
    load: async () => (await import('./screens/products/products-screen.tsx')).ProductsScreen,
    words: 'products',
    menu: { group: 'catalogue', icon: 'grid', key: 'g' },
  },
  {
    path: '/products/:id',
    title: 'product.title',
    needs: reads('products.texts'),
    load: async () => (await import('./screens/product/product-screen.tsx')).ProductScreen,
    words: 'product',
    menu: null,
  },
  {
    path: '/imports',
    title: 'imports.title',
    needs: { anyOf: ['products.bulk'], act: 'write' },
    load: async () => (await import('./screens/imports/imports-screen.tsx')).ImportsScreen,
    words: 'imports',
    menu: { group: 'catalogue', icon: 'download', key: 'i' },
  },
  {
    path: '/imports/:id',
    title: 'imports.one',
    needs: { anyOf: ['products.bulk'], act: 'write' },
    load: async () => (await import('./screens/imports/import-screen.tsx')).ImportScreen,
    words: 'imports',
    menu: null,
  },
  {
    path: '/imports/pictures/:id',
    title: 'pictureRuns.one',
    needs: { anyOf: ['products.edit'], act: 'write' },
    load: async () => (await import('./screens/imports/picture-run-screen.tsx')).PictureRunScreen,
    words: 'imports',
    menu: null,
  },
  {
    path: '/stock',
    title: 'stock.title',
    needs: reads('stock'),
    load: async () => (await import('./screens/stock/stock-screen.tsx')).StockScreen,
    words: 'stock',
    menu: { group: 'catalogue', icon: 'table', key: 'k' },
  },
  {
    path: '/stock/count',
    title: 'count.title',
    needs: { anyOf: ['stock'], act: 'write' },
    load: async () => (await import('./screens/stock/count-screen.tsx')).StockCountScreen,
    words: 'stock',
    menu: null,
  },
  {
    path: '/stock/:product',
    title: 'stock.title',
    needs: reads('stock'),
    load: async () => (await import('./screens/stock/stock-product-screen.tsx')).StockProductScreen,
    words: 'stock',
    menu: null,
  },
  {
    path: '/tree',
    title: 'tree.title',
    needs: reads('tree'),
    load: async () => (await import('./screens/tree/tree-screen.tsx')).TreeScreen,
    menu: { group: 'catalogue', icon: 'estimate', key: 't' },
  },
  {
    path: '/sets',
    title: 'productSets.title',
    needs: reads('tree'),
    load: async () => (await import('./screens/product-sets/product-sets-screen.tsx')).ProductSetsScreen,
    words: 'product-sets',
    menu: { group: 'catalogue', icon: 'gift', key: null },
  },
  {
    path: '/sets/:id',
    title: 'productSets.title',
    needs: reads('tree'),
    load: async () => (await import('./screens/product-sets/product-set-screen.tsx')).ProductSetScreen,
    words: 'product-sets',
    menu: null,
  },
  {
    path: '/norms',
    title: 'norms.title',
    needs: reads('tree'),
    load: async () => (await import('./screens/norms/norms-screen.tsx')).NormsScreen,
    words: 'norms',
    menu: { group: 'catalogue', icon: 'calculator', key: null },
  },
  {
    path: '/tree/:id/pages',
    title: 'filterPages.title',
    needs: reads('tree'),
    load: async () => (await import('./screens/filter-pages/filter-pages-screen.tsx')).FilterPagesScreen,
    menu: null,
  },
  {
    path: '/properties',
    title: 'properties.title',
    needs: reads('tree'),
    load: async () => (await import('./screens/properties/properties-screen.tsx')).PropertiesScreen,
    menu: { group: 'catalogue', icon: 'filter', key: null },
  },
  {
    path: '/properties/:id',
    title: 'properties.one',
    needs: reads('tree'),
    load: async () => (await import('./screens/properties/property-screen.tsx')).PropertyScreen,
    menu: null,
  },
  {
    path: '/brands',
    title: 'brands.title',
    needs: reads('tree'),
    load: async () => (await import('./screens/brands/brands-screen.tsx')).BrandsScreen,
    menu: { group: 'catalogue', icon: 'star', key: 'y' },
  },
  ...PROMOTION_SCREENS,
  ...WORD_SCREENS,
  ...PEOPLE_SCREENS,
  ...FIGURE_SCREENS,
  {
    path: '/approvals',
    title: 'approvals.title',
    // Who asks sees what became of it; the call shows each what is theirs.
    needs: 'staff',
    load: async () => (await import('./screens/approvals/approvals-screen.tsx')).ApprovalsScreen,
    menu: { group: 'system', icon: 'success', key: 'a', waits: 'approvals' },
  },
  {
    path: '/changes',
    title: 'sets.title',
    // Everybody has their own; of others' they see what they may read.
    needs: 'staff',
    load: async () => (await import('./screens/changes/sets-screen.tsx')).SetsScreen,
    menu: { group: 'system', icon: 'edit', key: 'c' },
  },
  {
    path: '/changes/:id',
    title: 'sets.set',
    needs: 'staff',
    load: async () => (await import('./screens/changes/set-screen.tsx')).SetScreen,
    menu: null,
  },
  {
    path: '/log',
    title: 'log.title',
    // Everybody reads the log of what they may read; the right `log` opens all of it.
    needs: 'staff',
    load: async () => (await import('./screens/log/log-screen.tsx')).LogScreen,
    menu: { group: 'system', icon: 'clock', key: 'l' },
  },
  {
    path: '/log/:id',
    title: 'log.entry',
    needs: 'staff',
    load: async () => (await import('./screens/log/log-entry-screen.tsx')).LogEntryScreen,
    menu: null,
  },
  {
    path: '/staff',
    title: 'staff.title',
    needs: reads('staff'),
    load: async () => (await import('./screens/staff/staff-screen.tsx')).StaffScreen,
    words: 'staff',
    menu: { group: 'system', icon: 'user', key: 's' },
  },
  {
    path: '/staff/:id',
    title: 'member.title',
    needs: reads('staff'),
    load: async () => (await import('./screens/staff/member-screen.tsx')).MemberScreen,
    words: 'staff',
    menu: null,
  },
  ...OUTSIDE_SCREENS,
  {
    path: '/opening',
    title: 'opening.title',
    needs: reads('settings'),
    load: async () => (await import('./screens/opening/opening-screen.tsx')).OpeningScreen,
    menu: { group: 'system', icon: 'success', key: null },
  },
  {
    path: '/places',
    title: 'places.title',
    needs: reads('settings'),
    load: async () => (await import('./screens/places/places-screen.tsx')).PlacesScreen,
    menu: { group: 'system', icon: 'map-pin', key: null },
  },
  {
    path: '/settings',
    title: 'settings.title',
    needs: reads('settings'),
    load: async () => (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
    menu: { group: 'system', icon: 'hammer', key: 'e' },
  },
  {
    path: '/me',
    title: 'me.title',
    needs: 'staff',
    load: async () => (await import('./screens/me/me-screen.tsx')).MeScreen,
    menu: null,
  },
];

/** Whether somebody with these rights may open it; what one may not read is not there. */
export function mayOpen({ needs }: Pick<Screen, 'needs'>, rights: RightsOf): boolean {
  if (typeof needs === 'string') return true;
  const { anyOf, act } = needs;
  const asked = anyOf === 'all' ? (Object.keys(rights) as Right[]) : anyOf;
  return asked.some((right) => rights[right]?.[act] !== undefined);
}

const strip = (pathname: string) => pathname.replace(/^\/office(?=\/|$)/, '') || '/';

/** The screen at an address of the window. */
export const findScreen = (pathname: string): Screen | null =>
  SCREENS.find(({ path }) => matchPath(path, strip(pathname)) !== null) ?? null;

/** The entry of the rail that an address belongs to: a member stands under the staff. */
export const isUnderEntry = ({ path }: MenuEntry, pathname: string): boolean => {
  const here = strip(pathname);
  if (path === '/' || here === path) return here === path;
  // What has an entry of its own stands under no other.
  return (
    here.startsWith(`${path}/`) && !SCREENS.some((screen) => screen.menu !== null && screen.path === here)
  );
};

/** What the rail, the palette and the keys show to somebody with these rights. */
export const listMenu = (rights: RightsOf): MenuEntry[] =>
  SCREENS.flatMap((screen) => {
    const { path, title, menu } = screen;
    return menu !== null && mayOpen(screen, rights) ? [{ path, title, menu }] : [];
  });

/**
 * Who may import whom, by zone (a top folder), and the doors of the modules inside a zone. The table below is
 * the law; the tests stand outside it, because they must reach whatever they try.
 */
import { type Import, type Module, toModules } from './modules.ts';
import { type Finding, isTest, isUnder, type Rule } from './project.ts';

interface Zone {
  /** Zones whose code may be used at run time, and zones of which only the types may be used. */
  uses: readonly string[];
  types?: readonly string[];
  /** Files of other zones that may be used besides. */
  files?: RegExp;
  /** A package may be used if it matches; zones without it may use any. */
  packages?: RegExp;
  /** What the message says: the zone's promise. */
  promise: string;
}

const zones: Record<string, Zone> = {
  contract: { uses: [], packages: /^zod$/, promise: 'contract stands on zod alone' },
  domain: {
    uses: [],
    types: ['contract'],
    packages: /^$/,
    promise: 'domain is pure: of others it knows only the types of contract',
  },
  api: {
    uses: ['domain', 'contract'],
    packages: /^(?!react|vite|@vitejs|playwright)/,
    promise: 'api uses domain and contract, never storefront, database, server or react',
  },
  storefront: {
    uses: ['domain', 'contract'],
    packages: /^(react(-dom)?|zod|lean-qr|hyphen|@fontsource-variable\/.*)(\/.*)?$/,
    promise: 'storefront uses domain and contract and speaks to the API through api-client.ts',
  },
  office: {
    uses: ['domain', 'contract'],
    files:
      /^storefront\/(router\/|design\/(tokens\.css|global\.css|icon\.tsx|icon-shapes\.ts|icon-sprite\.ts|logo\.tsx|class-names\.ts|shrink-photo\.ts)$)/,
    packages: /^(react(-dom)?|zod|lean-qr|@tanstack\/react-query|zxing-wasm)(\/.*)?$/,
    promise:
      "office uses domain, contract and of the storefront its design tokens, icons and router core, never the api's code",
  },
  database: {
    uses: ['domain'],
    types: ['contract'],
    packages: /^(node:|postgres$|@node-rs\/argon2$)/,
    promise: 'database uses domain and the types of contract',
  },
  demo: {
    uses: ['api', 'database', 'domain', 'contract', 'tools'],
    promise: 'demo fills the shop and makes its pictures; it knows neither server nor storefront',
  },
  server: {
    uses: ['api', 'database', 'domain', 'contract'],
    types: ['storefront'],
    promise: 'server meets the storefront only as built',
  },
};

/**
 * Folders without a door: each of their files is a piece of its own, imported by its name. A door that only forwards
 * would hide nothing.
 */
const openFolders = [
  'api/http',
  'contract/office',
  'domain/cutting',
  'domain/exchange',
  'domain/office',
  'domain/orders',
  'office/access',
  'office/app',
  'office/calls',
  'office/changes',
  'office/delivery',
  'office/design',
  'office/figures',
  'office/grid',
  'office/i18n',
  'office/live',
  'office/notices',
  'office/orders',
  'office/people',
  'office/scanning',
  'office/shell',
  'office/views',
  'storefront/design',
  'storefront/i18n',
  'storefront/router',
  'storefront/features/cart',
  'storefront/features/catalog',
  'storefront/features/club',
  'storefront/features/feedback',
  'storefront/features/filters',
  'storefront/features/listing',
  'storefront/features/lists',
  'storefront/screens/contacts',
  'storefront/screens/content',
  'storefront/screens/orders',
  'storefront/screens/promotions',
  'storefront/screens/sets',
];
/** Floors of the storefront whose files belong together: no doors between their folders. */
const openFloors = ['storefront/app', 'storefront/page'];
/** Zones whose files are one module: their folders have a door for other zones only. */
const undividedZones = ['database', 'demo', 'server'];
/** Tables that name every part of their zone, and the parts that only they may name. */
const tables: readonly { table: RegExp; parts: RegExp }[] = [
  {
    table: /^office\/(order-|people-|figure-|outside-|promotion-|word-)?screens\.ts$/,
    parts: /^office\/screens\/[\w-]+\/[\w-]+-screen\.tsx$/,
  },
  { table: /^api\/modules(\.ts$|\/)/, parts: /^api\/[^/]+\/[\w-]+\.routes\.ts$/ },
  {
    table: /^storefront\/app\/routing\/late-error-screen\.tsx$/,
    parts: /^storefront\/screens\/error\/error-screen\.tsx$/,
  },
];
/** The one place where the shop meets its demo: a shop without it loads nothing of it. */
const demoMeeting = { from: 'server/demo-range.ts', to: 'demo/filling.ts' };
/** Renders on the server, where node's modules exist. */
const serverSide = 'storefront/app/entry-server.tsx';

export const findForeignImports: Rule = (sources) =>
  toModules(sources)
    .filter(({ source }) => !isTest(source.path))
    .flatMap((module) =>
      module.imports.flatMap((each): Finding[] => {
        const fault = toZoneFault(module, each) ?? toDoorFault(module, each);
        return fault ? [{ path: module.source.path, line: each.line, message: fault }] : [];
      }),
    );

const toZone = (path: string) => path.split('/')[0] ?? '';

function toZoneFault({ source }: Module, { specifier, file, isType }: Import): string | null {
  const own = toZone(source.path);
  const zone = zones[own];
  if (!zone) return null;
  if (file === null) {
    if (zone.packages?.test(specifier) !== false) return null;
    if (source.path === serverSide && specifier.startsWith('node:')) return null;
    return `imports ${specifier}: ${zone.promise}.`;
  }
  const target = toZone(file);
  if (source.path === demoMeeting.from && file === demoMeeting.to) return null;
  if (target === own || zone.uses.includes(target) || zone.files?.test(file)) return null;
  if (zone.types?.includes(target)) {
    return isType ? null : `imports code of ${file}: ${zone.promise}. Use "import type", or move the code.`;
  }
  return `imports ${file}: ${zone.promise}.`;
}

/** Where a file lives: a module is a folder of its zone, on a floor of the storefront a folder of that floor. */
function toPlace(file: string): { zone: string; home: string; folder: string | undefined; rest: string[] } {
  const parts = file.split('/');
  const depth = /^(storefront\/(screens|frame|features)|office\/screens)\//.test(file) ? 3 : 2;
  return {
    zone: parts[0] ?? '',
    home: parts.slice(0, depth).join('/'),
    folder: parts[depth - 1],
    rest: parts.slice(depth),
  };
}

function toDoorFault({ source }: Module, { file }: Import): string | null {
  if (file === null) return null;
  const { zone, home, folder, rest } = toPlace(file);
  if (!zones[zone] || folder === undefined || rest.length === 0) return null;
  const isOutside = zones[toZone(source.path)] !== undefined || !source.path.includes('/');
  // A door may also stand beside its folder: api/database.ts before api/database/.
  const isInside = isUnder(source.path, home) || source.path.replace(/\.tsx?$/, '') === home;
  if (!isOutside || isInside) return null;
  if (isUnder(source.path, 'storefront/design') && !isUnder(file, 'storefront/i18n')) {
    return `imports ${file}: design knows no feature. Pass what it needs as a property.`;
  }
  if (tables.some(({ table, parts }) => table.test(source.path) && parts.test(file))) return null;
  if (undividedZones.includes(zone) && isUnder(source.path, zone)) return null;
  if (openFolders.includes(home) || openFloors.some((floor) => isUnder(file, floor))) return null;
  if (rest.length === 1 && /^[\w-]+\.(ts|tsx)$/.test(rest[0] ?? '') && rest[0]?.split('.')[0] === folder)
    return null;
  return `imports ${file}, a file inside the module ${home}. Import its door ${home}/${folder}.ts instead.`;
}

/** A door that only forwards hides nothing: what it names can be imported by its own name. */
export const findForwardingDoors: Rule = (sources) =>
  toModules(sources).flatMap(({ source, program }): Finding[] => {
    const [name = '', folder] = source.path.split('/').reverse();
    const isDoor = name.split('.')[0] === folder && !isTest(source.path);
    const isForwarding = program.body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    );
    if (!isDoor || !isForwarding || program.body.length === 0) return [];
    const message =
      'a door that only forwards: import its files by their names, or give it something to hide.';
    return [{ path: source.path, line: 1, message }];
  });

/** The first download of each screen, from the build's manifest. */
export interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

export type Manifest = Record<string, Chunk>;

export interface ScreenWeight {
  /** As in the route table: `content/home`. */
  screen: string;
  script: number;
  style: number;
  font: number;
}

const kb = 1024;
/** Home, listing and product are where shoppers arrive: they get less. */
const arrivals = /(?:^|[/-])(home|listing|section|product)$/;
/** Of the office, at its first screen with the words of one language; its readers sit at office machines. */
const officeScript = 150 * kb;
const budgets = { arrivalScript: 115 * kb, script: 125 * kb, style: 18 * kb, font: 30 * kb };

/** The server writes it with the page, so its style is needed at once; its script comes after the page. */
const isWrittenPart = (key: string) => /-part\.tsx$/.test(key);

/** A screen's first download: the entry, the screen's chunk, and all that the two import at once. */
export function toScreenWeights(manifest: Manifest, weigh: (file: string) => number): ScreenWeight[] {
  const entry = Object.keys(manifest).filter(
    // The page for those without a network is a page of its own.
    (key) => manifest[key]?.isEntry && !key.includes('entry-offline'),
  );
  const screens = Object.keys(manifest).filter(
    (key) => /-screen\.tsx$/.test(key) && manifest[key]?.isDynamicEntry,
  );
  /** The office fetches its words beside the entry, the storefront's come with the page: the heavier language counts. */
  const findWords = (folder: string) =>
    ['ru', 'kz']
      .map((locale) => `${folder}/${locale}.json`)
      .filter((key) => key in manifest)
      .sort((one, other) => weigh(manifest[other]?.file ?? '') - weigh(manifest[one]?.file ?? ''))
      .slice(0, 1);
  return screens.map((key) => {
    // Those of all screens, and those of the screen's own folder.
    const own = `office/i18n/${key.split('/')[2]}`;
    const names = collect([...entry, key, ...findWords('office/i18n'), ...findWords(own)], manifest);
    const chunks = names.flatMap((name) => manifest[name] ?? []);
    const parts = chunks.flatMap(({ dynamicImports = [] }) => dynamicImports).filter(isWrittenPart);
    const styled = collect([...names, ...parts], manifest).flatMap((name) => manifest[name] ?? []);
    const sum = (files: readonly string[]) =>
      [...new Set(files)].reduce((bytes, file) => bytes + weigh(file), 0);
    return {
      screen: key.replace(/^(storefront|office)\/screens\//, '').replace(/-screen\.tsx$/, ''),
      script: sum(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
      style: sum(styled.flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file, ...css] : css))),
      font: sum(chunks.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'))),
    };
  });
}

function collect(keys: readonly string[], manifest: Manifest): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...seen];
}

export function findOfficeOverBudget(weights: readonly ScreenWeight[]): string[] {
  return weights
    .filter(({ script }) => script > officeScript)
    .map(({ screen, script }) => {
      const over = `${(script / kb).toFixed(1)} KB of JS, ${officeScript / kb} KB are allowed`;
      return `office ${screen}: ${over}. Load what is not needed at once when it is first used.`;
    });
}

export function findOverBudget(weights: readonly ScreenWeight[]): string[] {
  return weights.flatMap(({ screen, script, style, font }) => {
    const scriptBudget = arrivals.test(screen) ? budgets.arrivalScript : budgets.script;
    const parts: [string, number, number][] = [
      ['JS', script, scriptBudget],
      ['CSS', style, budgets.style],
      ['fonts', font, budgets.font],
    ];
    return parts
      .filter(([, bytes, budget]) => bytes > budget)
      .map(([what, bytes, budget]) => {
        const over = `${(bytes / kb).toFixed(1)} KB of ${what}, ${budget / kb} KB are allowed`;
        return `${screen}: ${over}. Load what is not needed at once when it is first used.`;
      });
  });
}

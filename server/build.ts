/**
 * The built front ends: each made when it is missing or older than its sources, by a child process, so that the build
 * tool's memory is gone when the shop starts. The fingerprint of its sources is a build's id.
 * Run as a program (`npm run build`) it builds both at once, with `--if-old` what is missing or old.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writePageStyles } from './pages/page-styles.ts';
import { StartFailure } from './start-failure.ts';

const root = join(import.meta.dirname, '..');
export const distFolder = join(root, 'dist');

interface FrontEnd {
  title: string;
  /** Names the build; another one when anything changes that the build reads. */
  idFile: string;
  sources: readonly string[];
  build(): Promise<void>;
}

const shared = ['domain', 'contract', 'tools/build', 'package-lock.json'];
const FRONT_ENDS = {
  storefront: {
    title: 'storefront',
    idFile: join(distFolder, 'build-id'),
    sources: ['storefront', 'vite.config.ts', ...shared],
    build: buildStorefront,
  },
  office: {
    title: 'office',
    idFile: join(distFolder, 'office-build-id'),
    sources: [
      'office',
      'storefront/design',
      'storefront/router',
      'storefront/public/favicon.svg',
      'vite.office.config.ts',
      ...shared,
    ],
    build: buildOffice,
  },
} as const satisfies Record<string, FrontEnd>;

function sourceFiles(sources: readonly string[]): string[] {
  return sources
    .flatMap((name) => {
      const path = join(root, name);
      if (/\.\w+$/.test(name)) return [path];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
        .map((entry) => join(entry.parentPath, entry.name));
    })
    .sort();
}

function fingerprint({ sources }: FrontEnd): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(sources))
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

const readId = ({ idFile }: FrontEnd): string | null =>
  existsSync(idFile) ? readFileSync(idFile, 'utf8') : null;

/** Of the storefront: pages that are open ask for it. */
export const readBuildId = (): string | null => readId(FRONT_ENDS.storefront);

/** Looks at once; what is missing or old is made when the answer is called. */
export function planBuild(): (report: (line: string) => void) => Promise<void> {
  const wanted = Object.entries(FRONT_ENDS).filter(([, each]) => readId(each) !== fingerprint(each));
  return async (report) => {
    for (const [name, { title }] of wanted) await buildApart(name, title, report);
  };
}

async function buildApart(name: string, title: string, report: (line: string) => void): Promise<void> {
  report(`Building the ${title} …`);
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename, name], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new StartFailure(`The ${title} could not be built: its errors stand above.`)),
    );
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(`${title.replace(/^./, (first) => first.toUpperCase())} built in ${seconds} s`);
}

async function buildStorefront(): Promise<void> {
  const { build: viteBuild } = await import('vite');
  await viteBuild({ root, logLevel: 'warn' });
  await viteBuild({ root, logLevel: 'warn', build: { ssr: true } });
  const client = join(distFolder, 'client');
  const storefront = (await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href)) as {
    listPageModules(): string[][];
  };
  writePageStyles(client, storefront.listPageModules());
  precompress(client);
}

async function buildOffice(): Promise<void> {
  const { build: viteBuild } = await import('vite');
  await viteBuild({ root, logLevel: 'warn', configFile: join(root, 'vite.office.config.ts') });
  const folder = join(distFolder, 'office');
  copyFileSync(join(root, 'storefront/public/favicon.svg'), join(folder, 'favicon.svg'));
  precompress(folder);
}

/** Compressed once, as small as it gets: these files are sent many thousand times. */
function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}

/** Those that are named, or all. */
async function build(names: readonly string[]): Promise<void> {
  process.env.NODE_ENV = 'production';
  for (const [name, frontEnd] of Object.entries(FRONT_ENDS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    // Read before the work: a source that changes meanwhile makes the next start build again.
    const id = fingerprint(frontEnd);
    await frontEnd.build();
    writeFileSync(frontEnd.idFile, id);
  }
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  if (words.includes('--if-old')) await planBuild()((line) => process.stdout.write(`${line}\n`));
  else await build(words);
}

/**
 * The built front ends and the server's bundle: each made when it is missing or older than its sources, by a child process, so that the build
 * tool's memory is gone when the shop starts. The fingerprint of its sources is a build's id.
 * Run as a program (`npm run build`) it builds both at once, with `--if-old` what is missing or old.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleFolder, findBundle, noteSources, PROGRAMS } from './bundle.ts';
import { writePageStyles } from './pages/page-styles.ts';
import { isUntouched, listSources, readSourceList } from './source-list.ts';
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

/** Its own code as one file for each program. */
const SERVER = 'server';
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

/** Folders that several front ends are made of are read once. */
const filesOf = new Map<string, string[]>();

function readFolder(name: string): string[] {
  const path = join(root, name);
  if (/\.\w+$/.test(name)) return [path];
  const known = filesOf.get(name);
  if (known) return known;
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  filesOf.set(name, files);
  return files;
}

const sourceFiles = ({ sources }: FrontEnd): string[] => sources.flatMap(readFolder).sort();

function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Whoever finds all sources untouched need not read them. */
function isOld(frontEnd: FrontEnd): boolean {
  const id = readId(frontEnd);
  if (id === null) return true;
  const files = sourceFiles(frontEnd);
  const listed = readSourceList(listFile(frontEnd));
  if (listed?.length === files.length && listed.every((source) => isUntouched(source, root))) return false;
  return id !== fingerprint(files);
}

const listFile = ({ idFile }: FrontEnd): string => `${idFile}.sources.json`;

const readId = ({ idFile }: FrontEnd): string | null =>
  existsSync(idFile) ? readFileSync(idFile, 'utf8') : null;

/** Of the storefront: pages that are open ask for it. */
export const readBuildId = (): string | null => readId(FRONT_ENDS.storefront);

/** Looks at once; what is missing or old of the pages is made when the answer is called. */
export function planBuild(): (report: (line: string) => void) => Promise<void> {
  filesOf.clear();
  const wanted = Object.entries(FRONT_ENDS).filter(([, each]) => isOld(each));
  return async (report) => {
    for (const [name, { title }] of wanted) await buildApart(name, title, report);
  };
}

/** The shop runs from its sources as well; its bundle is for the starts after this one. */
export async function bundleIfOld(report: (line: string) => void): Promise<void> {
  if (findBundle() === null) await buildApart(SERVER, SERVER, report);
}

async function buildApart(name: string, title: string, report: (line: string) => void): Promise<void> {
  report(`Building the ${title} …`);
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename, name], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    child.once('exit', () => process.off('exit', endWithUs));
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

/** Under another name until it is whole: a worker may just be taking a dead one's place. */
async function buildServer(): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const begunMs = Date.now();
  const folder = mkdtempSync(join(distFolder, 'shop-'));
  // The shop's own user reads it as well as who built it.
  chmodSync(folder, 0o755);
  const files: string[] = [];
  try {
    for (const program of Object.keys(PROGRAMS)) {
      await viteBuild({
        root,
        logLevel: 'warn',
        configFile: join(root, 'vite.server.config.ts'),
        mode: program,
        build: { outDir: folder },
      });
      files.push(...(JSON.parse(readFileSync(join(folder, `${program}.files.json`), 'utf8')) as string[]));
    }
    noteSources(folder, files, begunMs);
    rmSync(bundleFolder, { recursive: true, force: true });
    renameSync(folder, bundleFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
    const files = sourceFiles(frontEnd);
    const [listed, id] = [listSources(root, files), fingerprint(files)];
    await frontEnd.build();
    writeFileSync(listFile(frontEnd), JSON.stringify(listed));
    writeFileSync(frontEnd.idFile, id);
  }
  if (names.length === 0 || names.includes(SERVER)) await buildServer();
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  const report = (line: string) => void process.stdout.write(`${line}\n`);
  if (words.includes('--if-old')) {
    await planBuild()(report);
    await bundleIfOld(report);
  } else await build(words);
}

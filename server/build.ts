/**
 * The built storefront: made when it is missing or older than its sources, by a child process, so that the build
 * tool's memory is gone when the shop starts. The fingerprint of the sources is the build's id.
 * Run as a program (`npm run build`) it builds at once.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writePageStyles } from './pages/page-styles.ts';
import { StartFailure } from './start-failure.ts';

const root = join(import.meta.dirname, '..');
export const distFolder = join(root, 'dist');
const idFile = join(distFolder, 'build-id');
const SOURCES = ['storefront', 'domain', 'contract', 'tools/build', 'vite.config.ts', 'package-lock.json'];

function sourceFiles(): string[] {
  return SOURCES.flatMap((name) => {
    const path = join(root, name);
    if (/\.\w+$/.test(name)) return [path];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name));
  }).sort();
}

/** Changes when anything changes that the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

export function readBuildId(): string | null {
  return existsSync(idFile) ? readFileSync(idFile, 'utf8') : null;
}

export async function ensureBuild(report: (line: string) => void): Promise<void> {
  if (readBuildId() === fingerprint()) return;
  report('Building the storefront …');
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new StartFailure('The storefront could not be built: its errors stand above.')),
    );
  });
  report(`Storefront built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function build(): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const id = fingerprint();
  process.env.NODE_ENV = 'production';
  await viteBuild({ root, logLevel: 'warn' });
  await viteBuild({ root, logLevel: 'warn', build: { ssr: true } });
  const client = join(distFolder, 'client');
  const storefront = (await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href)) as {
    listPageModules(): string[][];
  };
  writePageStyles(client, storefront.listPageModules());
  precompress(client);
  writeFileSync(idFile, id);
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

if (import.meta.main) await build();

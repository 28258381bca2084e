/**
 * The Nu Html Checker, the judge that browsers' makers keep: pages in, its errors out. It is a Java program of 32 MB that
 * nothing but this walk needs, so that it and Java are fetched when they are asked for, not with `npm ci`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from '#tools/apt.ts';

const NU = 'vnu-jar@26.9.27';
const home = join(import.meta.dirname, '..', '..', '.data', 'nu');
const jar = join(home, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

interface NuMessage {
  type: string;
  url?: string;
  message: string;
  extract?: string;
}

/** One sentence for each error, with the page's path. */
export function findNuFaults(pages: ReadonlyMap<string, string>): string[] {
  fetchNu();
  const folder = mkdtempSync(join(tmpdir(), 'sheber-nu-'));
  try {
    const files = new Map([...pages.keys()].map((path, at) => [`${at}.html`, path]));
    for (const [file, path] of files) writeFileSync(join(folder, file), pages.get(path) ?? '');
    const { stderr, error } = spawnSync(
      'java',
      ['-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', ...files.keys()],
      { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 },
    );
    if (error) throw error;
    const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
    return messages
      .filter(({ type }) => type !== 'info')
      .map(({ url = '', message, extract = '' }) => {
        const path = files.get(url.split('/').at(-1) ?? '') ?? url;
        return `${path}: Nu: ${message} at ${extract.replace(/\s+/g, ' ').trim()}`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function fetchNu(): void {
  if (spawnSync('java', ['-version']).status !== 0 && !installPackage('default-jre-headless'))
    throw new Error('The Nu Html Checker needs Java: install it, or walk with --nu off.');
  if (existsSync(jar)) return;
  const words = ['install', '--no-save', '--ignore-scripts', '--prefix', home, NU];
  if (spawnSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error(`npm could not fetch ${NU}.`);
}

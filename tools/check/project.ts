/**
 * The project as the rules see it: a list of {path, text} and the findings they return. Rules never touch the
 * disk, so that each can be tried on a planted fault in its test.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

export interface Finding {
  path: string;
  line: number;
  /** What is wrong and, in the same sentence or the next, how to mend it. */
  message: string;
}

export type Rule = (sources: readonly Source[]) => Finding[];

/** Images, fonts and other bytes carry no text to judge. */
const binary = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|pdf|gz|br|zip|tgz)$/i;

export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);
export const isTest = (path: string) => /\.test\.tsx?$/.test(path);
export const isUnder = (path: string, folder: string) => path.startsWith(`${folder}/`);

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** One finding per match, at the match's line. */
export function findMatches(
  source: Source,
  pattern: RegExp,
  message: (match: RegExpExecArray) => string | null,
) {
  const findings: Finding[] = [];
  for (const match of source.text.matchAll(pattern)) {
    const words = message(match);
    if (words) findings.push({ path: source.path, line: lineAt(source.text, match.index), message: words });
  }
  return findings;
}

/**
 * Walks the folder itself instead of asking git: an unpacked archive has no repository, and git refuses one
 * that another user owns. `.gitignore` may therefore hold only `name/`, `name` and `*.ending`.
 */
export function readProject(root: string): Source[] {
  const isIgnored = toIgnore(root);
  const sources: Source[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.name === '.git' || isIgnored(entry.name, entry.isDirectory())) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() && !binary.test(path)) {
        sources.push({ path, text: readFileSync(join(root, path), 'utf8') });
      }
    }
  };
  walk('');
  return sources.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function toIgnore(root: string): (name: string, isFolder: boolean) => boolean {
  const file = join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const folders = new Set<string>();
  const names = new Set<string>();
  const endings: string[] = [];
  for (const line of lines.map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (/^[\w.-]+\/$/.test(line)) folders.add(line.slice(0, -1));
    else if (/^[\w.-]+$/.test(line)) names.add(line);
    else if (/^\*\.[\w.-]+$/.test(line)) endings.push(line.slice(1));
    else
      throw new Error(`.gitignore: the checks understand only "name/", "name" and "*.ending", not "${line}"`);
  }
  return (name, isFolder) =>
    names.has(name) || (isFolder ? folders.has(name) : endings.some((ending) => name.endsWith(ending)));
}

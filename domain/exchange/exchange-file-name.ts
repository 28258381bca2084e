/** Names of files as 1C sends them, made into names that may stand on our disk; null for one that may not. */
const ENDINGS = new Set(['xml', 'zip', 'jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp']);
/** Whatever a system lets people call a file, but what has a meaning in a path or cannot be seen. */
const PART = /^[^\p{C}\\/:*?"<>|]{1,160}$/u;
/** A disk counts bytes: a name of a hundred and sixty Cyrillic letters is none. */
const MOST_NAME_BYTES = 240;
/** A number of the site, the kind, the portion, the pictures and two letters of theirs: six are seen. */
const MOST_FOLDERS = 8;

function splitName(sent: string | null | undefined): string[] | null {
  const parts = (sent ?? '')
    .trim()
    .replaceAll('\\', '/')
    // 1C on Linux sends the place of its own temporary file.
    .replace(/^\/?tmp\//i, '')
    .replace(/^(.*\/)?webdata\//i, '')
    .replace(/^(\.?\/)+/, '')
    .split('/');
  const isClean = parts.every(
    (part) => PART.test(part) && isShort(part) && part !== '.' && !part.includes('..'),
  );
  return isClean && parts.length <= MOST_FOLDERS + 1 ? parts : null;
}

const isShort = (part: string): boolean => new TextEncoder().encode(part).length <= MOST_NAME_BYTES;

const isOurs = (parts: readonly string[]): boolean =>
  ENDINGS.has(parts.at(-1)?.split('.').slice(1).at(-1)?.toLowerCase() ?? '');

export function cleanFileName(sent: string | null | undefined): string | null {
  const parts = splitName(sent);
  return parts && isOurs(parts) ? parts.join('/') : null;
}

/** A harmless name with an ending that the shop has no use for: instructions, certificates, a folder's own files. */
export function isOfNoUse(sent: string | null | undefined): boolean {
  const parts = splitName(sent);
  return parts !== null && !isOurs(parts);
}

export type FileType = 'xml' | 'zip' | 'picture';

export function typeOfFile(name: string): FileType {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'xml') return 'xml';
  return ending === 'zip' ? 'zip' : 'picture';
}

/** A picture lies relative to the folder of the XML that names it. */
export function besideFile(file: string, named: string): string | null {
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
  const bare = named.trim().replaceAll('\\', '/').replace(/^\.\//, '');
  return cleanFileName(folder + bare) ?? cleanFileName(bare);
}

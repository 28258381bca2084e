/** Documents that staff bring: looked at, kept under a name of their content beside the pictures, shown at `/files/`. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Refusal } from '../http/refusal.ts';
import { keepFile, readKept, type Shelf } from '../images/images.ts';

const FOLDER = join('uploads', 'documents');
const FILE = /^([0-9a-f]{40})\.pdf$/;
/** What does something by itself when it is opened, or carries other files, is no certificate. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction\s*<<[^>]*\/S\s*\/(?:URI|Launch))\b/;

/** By its bytes, whatever its name says. */
function isDocument(content: Buffer): boolean {
  if (!content.subarray(0, 1024).includes('%PDF-')) return false;
  if (!content.subarray(-2048).includes('%%EOF')) return false;
  return !ACTIVE.test(content.toString('latin1'));
}

export async function keepDocument(shelf: Shelf | undefined, content: Buffer) {
  if (!isDocument(content)) throw new Refusal('document.unreadable');
  const sha = createHash('sha256').update(content).digest('hex').slice(0, 40);
  await keepFile(shelf, pathOf(sha), content).catch(() => {
    throw new Refusal('document.not_kept');
  });
  return { url: `/files/${sha}.pdf`, bytes: content.length };
}

const pathOf = (sha: string): string => join(FOLDER, sha.slice(0, 2), `${sha}.pdf`);

/** Null: there is none of that name. */
export async function readDocument(shelf: Shelf | undefined, file: string): Promise<Buffer | null> {
  const [, sha] = FILE.exec(file) ?? [];
  return sha === undefined || shelf === undefined ? null : readKept(shelf, pathOf(sha));
}

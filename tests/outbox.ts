/** Reads the outbox folder of a shop under test: what its letters and messages say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailedLinkKind } from '#domain/mailed-link.ts';

export interface OutboxLetter {
  kind: string;
  html: string;
  /** As a mail program gets it. */
  source: string;
}

export function listLetters(dataDir: string): OutboxLetter[] {
  const folder = join(dataDir, 'outbox');
  return listNames(folder, '.eml').map((name) => {
    const stem = name.slice(0, -'.eml'.length);
    return {
      kind: /Z-(.+)-[0-9a-f]{8}$/.exec(stem)?.[1] ?? '',
      html: readFileSync(join(folder, `${stem}.html`), 'utf8'),
      source: readFileSync(join(folder, name), 'utf8'),
    };
  });
}

/** The text of each short message, the newest last. */
export function listMessages(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  return listNames(folder, '.txt').map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The token of the link in a letter. */
export function tokenIn(html: string, kind: MailedLinkKind): string {
  const token = new RegExp(`[?&]${kind}=([\\w-]{43})`).exec(html)?.[1];
  if (token === undefined) throw new Error(`the letter has no ${kind} link`);
  return token;
}

function listNames(folder: string, ending: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .sort();
  } catch {
    return [];
  }
}

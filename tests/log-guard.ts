/**
 * Reads every line that the API logs during a test file: no phone, e-mail, password, token, card or hash may stand in one.
 * Built into openTestApp, so that whatever a test provokes is looked through as well.
 */
const SECRETS: Record<string, RegExp> = {
  'a phone': /(?:\+7|\b8)[\s(-]*[79]\d{2}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}\b/,
  'an e-mail': /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u,
  // Request ids have 12 characters, digests of ours 22; tokens of sessions and letters have 43.
  'a token': /(?<![\w-])[\w-]{43}(?![\w-])/,
  'a card number': /\b29\d{11}\b/,
  'a password hash': /\$argon2/,
  'a password': /"password"|sheber-demo-1|Bearer \S/i,
};

export function findSecret(line: string): string | null {
  return Object.entries(SECRETS).find(([, sign]) => sign.test(line))?.[0] ?? null;
}

export interface LogGuard {
  stream: { write(line: string): void };
  /** How many lines went by: a guard that saw none guarded nothing. */
  seen(): number;
  /** Throws when a line told what it must not. */
  settle(): void;
}

export function createLogGuard(): LogGuard {
  const told: string[] = [];
  let lines = 0;
  return {
    stream: {
      write(line) {
        lines += 1;
        const secret = findSecret(line);
        if (secret !== null) told.push(`${secret}: ${line.slice(0, 600)}`);
      },
    },
    seen: () => lines,
    settle() {
      if (told.length > 0) throw new Error(`The log tells what it must not:\n${told.join('\n')}`);
    },
  };
}

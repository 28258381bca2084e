/** Nothing secret and nothing of one machine in the repository. */
import { type Finding, findMatches, type Rule, type Source } from './project.ts';

/** The demo shop's documented password is no secret; loopback and reserved hosts are no real ones. */
const demoPassword = 'sheber-demo-1';
const harmlessHost =
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|host|db|postgres|[\w.-]*\.(test|example|invalid|localhost)|example\.(com|org|net)|\$\{.*|\{.*|<.*)$/i;

interface Pattern {
  pattern: RegExp;
  what: (match: RegExpExecArray) => string | null;
}

const secretPatterns: Pattern[] = [
  { pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g, what: () => 'a private key' },
  { pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g, what: () => 'a cloud access key' },
  { pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{40,}/g, what: () => 'a code-hosting token' },
  { pattern: /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^\s$]+/g, what: () => 'a package-registry token' },
  { pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}|\bsk_live_[A-Za-z0-9]{16,}/g, what: () => 'a service token' },
  {
    pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`]+:([^\s/@'"`]+)@([^\s/:'"`?]+)/gi,
    what: ([, password = '', host = '']) =>
      harmlessHost.test(host) || /^[$<{]/.test(password) ? null : `a password in the address of ${host}`,
  },
  {
    pattern:
      /\b[\w-]*(?:secret|token|passw(?:or)?d|api_?key|private_?key)[\w-]*['"]?\s*[:=]\s*['"]([A-Za-z0-9+/_=-]{20,})['"]/gi,
    what: ([, value = '']) =>
      value === demoPassword || !isRandom(value) ? null : 'a long random value beside a secret name',
  },
];

const machinePatterns: Pattern[] = [
  {
    pattern: /(?<![\w.~*-])\/(?:work|home\/[a-z][\w-]*|Users\/[A-Za-z][\w-]*|root)\/[\w.-]*/g,
    what: ([path]) => `the path ${path} exists on one machine only`,
  },
  { pattern: /\bC:\\+Users\\+\w+/g, what: ([path]) => `the path ${path} exists on one machine only` },
  {
    pattern: /https?:\/\/[^\s/'"]*(?:registry|artifactory|nexus|verdaccio)[^\s/'"]*/gi,
    what: ([address]) => `the package registry ${address} belongs to the user's npm settings`,
  },
  {
    pattern: /^\s*(?:@[\w-]+:)?registry\s*=.*/gm,
    what: ([line]) => `"${line.trim()}" belongs to the user's npm settings`,
  },
];

export const findSecrets: Rule = (sources) =>
  sources.flatMap((source) =>
    findAll(source, secretPatterns, 'Remove it, and change it where it was valid.'),
  );

export const findMachineTraces: Rule = (sources) =>
  sources.flatMap((source) => {
    const findings = findAll(source, machinePatterns, 'Take it out.');
    if (source.path !== 'package-lock.json') return findings;
    const resolved = findMatches(
      source,
      /"resolved": "[^"]*"/g,
      () => '"resolved" ties the lock file to one registry: remove the line, "integrity" is enough.',
    );
    return [...findings, ...resolved.slice(0, 1)];
  });

function findAll(source: Source, patterns: readonly Pattern[], mend: string): Finding[] {
  return patterns.flatMap(({ pattern, what }) =>
    findMatches(source, pattern, (match) => {
      const words = what(match);
      return words ? `${words}. ${mend}` : null;
    }),
  );
}

/** Words and identifiers repeat their letters and keep one case; random text has high entropy and mixes kinds. */
function isRandom(value: string): boolean {
  const counts = new Map<string, number>();
  for (const letter of value) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(value)).length;
  return bits > 3.2 && kinds >= 2 && /\d/.test(value);
}

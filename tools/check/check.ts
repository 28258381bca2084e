/**
 * `npm run check:fast`: all that can be judged without running the shop. Prints only what is wrong, grouped, with
 * file, line and how to mend it; says how long it took; exits by what it found.
 */

import { findUnprovenSentences } from '../proofs/spec-coverage.ts';
import { root, run } from '../run.ts';
import { findBadCommits } from './commits.ts';
import { findCycles, findFolderCycles } from './cycles.ts';
import { findRawDesignValues } from './design-values.ts';
import { findUpwardImports } from './floors.ts';
import { findChangedMigrations } from './frozen-migrations.ts';
import { findPromises, findSwitchedOffTests } from './honesty.ts';
import { findIdleSwitches } from './idle-switches.ts';
import { findKazakhEndings } from './kazakh/endings.ts';
import { findKazakhTerms } from './kazakh/terms.ts';
import { findMisplacedMatter } from './layers.ts';
import { findLocaleGaps } from './locales.ts';
import { findBreakingMigrations } from './migrations.ts';
import { findBadFileNames, findEmptyNames, findLongFiles } from './names.ts';
import { type Finding, type Rule, readProject } from './project.ts';
import { findStrayWords } from './screen-words.ts';
import { findMachineTraces, findSecrets } from './secrets.ts';
import { findTwinNames } from './twin-names.ts';
import { findReplacedWords } from './words.ts';
import { findForeignImports, findForwardingDoors } from './zones.ts';

const rules: Record<string, Rule> = {
  'imports across zones and past doors': findForeignImports,
  'doors that only forward': findForwardingDoors,
  'imports upwards in the storefront': findUpwardImports,
  'circles of imports': findCycles,
  'circles of folders': findFolderCycles,
  'matter in the wrong layer': findMisplacedMatter,
  'files too long': findLongFiles,
  'file names': findBadFileNames,
  'names that say nothing': findEmptyNames,
  'words that the glossary has replaced': findReplacedWords,
  'two files of one name': findTwinNames,
  'settings and rights that do nothing': findIdleSwitches,
  'tests switched off': findSwitchedOffTests,
  'things left for later': findPromises,
  'messages in both languages': findLocaleGaps,
  'words of one screen that others ask for': findStrayWords,
  'Kazakh endings': findKazakhEndings,
  'Kazakh words that another word has replaced': findKazakhTerms,
  'raw design values': findRawDesignValues,
  'sentences of the specification without a proof': findUnprovenSentences,
  'migrations that an older shop cannot live with': findBreakingMigrations,
  'migrations of a release that were changed': findChangedMigrations,
  secrets: findSecrets,
  'traces of one machine': findMachineTraces,
};

interface Tool {
  title: string;
  command: string[];
}

const TYPES_KNOWN = 'node_modules/.cache/types.tsbuildinfo';

/** The type checker is a Go program: looking for garbage less often takes a tenth more memory and a sixth less of a processor. */
process.env.GOGC ??= '400';

const tools: Tool[] = [
  {
    title: 'types (tsc)',
    // Several checkers reckon the contract's types several times over. What is known of files that have not changed is kept
    // beside the packages: a second check takes a fraction.
    command: [
      'tsc',
      '-p',
      '.',
      '--pretty',
      'false',
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      TYPES_KNOWN,
    ],
  },
  {
    title: 'format and lint (npm run fix mends most)',
    command: [
      'biome',
      'check',
      '--colors=off',
      '--reporter=concise',
      '--max-diagnostics=100',
      '--error-on-warnings',
    ],
  },
  {
    title: 'dead code and unused dependencies (knip)',
    command: ['knip', '--no-progress', '--treat-config-hints-as-errors'],
  },
];

/** A reader mends a screenful at a time. */
const shownPerRule = 40;

const print = (text: string) => process.stdout.write(`${text}\n`);

async function runTool({ title, command }: Tool): Promise<boolean> {
  const [name = '', ...args] = command;
  const { code, output } = await run(name, args);
  if (code !== 0) print(`\n${title}\n${output.trim()}`);
  return code === 0;
}

async function judgeCommits(): Promise<boolean> {
  const faults = await findBadCommits();
  if (faults.length > 0)
    print(`\nsubjects of commits (git commit --amend, git rebase)\n${faults.join('\n')}`);
  return faults.length === 0;
}

function runRule(title: string, rule: Rule, sources: ReturnType<typeof readProject>): boolean {
  const findings = rule(sources);
  const rest = findings.length - shownPerRule;
  const lines = findings.slice(0, shownPerRule).map(toLine);
  if (rest > 0) lines.push(`  … and ${rest} more`);
  if (lines.length > 0) print(`\n${title}\n${lines.join('\n')}`);
  return findings.length === 0;
}

const toLine = ({ path, line, message }: Finding) => `  ${path}:${line}  ${message}`;

const started = performance.now();
const running = [...tools.map(runTool), judgeCommits()];
const sources = readProject(root);
const kept = Object.entries(rules).map(([title, rule]) => runRule(title, rule, sources));
kept.push(...(await Promise.all(running)));

const broken = kept.filter((isKept) => !isKept).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
print(
  broken === 0
    ? `check: ${kept.length} checks kept (${seconds} s)`
    : `\ncheck: ${broken} of ${kept.length} checks broken (${seconds} s)`,
);
process.exitCode = broken === 0 ? 0 : 1;

/**
 * What a first visit downloads, compressed as the server sends it, against the promises of the
 * design. Reads Vite's manifest of the production build.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../run.ts';
import { findOfficeOverBudget, findOverBudget, type Manifest, toScreenWeights } from './weights.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** As the build compressed it; fonts are compressed by their nature. */
function weigh(folder: string, file: string): number {
  const path = join(folder, file);
  if (file.endsWith('.woff2')) return statSync(path).size;
  return existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path)).length;
}

function judge(frontEnd: 'client' | 'office', findOver: typeof findOverBudget): boolean {
  const folder = join(root, 'dist', frontEnd);
  const manifestFile = join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) {
    print('There is no production build: run "npm run build" first.');
    return false;
  }
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const weights = toScreenWeights(manifest, (file) => weigh(folder, file));
  const inKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  for (const { screen, script, style, font } of weights) {
    print(`${frontEnd} ${screen}: JS ${inKb(script)}, CSS ${inKb(style)}, fonts ${inKb(font)}`);
  }
  const faults = findOver(weights);
  for (const fault of faults) print(`over budget: ${fault}`);
  return faults.length === 0 && weights.length > 0;
}

const kept = [judge('client', findOverBudget), judge('office', findOfficeOverBudget)];
process.exitCode = kept.every(Boolean) ? 0 : 1;

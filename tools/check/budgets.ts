/**
 * What a first visit downloads, compressed as the server sends it, against the promises of the
 * design. Reads Vite's manifest of the production build.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../run.ts';
import { findOverBudget, type Manifest, toScreenWeights } from './weights.ts';

const client = join(root, 'dist', 'client');
const manifestFile = join(client, '.vite', 'manifest.json');
const print = (text: string) => process.stdout.write(`${text}\n`);

/** As the build compressed it; fonts are compressed by their nature. */
function weigh(file: string): number {
  const path = join(client, file);
  if (file.endsWith('.woff2')) return statSync(path).size;
  return existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path)).length;
}

function judge(): boolean {
  if (!existsSync(manifestFile)) {
    print('There is no production build: run "npm run build" first.');
    return false;
  }
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const weights = toScreenWeights(manifest, weigh);
  const inKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  for (const { screen, script, style, font } of weights) {
    print(`${screen}: JS ${inKb(script)}, CSS ${inKb(style)}, fonts ${inKb(font)}`);
  }
  const faults = findOverBudget(weights);
  for (const fault of faults) print(`over budget: ${fault}`);
  return faults.length === 0 && weights.length > 0;
}

process.exitCode = judge() ? 0 : 1;

/** Photographs scenes with Blender, one at a time, and keeps their light. A scene whose sources are the same is kept. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { developLight, type Light } from './develop.ts';
import type { Scene } from './recipe.ts';
import { packLight, unpackLight } from './scene-light.ts';
import {
  familyFolder,
  fontFolder,
  hash,
  readSources,
  studioFolder,
  workFolder,
  writeWhole,
} from './workplace.ts';

export interface Quality {
  pixels: number;
  samples: number;
}

export const FINAL: Quality = { pixels: 768, samples: 6 };
export const PREVIEW: Quality = { pixels: 256, samples: 6 };

/** Changes with everything that would change the photograph; more samples only make it calmer. */
export function sceneHash(family: string, scene: Scene, quality: Quality): string {
  const source = readFileSync(join(familyFolder, `${family}.py`), 'utf8');
  return hash(...readSources(studioFolder, '.py'), source, JSON.stringify([scene, quality.pixels]));
}

const lightPath = (family: string, sceneOf: string) => join(workFolder, 'light', family, `${sceneOf}.gz`);

export const hasLight = (family: string, scene: Scene, quality: Quality): boolean =>
  existsSync(lightPath(family, sceneHash(family, scene, quality)));

export async function photograph(family: string, scene: Scene, quality: Quality): Promise<Light> {
  const name = sceneHash(family, scene, quality);
  const kept = lightPath(family, name);
  if (existsSync(kept)) return unpackLight(readFileSync(kept));
  const out = join(workFolder, 'raw', `${family}-${name}`);
  mkdirSync(join(workFolder, 'raw'), { recursive: true });
  await runBlender({ family, scene, ...quality, out, threads: 1, fonts: fontFolder });
  const light = developLight(readFileSync(`${out}.exr`), JSON.parse(readFileSync(`${out}.json`, 'utf8')));
  writeWhole(kept, packLight(light));
  for (const ending of ['exr', 'json']) rmSync(`${out}.${ending}`, { force: true });
  return light;
}

/** Anything that runs beside it goes first. */
function runBlender(order: object): Promise<void> {
  const script = join(studioFolder, 'run.py');
  const args = ['-n', '19', 'blender', '-b', '--factory-startup', '-P', script, '--', JSON.stringify(order)];
  return new Promise((done, fail) => {
    const child = spawn('nice', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (words: string) => {
        said = (said + words).slice(-4000);
      });
    }
    child.on('error', () =>
      fail(new Error('Blender is needed to photograph scenes: apt-get install blender')),
    );
    child.on('close', (code) =>
      code === 0 && !/^(Error|Traceback)/m.test(said) ? done() : fail(new Error(`Blender gave up:\n${said}`)),
    );
  });
}

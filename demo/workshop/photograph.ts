/** Photographs scenes with Blender, one at a time, and keeps their light. A scene whose sources are the same is kept. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { developLight, type Light } from './develop.ts';
import type { Scene } from './recipe.ts';
import { keepTexture } from './rooms/laid.ts';
import { roomSurfaces, surfaceKey } from './rooms/rooms.ts';
import { packLight, unpackLight } from './scene-light.ts';
import {
  familyFolder,
  familyModules,
  fontFolder,
  hash,
  readSources,
  roomFolder,
  sharedFolders,
  studioFolder,
  workFolder,
  writeWhole,
} from './workplace.ts';

export interface Quality {
  pixels: number;
  samples: number;
}

/** A room's light comes in by its windows: it needs more samples than a studio's. */
const ROOM_SAMPLES = 2;

export const FINAL: Quality = { pixels: 768, samples: 6 };
export const PREVIEW: Quality = { pixels: 256, samples: 6 };

export const isRoom = (stage: string): boolean => stage.startsWith('rooms/');

/** Changes with everything that would change the photograph; more samples only make it calmer. */
export function sceneHash(stage: string, scene: Scene, quality: Quality): string {
  const order = JSON.stringify([scene, quality.pixels]);
  if (!isRoom(stage)) {
    return hash(
      ...readSources(studioFolder, '.py'),
      ...readScripts(join(familyFolder, `${stage}.py`)),
      order,
    );
  }
  const surfaces = JSON.stringify(roomSurfaces[surfaceKey(stage, scene)] ?? {});
  return hash(...readScripts(join(roomFolder, '..', `${stage}.py`)), surfaces, order);
}

/** The script itself, the shared modules that it imports and the families that it stands into its room. */
export function readScripts(script: string): string[] {
  const sources = new Map<string, string>();
  const take = (path: string) => {
    if (sources.has(path) || !existsSync(path)) return;
    const source = readFileSync(path, 'utf8');
    sources.set(path, source);
    for (const [, name = ''] of source.matchAll(/^from (\w+) import/gm)) {
      for (const folder of sharedFolders) take(join(folder, `${name}.py`));
    }
    for (const [, name = ''] of source.matchAll(/\bfamily\('(\w+)'/g)) take(join(familyFolder, `${name}.py`));
  };
  take(script);
  return [...sources.values()];
}

const lightPath = (family: string, sceneOf: string) => join(workFolder, 'light', family, `${sceneOf}.gz`);

export const hasLight = (family: string, scene: Scene, quality: Quality): boolean =>
  existsSync(lightPath(family, sceneHash(family, scene, quality)));

export async function photograph(family: string, scene: Scene, quality: Quality): Promise<Light> {
  const name = sceneHash(family, scene, quality);
  const kept = lightPath(family, name);
  if (existsSync(kept)) return unpackLight(readFileSync(kept));
  const surfaces = Object.entries(roomSurfaces[surfaceKey(family, scene)] ?? {});
  const textures: Record<string, string> = {};
  if (isRoom(family)) for (const [part, order] of surfaces) textures[part] = await keepTexture(order);
  const out = join(workFolder, 'raw', `${family.replace('/', '-')}-${name}`);
  mkdirSync(join(workFolder, 'raw'), { recursive: true });
  const samples = isRoom(family) ? quality.samples * ROOM_SAMPLES : quality.samples;
  const order = {
    family,
    scene,
    ...quality,
    samples,
    surfaces: textures,
    out,
    threads: 1,
    fonts: fontFolder,
  };
  await runBlender(order, isRoom(family) ? roomFolder : studioFolder);
  const facts = JSON.parse(readFileSync(`${out}.json`, 'utf8'));
  const light = developLight(readFileSync(`${out}.exr`), facts);
  if (isRoom(family)) writeWhole(kept.replace(/gz$/, 'json'), JSON.stringify(facts.spots));
  writeWhole(kept, packLight(light));
  for (const ending of ['exr', 'json']) rmSync(`${out}.${ending}`, { force: true });
  return light;
}

/** Where the room's things are to be seen, once it has been photographed. */
export function readSpots(room: string, scene: Scene, quality: Quality): Record<string, [number, number]> {
  const kept = lightPath(room, sceneHash(room, scene, quality)).replace(/gz$/, 'json');
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
}

/** Anything that runs beside it goes first. */
function runBlender(order: object, folder: string): Promise<void> {
  const script = join(folder, 'run.py');
  const modules = `import sys; sys.path.append(${JSON.stringify(familyModules)})`;
  const blender = ['blender', '-b', '--factory-startup', '--python-expr', modules, '-P', script];
  const args = ['-n', '19', ...blender, '--', JSON.stringify(order)];
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

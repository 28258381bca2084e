import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FINAL, readScripts, sceneHash } from './photograph.ts';
import { familyFolder, familyModules, hash, readSources, roomFolder, studioFolder } from './workplace.ts';

const read = (folder: string, name: string) => readFileSync(join(folder, `${name}.py`), 'utf8');

test('a scene of a family is made of the studio, of its own file and of what it was asked for', () => {
  const scene = { shape: 'usual' };
  const order = JSON.stringify([scene, FINAL.pixels]);
  expect(sceneHash('can', scene, FINAL)).toBe(
    hash(...readSources(studioFolder, '.py'), read(familyFolder, 'can'), order),
  );
});

test('families that share a module change with it, the others do not', () => {
  const tool = read(familyModules, 'tool');
  expect(readScripts(join(familyFolder, 'jigsaw.py'))).toEqual([
    read(familyFolder, 'jigsaw'),
    tool,
    read(familyModules, 'outline'),
  ]);
  expect(readScripts(join(familyFolder, 'drill.py'))).not.toContain(tool);
});

test('a room changes with its modules and with the families that stand in it', () => {
  const sources = readScripts(join(roomFolder, 'bathroom.py'));
  expect(sources).toContain(read(join(roomFolder, 'shared'), 'room'));
  expect(sources).toContain(read(familyFolder, 'toilet'));
  expect(sources).not.toContain(read(familyFolder, 'coil'));
});

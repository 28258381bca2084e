import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stores } from '#demo/range/stores.ts';
import { findCityMap } from '#domain/city-maps.ts';
import { cities } from '#domain/kazakhstan-cities.ts';
import { projectPoints } from '#storefront/screens/contacts/project-points.ts';
import { listMaps } from './list-maps.ts';
import { listViews } from './map-views.ts';
import { alongOf, isCut, placeWords } from './place-words.ts';

const folder = join(import.meta.dirname, '..', '..', 'storefront', 'public', 'maps');

test('the maps that the shop shows are those that are drawn: npm run maps', () => {
  const maps = listMaps();
  expect(readdirSync(folder).toSorted()).toEqual(maps.map(({ file }) => file).toSorted());
  for (const { file, svg } of maps) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(svg);
});

test('every city with stores has a map that shows them all, each alone too', () => {
  for (const { id, code } of cities) {
    const points = stores.filter(({ cityId }) => cityId === id);
    if (points.length === 0) continue;
    expect(projectPoints(points).map?.code, code).toBe(code);
    for (const point of points) expect(projectPoints([point]).map?.code).toBe(code);
  }
});

test('a map names its water, streets and districts in its own language, and reaches for nothing outside', () => {
  const of = (file: string) => listMaps().find((map) => map.file === file)?.svg ?? '';
  expect(of('pavlodar.ru.svg')).toContain('>Иртыш<');
  expect(of('pavlodar.kz.svg')).toContain('>Ертіс<');
  expect(of('astana.kz.svg')).toContain('>Сарыарқа даңғылы<');
  expect(of('ust-kamenogorsk.ru.svg')).toContain('>Ульба<');
  for (const { svg } of listMaps()) {
    expect(svg).not.toMatch(/href|url\(|<style|<script|\sstyle=/);
    expect(svg.length).toBeLessThan(8000);
  }
});

test('words along a course are never upside down', () => {
  for (const spots of [
    [
      { x: 100, y: 0 },
      { x: 0, y: 10 },
    ],
    [
      { x: 0, y: 0 },
      { x: 0, y: 100 },
    ],
  ])
    expect(Math.abs(alongOf(spots, 0.5).angle)).toBeLessThanOrEqual(90);
});

test('what lies on no map has none', () => {
  expect(findCityMap([{ latitude: 43.24, longitude: 76.94 }], { width: 300, height: 240 })).toBeNull();
});

test('no page with all stores of a city cuts a name of its map', () => {
  for (const { file, svg } of listMaps()) {
    const names = svg.matchAll(
      /translate\((\d+) (\d+)\)(?: rotate\((-?\d+)\))?"[^>]*font-size="([\d.]+)"[^>]*>([^<]+)</g,
    );
    const lines = [...names].map(([, x, y, angle = '0', size, words = '']) => {
      const half = (words.length * Number(size) * 0.58) / 2;
      const turn = (Number(angle) * Math.PI) / 180;
      const at = (along: number) => ({
        x: Number(x) + along * half * Math.cos(turn),
        y: Number(y) + along * half * Math.sin(turn),
      });
      return { words, line: [-1, -0.5, 0, 0.5, 1].map(at) };
    });
    expect(lines.length, file).toBeGreaterThan(8);
    const views = listViews(file.split('.')[0] ?? '');
    expect(views.length).toBeGreaterThan(3);
    for (const view of views)
      for (const { words, line } of lines) expect(isCut(line, view) ? words : '', file).toBe('');
  }
});

test('a name that would cover another goes to its next place, or is left out', () => {
  const here = { x: 100, y: 100, angle: 0 };
  const beside = { x: 100, y: 130, angle: 0 };
  const name = { words: 'Центр', size: 12 };
  expect(
    placeWords([
      { ...name, places: [here] },
      { ...name, places: [here, beside] },
      { ...name, places: [here] },
    ]),
  ).toEqual([here, beside, null]);
});

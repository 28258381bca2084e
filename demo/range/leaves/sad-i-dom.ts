/** Garden, dacha and home: decking, fences, greenhouses, machines, watering, tools, storage, cleaning. */
import type { Leaf } from '../leaf.ts';
import { bytovayaHimiya } from './sad-i-dom/bytovaya-himiya.ts';
import { gazonokosilkiITrimmery } from './sad-i-dom/gazonokosilki-i-trimmery.ts';
import { hranenie } from './sad-i-dom/hranenie.ts';
import { polivochnyeShlangi } from './sad-i-dom/polivochnye-shlangi.ts';
import { sadovyyInventar } from './sad-i-dom/sadovyy-inventar.ts';
import { teplitsy } from './sad-i-dom/teplitsy.ts';
import { terrasnayaDoska } from './sad-i-dom/terrasnaya-doska.ts';
import { zaboryIOgrazhdeniya } from './sad-i-dom/zabory-i-ograzhdeniya.ts';

export const leaves: readonly Leaf[] = [
  terrasnayaDoska,
  zaboryIOgrazhdeniya,
  teplitsy,
  gazonokosilkiITrimmery,
  polivochnyeShlangi,
  sadovyyInventar,
  hranenie,
  bytovayaHimiya,
];

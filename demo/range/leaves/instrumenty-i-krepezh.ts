/** Tools and fasteners: power tools, hand tool sets, measuring, accessories, screws, anchors. */
import type { Leaf } from '../leaf.ts';
import { bolgarki } from './instrumenty-i-krepezh/bolgarki.ts';
import { dreliIShurupoverty } from './instrumenty-i-krepezh/dreli-i-shurupoverty.ts';
import { dyubeliIAnkery } from './instrumenty-i-krepezh/dyubeli-i-ankery.ts';
import { izmeritelnyyInstrument } from './instrumenty-i-krepezh/izmeritelnyy-instrument.ts';
import { naboryInstrumenta } from './instrumenty-i-krepezh/nabory-instrumenta.ts';
import { osnastka } from './instrumenty-i-krepezh/osnastka.ts';
import { perforatory } from './instrumenty-i-krepezh/perforatory.ts';
import { pilyILobziki } from './instrumenty-i-krepezh/pily-i-lobziki.ts';
import { samorezy } from './instrumenty-i-krepezh/samorezy.ts';

export const leaves: readonly Leaf[] = [
  dreliIShurupoverty,
  perforatory,
  bolgarki,
  pilyILobziki,
  naboryInstrumenta,
  izmeritelnyyInstrument,
  osnastka,
  samorezy,
  dyubeliIAnkery,
];

/** Paints, enamels, wood finishes, tints and what they are put on with. */
import type { Leaf } from '../leaf.ts';
import { enamel } from './kraski/enamel.ts';
import { facadePaint } from './kraski/facade-paint.ts';
import { paintingTools } from './kraski/painting-tools.ts';
import { tintsLeaf } from './kraski/tints.ts';
import { wallPaint } from './kraski/wall-paint.ts';
import { woodFinish } from './kraski/wood-finish.ts';

export const leaves: readonly Leaf[] = [wallPaint, facadePaint, enamel, woodFinish, tintsLeaf, paintingTools];

/** A terrace: boards and joists by running metre, clips at every crossing. */
import { defineCalculator, type NeedLine } from './calculation.ts';
import { choice, flag, optional, usually } from './fields.ts';

const JOIST_STEP_M = { straight: 0.4, diagonal: 0.3 } as const;

export const decking = defineCalculator({
  code: 'decking',
  surface: { kind: 'floor' },
  fields: {
    boardWidth: usually('mm', [50, 400], 150),
    gap: usually('mm', [0, 20], 5),
    boardLength: usually('m', [1, 8], 3),
    joistLength: usually('m', [1, 8], 3),
    laying: choice('straight', 'diagonal'),
    /** The sides that no wall closes. */
    openPerimeter: optional('m', [0.1, 1000]),
    pedestals: flag(),
    reserve: usually('percent', [0, 50], 7),
  },
  compute(input, { areaM2: area, perimeterM }, _goods, norms) {
    const pitch = (input.boardWidth + input.gap) / 1000;
    const perM2 = norms['decking.pedestals'];
    const step = JOIST_STEP_M[input.laying];
    const boards = area / pitch;
    const { boardLength, joistLength, reserve } = input;
    const needs: NeedLine[] = [
      [
        'deck-board',
        'pcs',
        boards / boardLength,
        'deck-boards',
        { area, pitch, run: boards, piece: boardLength },
        reserve,
      ],
      [
        'joist',
        'pcs',
        area / step / joistLength,
        'joists',
        { area, step, piece: joistLength },
        norms['decking.joists'],
      ],
      ['deck-clip', 'pcs', area / (pitch * step), 'deck-clips', { area, pitch, step }],
    ];
    if (perimeterM !== null)
      needs.push(['start-clip', 'pcs', perimeterM / step, 'length-step', { length: perimeterM, step }]);
    if (input.openPerimeter !== null)
      needs.push(['end-strip', 'm', input.openPerimeter, 'perimeter', { perimeter: input.openPerimeter }]);
    if (input.pedestals) needs.push(['pedestal', 'pcs', area * perM2, 'area-norm', { area, norm: perM2 }]);
    return { needs };
  },
});

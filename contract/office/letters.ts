/** Letters that nobody asked for one by one: which are on, and what came of them. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const count = z.number().int();

export const getLetterFigures = officeCall({
  method: 'GET',
  path: '/office/api/v1/letters/',
  summary: 'Letters of thirty days by kind: sent, opened, ordered after, ended; nobody named',
  staff: { right: 'mail' },
  answer: withData(
    z.object({
      /** To one person, over all kinds. */
      perWeek: count,
      canChange: z.boolean(),
      kinds: z.array(
        z.object({
          kind: z.enum(['cart', 'favourite', 'reorder']),
          isOn: z.boolean(),
          sent: count,
          opened: count,
          /** Within three days after it was opened. */
          ordered: count,
          /** Who does not want it any more. */
          refused: count,
        }),
      ),
    }),
  ),
});

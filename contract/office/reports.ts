/** Reports as tables: of a period and a city, to read, to draw and to take away as a file. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { figuresQuery } from './figures.ts';
import { officeCall } from './office-call.ts';

const reportName = z.enum(['sales', 'margin', 'returns', 'picking', 'delivery', 'kazakh', 'stock-ends']);
const cell = z.union([z.string(), z.number(), z.null()]);

export const report = z.object({
  name: reportName,
  /** null: it is of now, not of a period. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  columns: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      kind: z.enum(['text', 'day', 'number', 'money', 'percent', 'minutes']),
    }),
  ),
  rows: z.array(z.array(cell)),
  /** Sums where a column can be summed. */
  total: z.array(cell).nullable(),
  /** Which column is drawn beside the first. */
  drawn: z.string(),
});
export type Report = z.infer<typeof report>;

const params = z.object({ name: reportName });

export const getReport = officeCall({
  method: 'GET',
  path: '/office/api/v1/reports/{name}/',
  summary: 'A report as a table; that of margin for those who may know what goods cost',
  staff: { right: 'reports' },
  params,
  query: figuresQuery,
  answer: withData(report),
  refusals: ['report.not_found', 'report.wrong_period'],
});

export const exportReport = officeCall({
  method: 'GET',
  path: '/office/api/v1/reports/{name}/file/',
  summary: 'The same report as a spreadsheet',
  staff: { right: 'reports' },
  params,
  query: figuresQuery,
  answer: z.instanceof(Uint8Array),
  file: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'sheber-{name}.xlsx',
  },
  refusals: ['report.not_found', 'report.wrong_period'],
});

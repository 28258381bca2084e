/** The calls of files in and out. */
import {
  createImport,
  exportProducts,
  getImport,
  getImports,
  getWrongRows,
  judgeImport,
} from '#contract/office/imports.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { Grids } from '../office-grid/office-grid.ts';
import { exportProductTable } from './export-products.ts';
import type { Imports } from './office-imports.ts';

export function registerImports(door: OfficeHttp, imports: Imports, grids: Grids): void {
  officeRoute(door, getImports, ({ viewer }) => imports.list(viewer));

  officeRoute(door, createImport, async ({ body, ...asking }) => ({
    data: await imports.create(body, asking),
  }));

  officeRoute(door, getImport, async ({ params, viewer, reach, language }) => ({
    data: await imports.show(Number(params.id), viewer, reach, language),
  }));

  officeRoute(door, judgeImport, async ({ params, body, ...asking }) => ({
    data: await imports.judge(Number(params.id), body.mapping, asking),
  }));

  officeRoute(door, getWrongRows, ({ params, viewer, language }) =>
    imports.writeWrong(Number(params.id), viewer, language),
  );

  officeRoute(door, exportProducts, ({ viewer, query, language }) =>
    exportProductTable(grids, viewer, query, language),
  );
}

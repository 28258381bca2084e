/** The calls of files in and out. */
import { getDifferences } from '#contract/office/import-differences.ts';
import {
  createImport,
  exportProducts,
  exportStock,
  getImport,
  getImports,
  getWrongRows,
  judgeImport,
} from '#contract/office/imports.ts';
import { findCandidates, getMatching, getSuppliers, tellPairs } from '#contract/office/suppliers.ts';
import { type OfficeHttp, officeRoute, PAGE_AFTER_PAGE } from '../http/office-route.ts';
import type { Grids } from '../office-grid/office-grid.ts';
import { exportProductTable } from './export-products.ts';
import { exportStockTable } from './export-stock.ts';
import type { Imports } from './office-imports.ts';
import { listSuppliers } from './suppliers.queries.ts';

export function registerImports(door: OfficeHttp, imports: Imports, grids: Grids): void {
  officeRoute(door, getImports, ({ viewer }) => imports.list(viewer));

  officeRoute(
    door,
    createImport,
    async ({ body, ...asking }) => ({
      data: await imports.create(body, asking),
    }),
    PAGE_AFTER_PAGE,
  );

  officeRoute(door, getImport, async ({ params, viewer, reach, language }) => ({
    data: await imports.show(Number(params.id), viewer, reach, language),
  }));

  officeRoute(
    door,
    judgeImport,
    async ({ params, body, ...asking }) => ({
      data: await imports.judge(Number(params.id), body, asking),
    }),
    PAGE_AFTER_PAGE,
  );

  officeRoute(
    door,
    getWrongRows,
    ({ params, viewer, language }) => imports.writeWrong(Number(params.id), viewer, language),
    PAGE_AFTER_PAGE,
  );

  officeRoute(
    door,
    getDifferences,
    ({ params, query, ...asking }) => imports.listDifferences(Number(params.id), query, asking),
    PAGE_AFTER_PAGE,
  );

  officeRoute(door, getSuppliers, async () => ({
    items: (await listSuppliers(door.db)).map((supplier) => ({
      ...supplier,
      lastListAt: supplier.lastListAt?.toISOString() ?? null,
    })),
  }));

  officeRoute(
    door,
    getMatching,
    ({ params, query, viewer, language }) => imports.listMatching(Number(params.id), query, viewer, language),
    PAGE_AFTER_PAGE,
  );

  officeRoute(door, findCandidates, async ({ params, query, viewer, language }) => ({
    items: await imports.propose(Number(params.id), query.q, viewer, language),
  }));

  officeRoute(door, tellPairs, async ({ params, body, ...asking }) => ({
    data: { told: await imports.tellPairs(Number(params.id), body, asking) },
  }));

  officeRoute(
    door,
    exportProducts,
    ({ viewer, query, language }) => exportProductTable(grids, viewer, query, language),
    PAGE_AFTER_PAGE,
  );

  officeRoute(
    door,
    exportStock,
    ({ params, viewer, language }) => exportStockTable(door.db, Number(params.store), viewer, language),
    PAGE_AFTER_PAGE,
  );
}

/** The calls of files in and out: a part of the table in office-calls.ts. */
import { getDifferences } from './import-differences.ts';
import {
  createImport,
  exportProducts,
  exportStock,
  getImport,
  getImports,
  getWrongRows,
  judgeImport,
} from './imports.ts';
import { createPictureRun, getPictureRun, getPictureRuns } from './picture-runs.ts';
import { findCandidates, getMatching, getSuppliers, tellPairs } from './suppliers.ts';

export const importCalls = {
  getImports,
  createImport,
  getImport,
  judgeImport,
  getWrongRows,
  getDifferences,
  getSuppliers,
  getMatching,
  findCandidates,
  tellPairs,
  exportProducts,
  exportStock,
  getPictureRuns,
  createPictureRun,
  getPictureRun,
} as const;

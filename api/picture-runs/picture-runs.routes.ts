/** The calls of pictures many at once. */
import { createPictureRun, getPictureRun, getPictureRuns } from '#contract/office/picture-runs.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { PictureRuns } from './picture-runs.ts';

export function registerPictureRuns(door: OfficeHttp, runs: PictureRuns): void {
  officeRoute(door, getPictureRuns, ({ viewer }) => runs.list(viewer));

  officeRoute(door, createPictureRun, async ({ body, ...asking }) => ({
    data: await runs.create(body, asking),
  }));

  officeRoute(door, getPictureRun, async ({ params, viewer, language }) => ({
    data: await runs.show(Number(params.id), viewer, language),
  }));
}

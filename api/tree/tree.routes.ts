/** The call of the tree. */
import { getTree } from '#contract/office/tree.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { listOfficeSections } from './tree.ts';

export function registerTree(door: OfficeHttp): void {
  officeRoute(door, getTree, async () => ({ items: await listOfficeSections(door.db) }));
}

/** The calls by which staff work beside one another. */
import {
  authorizeOfficeStream,
  bePresent,
  deleteView,
  findThings,
  getNotices,
  getPresence,
  getViews,
  saveView,
} from '#contract/office/company.ts';
import { getJob, getJobs, type OfficeTask, retryJob, stopJob } from '#contract/office/jobs.ts';
import { findReach } from '#domain/office/rights.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, type OfficeViewer, officeRoute } from '../http/office-route.ts';
import type { OfficeJobs } from '../office-jobs/office-jobs.ts';
import type { Company } from './office-company.ts';
import type { OfficeLive } from './office-live.ts';

interface CompanyModule {
  db: Database;
  company: Company;
  jobs: OfficeJobs;
  live: OfficeLive;
  /** How many approvals wait for this one's decision. */
  countApprovals(viewer: OfficeViewer): Promise<number>;
}

export function registerCompany(door: OfficeHttp, module: CompanyModule): void {
  const { company, live, jobs, countApprovals } = module;
  registerJobs(door, module);

  officeRoute(door, authorizeOfficeStream, async ({ viewer }) => ({ data: live.authorize(viewer.id) }));

  officeRoute(door, getPresence, async ({ viewer, params }) => ({
    items: await company.listPresent(viewer, params),
  }));

  officeRoute(door, bePresent, async ({ viewer, params, body }) => ({
    items: await company.bePresent(viewer, params, body),
  }));

  officeRoute(door, getViews, async ({ viewer }) => ({ items: await company.listViews(viewer) }));

  officeRoute(door, saveView, async ({ viewer, body }) => ({ data: await company.saveView(viewer, body) }));

  officeRoute(door, deleteView, async ({ viewer, params }) => {
    await company.deleteView(viewer, params.id);
    return { success: true as const };
  });

  officeRoute(door, findThings, async ({ viewer, body, language }) => ({
    data: await company.find(viewer, body.q, language),
  }));

  officeRoute(door, getNotices, async ({ viewer }) => {
    const seesJobs = findReach(viewer, 'outside', 'read') !== null;
    const troubles = seesJobs ? await jobs.countTroubles() : { deadTasks: 0, failingJobs: 0 };
    return { data: { approvals: await countApprovals(viewer), ...troubles } };
  });
}

function registerJobs(door: OfficeHttp, { db, jobs, live }: CompanyModule): void {
  officeRoute(door, getJobs, async () => ({ data: await jobs.list() }));

  officeRoute(door, getJob, async ({ viewer, params }) => ({ data: await jobs.get(viewer, params.id) }));

  officeRoute(door, retryJob, async ({ params, write }) => {
    const task = await write((tx) => jobs.retry(tx, params.id), toFacts);
    await live.tellReaders(db, 'outside', 'job', task.id);
    return { data: task };
  });

  officeRoute(door, stopJob, async ({ params, write }) => {
    const task = await write((tx) => jobs.stop(tx, params.id), toFacts);
    await live.tellReaders(db, 'outside', 'job', task.id);
    return { data: task };
  });
}

const toFacts = ({ id, kind }: OfficeTask) => ({ subject: 'task', subjectId: id, words: { kind } });

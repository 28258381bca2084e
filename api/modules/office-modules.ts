/** Where staff work: who they are and how they come in. Where the office is off, none of its calls is there. */
import type { Foundation } from '../foundation.ts';
import type { OfficeHttp } from '../http/office-route.ts';
import { registerOffice } from '../office/office.routes.ts';
import { createOffice } from '../office/office.ts';
import { registerCompany } from '../office-company/office-company.routes.ts';
import { createCompany, createOfficeLive } from '../office-company/office-company.ts';
import { createOfficeJobs } from '../office-jobs/office-jobs.ts';
import type { UserModules } from './user-modules.ts';

export function registerOfficeModules(foundation: Foundation, { access }: UserModules) {
  const { http, config, db, mail, publicUrl } = foundation;
  const officeLive = createOfficeLive(foundation.live);
  const office = createOffice({
    db,
    mail,
    passwords: access.passwords,
    secretKey: config.secretKey,
    url: config.office?.url ?? publicUrl,
    isFactorNeeded: config.office?.isFactorNeeded ?? true,
    onSessionsEnded: officeLive.close,
  });
  const officeHttp: OfficeHttp = { http, findViewer: office.findViewer, touched: new Map() };
  const company = createCompany({ db, live: officeLive, touched: officeHttp.touched });
  if ((config.office?.mode ?? 'off') !== 'off') {
    registerOffice(officeHttp, office);
    registerOfficeCompany(foundation, officeHttp, { officeLive, company });
  }
  return { office, officeHttp, company };
}

function registerOfficeCompany(
  { config, db, http, index, replica, tasks, log }: Foundation,
  door: OfficeHttp,
  {
    officeLive,
    company,
  }: Pick<Parameters<typeof registerCompany>[1], 'company'> & {
    officeLive: ReturnType<typeof createOfficeLive>;
  },
): void {
  const jobs = createOfficeJobs({
    db,
    hasDiskSpace: http.hasDiskSpace,
    isIndexReady: index.isReady,
    isReplicaRead: replica?.isRead ?? null,
    mailGoes: config.smtpUrl ? 'smtp' : 'outbox',
  });
  registerCompany(door, { db, company, jobs, live: officeLive, countApprovals: async () => 0 });
  // Whoever asked for a task follows it, and so do those who see all of them.
  tasks.onWord(({ id, askedBy }) => {
    if (askedBy !== null) officeLive.tell(db, [askedBy], 'job', id);
    officeLive
      .tellReaders(db, 'outside', 'job', id)
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'staff were not told of a task'));
  });
}

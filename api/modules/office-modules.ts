/** Where staff work: who they are, what they change and what is written of it. Where the office is off, none of its calls is there. */
import { OFFICE_LIMITS } from '#domain/office/limits.ts';
import { registerApprovals } from '../approvals/approvals.routes.ts';
import { type Approvals, createApprovals } from '../approvals/approvals.ts';
import { registerChanges } from '../change-sets/change-sets.routes.ts';
import { createChangeSets } from '../change-sets/change-sets.ts';
import { connect } from '../database.ts';
import type { Foundation } from '../foundation.ts';
import type { OfficeHttp } from '../http/office-route.ts';
import { registerOffice } from '../office/office.routes.ts';
import { createOffice, findStaffDuties } from '../office/office.ts';
import { registerCompany } from '../office-company/office-company.routes.ts';
import { createCompany, createOfficeLive } from '../office-company/office-company.ts';
import { createOfficeJobs } from '../office-jobs/office-jobs.ts';
import { registerOfficeLog } from '../office-log/office-log.routes.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import { registerTree } from '../tree/tree.routes.ts';
import { sectionSubject } from '../tree/tree.ts';
import type { UserModules } from './user-modules.ts';

/** Staff are few: they need no more of the database at once. */
const OFFICE_CONNECTIONS = 3;

export function registerOfficeModules(foundation: Foundation, { access }: UserModules) {
  const { http, config, db, mail, tasks, publicUrl } = foundation;
  const officeLive = createOfficeLive(foundation.live);
  const isOn = (config.office?.mode ?? 'off') !== 'off';
  const officeDb = isOn ? openOfficeDatabase(foundation) : db;
  const readLimits = () => OFFICE_LIMITS;
  const approvals = createApprovals(officeDb, readLimits);
  const changes = createChangeSets({
    db: officeDb,
    tasks,
    approvals,
    readLimits,
    findDuties: findStaffDuties,
  });
  changes.subjects.set('section', sectionSubject);
  const office = createOffice({
    db,
    mail,
    passwords: access.passwords,
    secretKey: config.secretKey,
    url: config.office?.url ?? publicUrl,
    isFactorNeeded: config.office?.isFactorNeeded ?? true,
    onSessionsEnded: officeLive.close,
    approvals,
  });
  const officeHttp: OfficeHttp = {
    http,
    db: officeDb,
    openWrite: (actor) => (work, facts) => officeTransaction(officeDb, actor, work, facts),
    findViewer: office.findViewer,
    touched: new Map(),
  };
  const company = createCompany({ db, live: officeLive, touched: officeHttp.touched });
  if (isOn) {
    registerOffice(officeHttp, office);
    registerOfficeLog(officeHttp);
    registerChanges(officeHttp, changes);
    registerApprovals(officeHttp, approvals);
    registerTree(officeHttp);
    registerOfficeCompany(foundation, officeHttp, { officeLive, company, approvals });
  }
  return { office, officeHttp, company, changes, approvals };
}

function registerOfficeCompany(
  { config, db, http, index, replica, tasks, log }: Foundation,
  door: OfficeHttp,
  {
    officeLive,
    company,
    approvals,
  }: Pick<Parameters<typeof registerCompany>[1], 'company'> & {
    officeLive: ReturnType<typeof createOfficeLive>;
    approvals: Approvals;
  },
): void {
  const jobs = createOfficeJobs({
    db,
    hasDiskSpace: http.hasDiskSpace,
    isIndexReady: index.isReady,
    isReplicaRead: replica?.isRead ?? null,
    mailGoes: config.smtpUrl ? 'smtp' : 'outbox',
  });
  registerCompany(door, { db, company, jobs, live: officeLive, countApprovals: approvals.countFor });
  // Whoever asked for a task follows it, and so do those who see all of them.
  tasks.onWord(({ id, askedBy }) => {
    if (askedBy !== null) officeLive.tell(db, [askedBy], 'job', id);
    officeLive
      .tellReaders(db, 'outside', 'job', id)
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'staff were not told of a task'));
  });
}

function openOfficeDatabase({ http, config }: Foundation) {
  const db = connect(
    { databaseUrl: config.databaseUrl, workers: 1 },
    { max: OFFICE_CONNECTIONS, name: 'sheber-office', isOffice: true },
  );
  http.app.addHook('onClose', () => db.end({ timeout: 1 }));
  return db;
}

/** Where staff work: who they are, what they change and what is written of it. Where the office is off, none of its calls is there. */
import { OFFICE_LIMITS } from '#domain/office/limits.ts';
import { registerApprovals } from '../approvals/approvals.routes.ts';
import { createApprovals } from '../approvals/approvals.ts';
import { registerChanges } from '../change-sets/change-sets.routes.ts';
import { createChangeSets } from '../change-sets/change-sets.ts';
import { connect } from '../database.ts';
import type { Foundation } from '../foundation.ts';
import type { OfficeHttp } from '../http/office-route.ts';
import { registerOffice } from '../office/office.routes.ts';
import { createOffice, findStaffDuties } from '../office/office.ts';
import { registerOfficeLog } from '../office-log/office-log.routes.ts';
import { officeTransaction } from '../office-log/office-log.ts';
import { registerTree } from '../tree/tree.routes.ts';
import { sectionSubject } from '../tree/tree.ts';
import type { UserModules } from './user-modules.ts';

/** Staff are few: they need no more of the database at once. */
const OFFICE_CONNECTIONS = 3;

export function registerOfficeModules(foundation: Foundation, { access }: UserModules) {
  const { http, config, db, mail, tasks, publicUrl } = foundation;
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
    approvals,
  });
  const officeHttp: OfficeHttp = {
    http,
    db: officeDb,
    openWrite: (actor) => (work, facts) => officeTransaction(officeDb, actor, work, facts),
    findViewer: office.findViewer,
    touched: new Map(),
  };
  if (isOn) {
    registerOffice(officeHttp, office);
    registerOfficeLog(officeHttp);
    registerChanges(officeHttp, changes);
    registerApprovals(officeHttp, approvals);
    registerTree(officeHttp);
  }
  return { office, officeHttp, changes, approvals };
}

function openOfficeDatabase({ http, config }: Foundation) {
  const db = connect(
    { databaseUrl: config.databaseUrl, workers: 1 },
    { max: OFFICE_CONNECTIONS, name: 'sheber-office', isOffice: true },
  );
  http.app.addHook('onClose', () => db.end({ timeout: 1 }));
  return db;
}

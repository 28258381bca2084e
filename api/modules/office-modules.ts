/** Where staff work: who they are and how they come in. Where the office is off, none of its calls is there. */
import type { Foundation } from '../foundation.ts';
import type { OfficeHttp } from '../http/office-route.ts';
import { registerOffice } from '../office/office.routes.ts';
import { createOffice } from '../office/office.ts';
import type { UserModules } from './user-modules.ts';

export function registerOfficeModules(foundation: Foundation, { access }: UserModules) {
  const { http, config, db, mail, publicUrl } = foundation;
  const office = createOffice({
    db,
    mail,
    passwords: access.passwords,
    secretKey: config.secretKey,
    url: config.office?.url ?? publicUrl,
    isFactorNeeded: config.office?.isFactorNeeded ?? true,
  });
  const officeHttp: OfficeHttp = { http, findViewer: office.findViewer, touched: new Map() };
  if ((config.office?.mode ?? 'off') !== 'off') registerOffice(officeHttp, office);
  return { office, officeHttp };
}

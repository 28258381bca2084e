import type { Answer, Api } from '../../api-client.ts';
import { requireValue } from '../../page/require-value.ts';

/** What the page of private data shows of wholesale. */
export interface OrganizationsData {
  organizations: Answer<'GET /api/v1/organizations/'>['data'];
  own: Answer<'GET /api/v1/wholesale/request/'>['data'];
}

export async function readOrganizations(api: Api): Promise<OrganizationsData> {
  const [organizations, own] = await Promise.all([
    api('GET /api/v1/organizations/'),
    api('GET /api/v1/wholesale/request/'),
  ]);
  return { organizations: requireValue(organizations).data, own: requireValue(own).data };
}

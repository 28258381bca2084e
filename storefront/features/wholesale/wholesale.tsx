/**
 * Wholesale as the rest of the shop sees it: for whom one buys (header), the organisations on the page of private data,
 * prices by quantity beside a price. Hides their code, which loads where somebody has an organisation or asks for one.
 */
import type { Api } from '../../api-client.ts';
import { AliveLater, LatePart } from '../../page/hydration/late-part.tsx';
import { type OrganizationsData, readOrganizations } from './organizations-data.ts';

export { OrganizationBar } from './organization-bar.tsx';
export type { OrganizationsData } from './organizations-data.ts';
export { TierTable } from './tier-table.tsx';

const part = new LatePart<{ data: OrganizationsData }>(() => import('./organizations-part.tsx'));

/** For the loader of the page that shows them. */
export async function loadOrganizations(api: Api): Promise<OrganizationsData> {
  const [data] = await Promise.all([readOrganizations(api), part.fetch()]);
  return data;
}

export const Organizations = (props: { data: OrganizationsData }) => <AliveLater part={part} props={props} />;

/** The planner's code comes late: the server writes it with the page. */
import { AliveLater, LatePart } from '../../../page/hydration/late-part.tsx';
import type { PlannerData } from './planner-data.ts';

const planner = new LatePart<{ data: PlannerData }>(() => import('./planner-part.tsx'));

export const loadPlannerParts = (): Promise<unknown> => planner.fetch();

export const Planner = ({ data }: { data: PlannerData }) => <AliveLater part={planner} props={{ data }} />;

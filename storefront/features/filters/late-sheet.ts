import { LatePart } from '../../page/hydration/late-part.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

/** Only a phone needs it, and only once its filters are asked for. */
export const filterSheetPart = new LatePart<FilterSheetProps>(() => import('./filter-sheet.tsx'));

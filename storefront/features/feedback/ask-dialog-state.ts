import { LatePart } from '../../page/hydration/late-part.tsx';
import { createOpenState } from '../../page/open-state.ts';
import type { AskFormProps } from './ask-form.tsx';
import type { Asking } from './asking.ts';

export const formPart = new LatePart<AskFormProps>(() => import('./ask-form.tsx'));

export const askDialog = { ...createOpenState<Asking>(), warmUp: formPart.warmUp };

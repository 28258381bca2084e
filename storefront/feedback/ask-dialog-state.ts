import { LatePart } from '../layouts/late-part.tsx';
import { createOpenState } from '../layouts/open-state.ts';
import type { AskFormProps } from './ask-form.tsx';
import type { Asking } from './asking.ts';

export const formPart = new LatePart<AskFormProps>(() => import('./ask-form.tsx'));

export const askDialog = { ...createOpenState<Asking>(), warmUp: formPart.warmUp };

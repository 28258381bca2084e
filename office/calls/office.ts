/** The office's calls as this page makes them, in the language of the person, and what is kept of their answers. */
import { QueryClient } from '@tanstack/react-query';
import { words } from '../i18n/words.ts';
import { CallFailure } from './call-failure.ts';
import { createOfficeApi } from './office-api.ts';
import { questions } from './questions.ts';

export const office = createOfficeApi({ language: () => words.current().locale, ask: questions.ask });

/** What the server has refused it refuses again; only what did not come is asked for once more. */
const mayComeLater = (tries: number, error: Error): boolean =>
  tries < 2 && error instanceof CallFailure && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayComeLater, staleTime: 5000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

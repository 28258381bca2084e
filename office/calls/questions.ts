/** The one question that stands before the person: calls that need the same answer wait for it together. */
import type { Question } from './office-api.ts';

interface Open {
  question: Question;
  answered: Promise<boolean>;
  answer(isAnswered: boolean): void;
}

let open: Open | null = null;
const listeners = new Set<() => void>();

function set(next: Open | null): void {
  open = next;
  for (const listener of listeners) listener();
}

export const questions = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Question | null => open?.question ?? null,

  async ask(question: Question): Promise<boolean> {
    // Another one is being asked: who is not logged in cannot say a code.
    while (open && open.question !== question) await open.answered;
    if (open) return open.answered;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    set({
      question,
      answered: promise,
      answer: (isAnswered) => {
        set(null);
        resolve(isAnswered);
      },
    });
    return promise;
  },

  /** False: the person has turned away, and the calls fail as they would have. */
  answer: (isAnswered: boolean): void => open?.answer(isAnswered),
};

import type { TestApp } from './app.ts';

/** What an application that keeps no answers says to the same question. */
export async function askFresh<Answer>({ http }: TestApp, ask: () => Promise<Answer>): Promise<Answer> {
  const held = http.keptAnswers;
  http.keptAnswers = null;
  try {
    return await ask();
  } finally {
    http.keptAnswers = held;
  }
}

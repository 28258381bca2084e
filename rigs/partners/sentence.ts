/** One thing that a partner's documents say and the shop relies on, as a question to whoever stands behind the settings. */
export interface Sentence {
  says: string;
  /** Throws where it is not so. */
  holds(): Promise<void>;
}

export function requireSo(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

/** It must say no by itself: silence is no answer. */
export async function requireRefusal(question: Promise<unknown>): Promise<void> {
  const answer = await question.then(
    () => 'a yes',
    (error: Error) => error.message,
  );
  requireSo(answer !== 'a yes', 'it was answered with a yes');
}

export interface Verdict {
  says: string;
  /** Null: it holds. */
  fault: string | null;
}

/** One after the other: a register takes one question at a time, and the last ones build on the first. */
export async function judge(sentences: readonly Sentence[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { says, holds } of sentences) {
    const fault = await holds().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    verdicts.push({ says, fault });
  }
  return verdicts;
}

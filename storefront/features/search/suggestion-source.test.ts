import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BUSY, SuggestionSource } from './suggestion-source.ts';

interface Question {
  text: string;
  signal: AbortSignal;
  answer(found: string | null | typeof BUSY): void;
}

function open() {
  const questions: Question[] = [];
  const ask = (text: string, signal: AbortSignal) =>
    new Promise<string | null | typeof BUSY>((answer) => questions.push({ text, signal, answer }));
  const source = new SuggestionSource<string>();
  const heard: (string | null)[] = [];
  source.subscribe(() => heard.push(source.get()?.suggestions ?? null));
  const want = (text: string, place = 'ru') => source.want({ text, place }, ask);
  const question = (at: number) => questions[at] ?? expect.fail(`there is no question ${at}`);
  return { source, questions, question, heard, want };
}

const pause = () => vi.advanceTimersByTimeAsync(150);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('suggestions', () => {
  test('are asked for once for words typed in one go', async () => {
    const { questions, want } = open();
    for (const text of ['л', 'ла', 'лам']) want(text);
    await pause();
    expect(questions.map(({ text }) => text)).toEqual(['лам']);
  });

  test('of older words are given up and never told, whichever answer comes first', async () => {
    const { question, heard, want } = open();
    want('лам');
    await pause();
    want('ламп');
    expect(question(0).signal.aborted).toBe(true);
    await pause();
    question(1).answer('лампы');
    await pause();
    question(0).answer('ламинат');
    await pause();
    expect(heard).toEqual(['лампы']);
  });

  test('stay while newer ones are on their way, and go with the words', async () => {
    const { source, question, want } = open();
    want('лам');
    await pause();
    question(0).answer('ламинат');
    await pause();
    want('ламп');
    expect(source.get()).toEqual({ text: 'лам', suggestions: 'ламинат' });
    want('  ');
    expect(source.get()).toBeNull();
  });

  test('are there at once when they were told before, in the same place alone', async () => {
    const { source, questions, question, want } = open();
    want('лам');
    await pause();
    question(0).answer('ламинат');
    await pause();
    want('');
    want('лам');
    expect(source.get()?.suggestions).toBe('ламинат');
    want('лам', 'kz');
    await pause();
    expect(questions).toHaveLength(2);
  });

  test('that did not come are nothing, and are asked for again', async () => {
    const { source, questions, question, want } = open();
    want('лам');
    await pause();
    question(0).answer('ламинат');
    await pause();
    want('ламп');
    await pause();
    question(1).answer(null);
    await pause();
    expect(source.get()).toBeNull();
    want('ламп');
    await pause();
    expect(questions.map(({ text }) => text)).toEqual(['лам', 'ламп', 'ламп']);
  });

  test('that are refused for now are said to be late, and asked for again by themselves', async () => {
    const { source, questions, question, want } = open();
    want('лам');
    await pause();
    question(0).answer(BUSY);
    await pause();
    expect([source.isBusy(), source.get()]).toEqual([true, null]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(questions.map(({ text }) => text)).toEqual(['лам', 'лам']);
    question(1).answer('ламинат');
    await pause();
    expect([source.isBusy(), source.get()?.suggestions]).toEqual([false, 'ламинат']);
  });

  test('that are refused for now are not asked for again once other words are typed', async () => {
    const { source, questions, question, want } = open();
    want('лам');
    await pause();
    question(0).answer(BUSY);
    await pause();
    want('');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(questions.map(({ text }) => text)).toEqual(['лам', '']);
    expect(source.isBusy()).toBe(false);
  });

  test('given up but answered all the same are kept for later', async () => {
    const { source, question, want } = open();
    want('лам');
    await pause();
    want('ламп');
    question(0).answer('ламинат');
    await pause();
    want('лам');
    expect(source.get()?.suggestions).toBe('ламинат');
  });
});

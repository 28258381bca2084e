import { Refusal } from './refusal.ts';

/** For what is being made for everybody: this reader is refused when it takes too long, the making goes on. */
export async function answerWithin<T>(limitMs: number, making: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('service.unavailable')), limitMs);
  });
  try {
    return await Promise.race([making, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

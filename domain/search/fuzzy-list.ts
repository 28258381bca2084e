/**
 * Finds words that are a few slips away from one typed. Words stand by length, each with the set of its letters as bits:
 * most are ruled out by one operation, the rest are compared letter by letter.
 */
import { countSlips } from './edit-distance.ts';

export interface Near {
  /** place in the list given */
  place: number;
  slips: number;
}

export interface FuzzyList {
  /** Up to `limit`, the nearest first. */
  find(word: string, most: number, limit: number): Near[];
}

export function makeFuzzyList(words: readonly string[]): FuzzyList {
  const byLength = new Map<number, { places: number[]; letters: Uint32Array }>();
  for (const [place, { length }] of words.entries()) {
    const bucket = byLength.get(length) ?? { places: [], letters: new Uint32Array(0) };
    bucket.places.push(place);
    byLength.set(length, bucket);
  }
  for (const bucket of byLength.values()) {
    bucket.letters = Uint32Array.from(bucket.places, (place) => toLetterBits(words[place] ?? ''));
  }
  return {
    find(word, most, limit) {
      const near: Near[] = [];
      const own = toLetterBits(word);
      for (let length = word.length - most; length <= word.length + most; length++) {
        const bucket = byLength.get(length);
        if (!bucket) continue;
        const { places, letters } = bucket;
        for (let at = 0; at < places.length; at++) {
          // A slip changes at most two letters of the set.
          if (countBits((letters[at] as number) ^ own) > most * 2) continue;
          const place = places[at] as number;
          const slips = countSlips(word, words[place] ?? '', most);
          if (slips <= most) near.push({ place, slips });
        }
      }
      return near.sort((a, b) => a.slips - b.slips || a.place - b.place).slice(0, limit);
    },
  };
}

function toLetterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

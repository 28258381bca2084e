/** The library that draws pictures: 60 ms of each start and its own memory, so it is loaded with the first picture. */
import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | null = null;

export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Pictures are made in parallel as whole ones; the libraries need not split each.
    sharp.concurrency(1);
    sharp.cache({ memory: 16, files: 0, items: 50 });
    return sharp;
  });
  return loading;
}

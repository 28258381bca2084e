import type { Bench } from './subject.ts';

export const bench: Bench = {
  name: 'home',
  what: 'the home page as an anonymous visitor gets it',
  path: () => '/',
  headers: () => ({ 'accept-encoding': 'br, gzip' }),
  floors: {},
};

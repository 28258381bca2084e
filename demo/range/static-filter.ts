import type { Words } from './leaf.ts';

/** A choice of filters with an address of its own. */
export interface StaticFilter {
  /** the section's code */
  section: string;
  /** the last part of its address */
  code: string;
  choice: Readonly<Record<string, readonly string[]>>;
  /** on the link in the section */
  name: Words;
  /** the heading of its page */
  title: Words;
  /** under the listing: who needs it and what to mind */
  about: Words;
}

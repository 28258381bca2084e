/** A page of words: what stands on it in one language. */
export interface PageBlock {
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

export interface PageText {
  title: string;
  /** For search engines; the title and this are unique in the shop. */
  description: string;
  lead: string;
  /** A document of law: says beside its title that the seller is invented. */
  isLegal?: boolean;
  blocks: readonly PageBlock[];
  /** Where to go next. */
  links: readonly { href: string; label: string }[];
}

/** A page in both languages. */
export interface BilingualPage {
  ru: PageText;
  kz: PageText;
}

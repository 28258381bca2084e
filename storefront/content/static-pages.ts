/** The pages of words by their addresses, in the reader's language and set with no-break spaces. */
import type { Locale } from '#domain/locale.ts';
import { typograph } from '#domain/typography.ts';
import { about } from './pages/about.ts';
import { business } from './pages/business.ts';
import { clubRules } from './pages/club-rules.ts';
import { delivery } from './pages/delivery.ts';
import { offer } from './pages/offer.ts';
import type { BilingualPage, PageBlock, PageText } from './pages/page-text.ts';
import { payment } from './pages/payment.ts';
import { privacy } from './pages/privacy.ts';
import { returns } from './pages/returns.ts';
import { services } from './pages/services.ts';
import { vacancies } from './pages/vacancies.ts';

const pages: ReadonlyMap<string, BilingualPage> = new Map([
  ['delivery', delivery],
  ['payment', payment],
  ['returns', returns],
  ['offer', offer],
  ['privacy', privacy],
  ['club-rules', clubRules],
  ['business', business],
  ['services', services],
  ['about', about],
  ['vacancies', vacancies],
]);

export function findStaticPage(code: string, locale: Locale): PageText | null {
  const page = pages.get(code);
  return page ? typeset(page[locale], locale) : null;
}

function typeset(page: PageText, locale: Locale): PageText {
  const set = (text: string) => typograph(text, locale);
  return {
    ...page,
    title: set(page.title),
    lead: set(page.lead),
    blocks: page.blocks.map((block) => typesetBlock(block, set)),
  };
}

function typesetBlock(
  { heading, paragraphs, list, table }: PageBlock,
  set: (text: string) => string,
): PageBlock {
  return {
    heading: set(heading),
    ...(paragraphs ? { paragraphs: paragraphs.map(set) } : {}),
    ...(list ? { list: list.map(set) } : {}),
    ...(table ? { table: { head: table.head.map(set), rows: table.rows.map((row) => row.map(set)) } } : {}),
  };
}

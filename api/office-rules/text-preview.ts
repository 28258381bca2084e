/** A text before it is saved, as its readers would see it, and how it was before. */
import type { Block, Inline } from '#contract/content.ts';
import type { Locale } from '#domain/locale.ts';
import { toTextVersions, type WrittenText } from '#domain/office/text-versions.ts';
import { toBlocksOf } from '../content/content.ts';
import type { Db } from '../database.ts';
import { listNamedSections, listTextSteps } from './text-preview.queries.ts';

const MOST_LINKS = 60;

const linksOf = (line: readonly Inline[]): string[] =>
  line.flatMap((piece) => {
    if (piece.kind === 'text') return [];
    return [...(piece.kind === 'link' ? [piece.href] : []), ...linksOf(piece.children)];
  });

function linesOf(block: Block): Inline[][] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  if (block.kind === 'quote') return block.blocks.flatMap(linesOf);
  return [block.kind === 'products' || block.kind === 'calculator' ? block.fallback : block.line];
}

/** `isPage`: whether there is a page of the shop at this address. */
export async function previewOf(
  db: Db,
  { language, body }: { language: Locale; body: string },
  isPage: (path: string) => Promise<boolean>,
) {
  const blocks = toBlocksOf(body, language);
  const codes = blocks.flatMap((block) => (block.kind === 'products' ? [block.sectionCode] : []));
  const links = new Set(
    blocks
      .flatMap(linesOf)
      .flatMap(linksOf)
      .filter((href) => href.startsWith('/')),
  );
  const asked = [...links].slice(0, MOST_LINKS);
  const found = await Promise.all(asked.map(isPage));
  return {
    blocks,
    sections: [...(await listNamedSections(db, [...new Set(codes)], language))],
    deadLinks: asked.filter((_href, at) => !found[at]),
  };
}

export const listVersions = async (db: Db, path: string): Promise<WrittenText[]> =>
  toTextVersions(await listTextSteps(db, path));

/** The tree of sections in one language, built once for each copy of the index: counts and paths ready. */
import type { Breadcrumb, Section } from '#contract/catalog.ts';
import type { Locale } from '#domain/locale.ts';
import type { IndexedSection } from '../catalog-index/catalog-index.ts';

export interface SectionNode {
  section: Section;
  breadcrumbs: Breadcrumb[];
  seoText: string;
}

export interface SectionTree {
  roots: Section[];
  byCode: Map<string, SectionNode>;
  byId: Map<number, SectionNode>;
}

export function buildSectionTree(rows: readonly IndexedSection[], language: Locale): SectionTree {
  const tree: SectionTree = { roots: [], byCode: new Map(), byId: new Map() };
  // Rows come parents first, so a parent is always known when its child arrives.
  for (const row of rows) {
    const name = language === 'kz' ? row.nameKz : row.nameRu;
    const parent = row.parentId === null ? undefined : tree.byId.get(row.parentId);
    const node: SectionNode = {
      section: { code: row.code, name, image: row.code, count: row.end - row.start, children: [] },
      breadcrumbs: [...(parent?.breadcrumbs ?? []), { code: row.code, name }],
      seoText: (language === 'kz' ? row.seoTextKz : row.seoTextRu) ?? '',
    };
    // Sections that nothing lies in are found by their address, and offered to nobody.
    if (node.section.count > 0) (parent?.section.children ?? tree.roots).push(node.section);
    tree.byCode.set(row.code, node);
    tree.byId.set(row.id, node);
  }
  return tree;
}

/** The tree of sections in one language, built once from its rows: counts summed upwards, paths ready. */
import type { Breadcrumb, Section } from '#contract/catalog.ts';
import type { Locale } from '#domain/locale.ts';
import type { SectionRow } from './catalog.queries.ts';

export interface SectionNode {
  section: Section;
  breadcrumbs: Breadcrumb[];
  seoText: string;
  /** its own and those of all sections below it */
  ids: number[];
}

export interface SectionTree {
  roots: Section[];
  byCode: Map<string, SectionNode>;
  byId: Map<number, SectionNode>;
}

export function buildSectionTree(rows: readonly SectionRow[], language: Locale): SectionTree {
  const tree: SectionTree = { roots: [], byCode: new Map(), byId: new Map() };
  // Rows come parents first, so a parent is always known when its child arrives.
  for (const row of rows) {
    const name = language === 'kz' ? row.nameKz : row.nameRu;
    const parent = row.parentId === null ? undefined : tree.byId.get(row.parentId);
    const node: SectionNode = {
      section: { code: row.code, name, image: row.code, count: row.count, children: [] },
      breadcrumbs: [...(parent?.breadcrumbs ?? []), { code: row.code, name }],
      seoText: (language === 'kz' ? row.seoTextKz : row.seoTextRu) ?? '',
      ids: [row.id],
    };
    for (const step of parent?.breadcrumbs ?? []) tree.byCode.get(step.code)?.ids.push(row.id);
    (parent?.section.children ?? tree.roots).push(node.section);
    tree.byCode.set(row.code, node);
    tree.byId.set(row.id, node);
  }
  for (const root of tree.roots) sumCounts(root);
  return tree;
}

function sumCounts(section: Section): number {
  for (const child of section.children) section.count += sumCounts(child);
  return section.count;
}

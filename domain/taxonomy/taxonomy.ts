/**
 * Fourteen departments of a shop for home and repair and their sections, as a nested set, with both names and texts: the
 * demo's range, and what a new shop may begin with. The table itself stands in table.ts; the codes are URLs and never change.
 */
import type { Words } from '../seller.ts';
import { equipmentTexts } from './equipment-texts.ts';
import { familyTexts } from './family-texts.ts';
import { rootTexts } from './root-texts.ts';
import { taxonomyTable } from './table.ts';

export interface Section {
  id: number;
  parentId: number | null;
  code: string;
  name: Words;
  seoText: Words;
  family: string | null;
  level: number;
  lft: number;
  rgt: number;
}

export interface LeafSection extends Section {
  family: string;
  /** what its goods cost, tenge: a guard on the prices that its Leaf draws */
  priceRange: readonly [number, number];
  /** how much of the range it holds, relative to the other leaves */
  share: number;
}

function leafText(name: Words, family: string): Words {
  const advice = familyTexts[family] ?? equipmentTexts[family];
  if (!advice) throw new Error(`the family ${family} has no text`);
  return {
    ru: `В разделе «${name.ru}» у каждого товара видны цена, наличие в магазинах вашего города и ближайшая доставка. ${advice.ru}`,
    kz: `«${name.kz}» бөліміндегі әр тауардың бағасы, қалаңыздағы дүкендерде бар-жоғы және ең жақын жеткізу күні көрсетілген. ${advice.kz}`,
  };
}

function rootText(code: string): Words {
  const text = rootTexts[code];
  if (!text) throw new Error(`the root ${code} has no text`);
  return text;
}

function cells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

function readTable(table: string): { sections: Section[]; leaves: LeafSection[] } {
  const sections: Section[] = [];
  const leaves: LeafSection[] = [];
  let root: Section | undefined;
  let position = 0;
  for (const line of table.split('\n').filter((text) => text.trim() !== '')) {
    const [code = '', ru = '', kz = '', family = '', prices = '', share = ''] = cells(line);
    const name = { ru, kz };
    const id = sections.length + 1;
    if (!line.startsWith(' ')) {
      if (root) root.rgt = ++position;
      root = {
        id,
        parentId: null,
        code,
        name,
        seoText: rootText(code),
        family: null,
        level: 1,
        lft: ++position,
        rgt: 0,
      };
      sections.push(root);
      continue;
    }
    if (!root) throw new Error('a leaf stands above the first root');
    const [low = 0, high = 0] = prices.split('–').map(Number);
    const leaf: LeafSection = {
      id,
      parentId: root.id,
      code,
      name,
      seoText: leafText(name, family),
      family,
      level: 2,
      lft: ++position,
      rgt: ++position,
      priceRange: [low, high],
      share: Number(share),
    };
    sections.push(leaf);
    leaves.push(leaf);
  }
  if (root) root.rgt = ++position;
  return { sections, leaves };
}

/** sections: roots and leaves in reading order; leafSections: the leaves alone, in the same order. */
export const { sections, leaves: leafSections } = readTable(taxonomyTable);

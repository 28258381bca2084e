/**
 * From the Markdown of content/ to blocks of plain words. What the README of content/ does not name (HTML, pictures,
 * code, foreign addresses) becomes the words it was written with, so that no text can bring anything but text.
 */
import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '#contract/content.ts';
import { toPlainText } from '#domain/plain-text.ts';

const EMBED = /^:::(products|calculator) (?:section|code)=([\w-]+)\n([^\n]+)\n:::$/gm;
/** A link of the shop: one slash at the start, or a place on the same page. */
const OWN_ADDRESS = /^(?:\/(?!\/)|#)[^\s\\]*$/;
const MAX_DEPTH = 8;

export function toBlocks(markdown: string, set: (text: string) => string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (const match of markdown.matchAll(EMBED)) {
    const [whole, kind, code = '', line = ''] = match;
    blocks.push(...parse(markdown.slice(from, match.index), set));
    const fallback = firstLine(line, set);
    blocks.push(
      kind === 'products' ? { kind, sectionCode: code, fallback } : { kind: 'calculator', code, fallback },
    );
    from = match.index + whole.length;
  }
  blocks.push(...parse(markdown.slice(from), set));
  return withUniqueIds(blocks);
}

const parse = (markdown: string, set: (text: string) => string): Block[] =>
  lexer(markdown, { gfm: true }).flatMap((token) => toBlock(token, set, 0));

const firstLine = (markdown: string, set: (text: string) => string): Inline[] => {
  const [first] = parse(markdown, set);
  return first?.kind === 'paragraph' ? first.line : [{ kind: 'text', text: set(markdown) }];
};

function toBlock(token: Token, set: (text: string) => string, depth: number): Block[] {
  const line = (tokens: Token[] | undefined) => toLine(tokens ?? [], set, 0);
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'heading': {
      const level = token.depth <= 2 ? 2 : 3;
      const words = line(token.tokens);
      return [{ kind: 'heading', level, id: toId(toPlainText(words)), line: words }];
    }
    case 'paragraph':
    case 'text':
      return [
        {
          kind: 'paragraph',
          line: 'tokens' in token && token.tokens ? line(token.tokens) : [plain(token.raw, set)],
        },
      ];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', isOrdered: ordered, items: items.map(({ tokens }) => toItem(tokens, set)) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => line(tokens));
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    case 'blockquote':
      if (depth >= MAX_DEPTH) return [{ kind: 'paragraph', line: [plain(token.raw, set)] }];
      return [
        {
          kind: 'quote',
          blocks: ((token as Tokens.Blockquote).tokens ?? []).flatMap((inner) =>
            toBlock(inner, set, depth + 1),
          ),
        },
      ];
    default:
      return [{ kind: 'paragraph', line: [plain(token.raw, set)] }];
  }
}

/** A point of a list is one line; what else stands in it follows as words. */
const toItem = (tokens: readonly Token[], set: (text: string) => string): Inline[] =>
  tokens.flatMap((token) =>
    'tokens' in token && token.tokens && token.type !== 'list'
      ? toLine(token.tokens, set, 0)
      : [plain(token.raw, set)],
  );

function toLine(tokens: readonly Token[], set: (text: string) => string, depth: number): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    const children = () =>
      depth >= MAX_DEPTH
        ? [plain(token.raw, set)]
        : toLine(('tokens' in token && token.tokens) || [], set, depth + 1);
    if (token.type === 'strong' || token.type === 'em') return [{ kind: token.type, children: children() }];
    if (token.type === 'link' && OWN_ADDRESS.test(token.href))
      return [{ kind: 'link', href: token.href, children: children() }];
    if (token.type === 'br') return [{ kind: 'text', text: ' ' }];
    if (token.type === 'text' || token.type === 'escape') return [plain(token.text, set)];
    return [plain(token.raw, set)];
  });
}

const plain = (text: string, set: (text: string) => string): Inline => ({
  kind: 'text',
  text: set(text.replaceAll(/\s*\n\s*/g, ' ')),
});

/** The heading's own words: an address with a hash that a reader understands in either language. */
const toId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'part';

function withUniqueIds(blocks: Block[]): Block[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const count = (seen.get(block.id) ?? 0) + 1;
    seen.set(block.id, count);
    return count === 1 ? block : { ...block, id: `${block.id}-${count}` };
  });
}

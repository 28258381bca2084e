import { z } from 'zod';
import { call, codeParam, withData } from './call.ts';

/** A piece of a line: words, words that stand out, a link. Nothing else can be written, so nothing else can run. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

const inline: z.ZodType<Inline> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({
      kind: z.enum(['strong', 'em']),
      get children() {
        return z.array(inline);
      },
    }),
    z.object({
      kind: z.literal('link'),
      /** of the shop, without the language */
      href: z.string().regex(/^\/(?!\/)|^#/),
      get children() {
        return z.array(inline);
      },
    }),
  ])
  .meta({ id: 'Inline' });

const line = z.array(inline);

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; line: Inline[] }
  | { kind: 'paragraph'; line: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'products'; sectionCode: string; fallback: Inline[] }
  | { kind: 'calculator'; code: string; fallback: Inline[] };

export const textBlock: z.ZodType<Block> = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3)]),
      id: z.string(),
      line,
    }),
    z.object({ kind: z.literal('paragraph'), line }),
    z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(line) }),
    z.object({ kind: z.literal('table'), head: z.array(line), rows: z.array(z.array(line)) }),
    z.object({
      kind: z.literal('quote'),
      get blocks() {
        return z.array(textBlock);
      },
    }),
    z.object({ kind: z.literal('products'), sectionCode: z.string(), fallback: line }),
    z.object({ kind: z.literal('calculator'), code: z.string(), fallback: line }),
  ])
  .meta({ id: 'Block' });

const articleCard = z.object({
  code: z.string(),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  minutes: z.number().int(),
  /** what its picture's address carries (`/img/a/…`); null: it has none */
  pictureId: z.string().nullable(),
});
export type ArticleCard = z.infer<typeof articleCard>;

const categoryCard = z.object({ code: z.string(), name: z.string(), description: z.string() });
export type AdviceCategory = z.infer<typeof categoryCard>;

const article = articleCard.extend({
  categoryName: z.string(),
  sections: z.array(z.string()),
  calculators: z.array(z.string()),
  blocks: z.array(textBlock),
  /** of the same category, then the newest of all */
  related: z.array(articleCard),
});
export type Article = z.infer<typeof article>;

const page = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  updated: z.string(),
  blocks: z.array(textBlock),
});
export type ContentPage = z.infer<typeof page>;

export const getAdvice = call({
  method: 'GET',
  path: '/api/v1/advice/',
  summary: 'The categories of advice and every article, the newest first',
  tag: 'content',
  answer: withData(z.object({ categories: z.array(categoryCard), articles: z.array(articleCard) })),
});

export const getAdviceCategory = call({
  method: 'GET',
  path: '/api/v1/advice/{category}/',
  summary: 'One category of advice with its articles, the newest first',
  tag: 'content',
  params: z.object({ category: codeParam }),
  answer: withData(z.object({ category: categoryCard, articles: z.array(articleCard) })),
  refusals: ['page.not_found'],
});

export const getArticle = call({
  method: 'GET',
  path: '/api/v1/advice/{category}/{code}/',
  summary: 'One article',
  tag: 'content',
  params: z.object({ category: codeParam, code: codeParam }),
  answer: withData(article),
  refusals: ['page.not_found'],
});

export const getPage = call({
  method: 'GET',
  path: '/api/v1/pages/{staticPage}/',
  summary: 'One page of words',
  tag: 'content',
  params: z.object({ staticPage: codeParam }),
  answer: withData(page),
  refusals: ['page.not_found'],
});

export const getSubPage = call({
  method: 'GET',
  path: '/api/v1/pages/{staticPage}/{code}/',
  summary: 'A page of words that stands below another one',
  tag: 'content',
  params: z.object({ staticPage: codeParam, code: codeParam }),
  answer: withData(page),
  refusals: ['page.not_found'],
});

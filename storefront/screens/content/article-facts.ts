/** What search engines read about an article: schema.org Article, the way to it, and the questions it answers. */
import type { Article, Block } from '#contract/content.ts';
import { LOCALES, localePath } from '#domain/locale.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { type FactPlace, toBreadcrumbFacts } from '../../page/head/structured-data.ts';

export function toArticleFacts(article: Article, place: FactPlace): object[] {
  const { publicUrl, locale } = place;
  const url = publicUrl + localePath(`/advice/${article.category}/${article.code}`, locale);
  const shop = { '@type': 'Organization', name: 'Шебер', url: publicUrl };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description: article.description,
      datePublished: article.date,
      dateModified: article.date,
      inLanguage: LOCALES[locale].langTag,
      mainEntityOfPage: url,
      image: `${publicUrl}/og.png`,
      author: shop,
      publisher: shop,
    },
    toBreadcrumbFacts(
      [
        { name: article.categoryName, href: `/advice/${article.category}` },
        { name: article.title, href: `/advice/${article.category}/${article.code}` },
      ],
      place,
    ),
    ...toQuestions(article.blocks),
  ];
}

/** A third-level heading that ends with a question mark, and all up to the next heading. */
export function toQuestions(blocks: readonly Block[]): object[] {
  const questions: { name: string; answer: string[] }[] = [];
  let open: { name: string; answer: string[] } | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const name = toPlainText(block.line);
      open = block.level === 3 && name.endsWith('?') ? { name, answer: [] } : null;
      if (open) questions.push(open);
    } else if (block.kind === 'paragraph') open?.answer.push(toPlainText(block.line));
    else if (block.kind === 'list') open?.answer.push(...block.items.map(toPlainText));
  }
  const answered = questions.filter(({ answer }) => answer.length > 0);
  if (answered.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: answered.map(({ name, answer }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    },
  ];
}

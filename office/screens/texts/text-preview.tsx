/** A text as its readers will see it, beside the field it is typed in: renewed when the fingers rest. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Block, Inline } from '#contract/content.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Note } from '../../design/note.tsx';
import { Answered } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './texts.module.css';

const REST_MS = 350;

/** What was typed, once nobody has typed for a moment. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

type Named = { code: string; name: string | null; products: number };

interface TextPreviewProps {
  language: Locale;
  /** What the language is called. */
  label: string;
  lang: string;
  body: string;
}

export function TextPreview({ language, label, lang, body }: TextPreviewProps) {
  const { t } = useWords();
  const preview = useCallWith(
    'POST /office/api/v1/text/preview/',
    { placeholderData: (before) => before },
    { body: { language, body: useRested(body) } },
  );
  return (
    <div className={styles.preview}>
      <h3 className={styles.previewTitle}>{t('text.preview')}</h3>
      <Answered of={preview}>
        {({ data: { blocks, sections, deadLinks } }) => (
          <>
            {deadLinks.length > 0 ? (
              <Note tone="warn">{t('text.deadLinks', { links: deadLinks.join(', ') })}</Note>
            ) : null}
            <section className={styles.sheet} lang={lang} aria-label={`${t('text.preview')}: ${label}`}>
              {blocks.map((block, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text are known by their place alone
                <DrawnBlock key={at} block={block} locale={language} sections={sections} />
              ))}
            </section>
          </>
        )}
      </Answered>
    </div>
  );
}

function DrawnBlock({
  block,
  locale,
  sections,
}: {
  block: Block;
  locale: Locale;
  sections: readonly Named[];
}) {
  const { t } = useWords();
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h4 className={styles.large}>{drawLine(block.line, locale)}</h4>
      ) : (
        <h5 className={styles.small}>{drawLine(block.line, locale)}</h5>
      );
    case 'paragraph':
      return <p>{drawLine(block.line, locale)}</p>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return <List>{block.items.map((item, at) => drawCell('li', item, at, locale))}</List>;
    }
    case 'table':
      return (
        <table className={table.table}>
          <thead>
            <tr>
              {block.head.map((cell, at) => drawCell(cell.length === 0 ? 'td' : 'th', cell, at, locale))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <tr key={at}>{row.map((cell, column) => drawCell('td', cell, column, locale))}</tr>
            ))}
          </tbody>
        </table>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {block.blocks.map((inner, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <DrawnBlock key={at} block={inner} locale={locale} sections={sections} />
          ))}
        </blockquote>
      );
    case 'calculator':
      return (
        <p className={styles.embed}>
          <b>{t('text.calculator')}</b> {drawLine(block.fallback, locale)}
        </p>
      );
    default: {
      const named = sections.find(({ code }) => code === block.sectionCode);
      return (
        <p className={styles.embed} data-wrong={!named?.name || undefined}>
          <b>
            {named?.name
              ? t('text.goods', { name: named.name, count: named.products })
              : t('text.noSection', { code: block.sectionCode })}
          </b>{' '}
          {drawLine(block.fallback, locale)}
        </p>
      );
    }
  }
}

const drawCell = (
  Cell: 'li' | 'td' | 'th',
  line: readonly Inline[],
  at: number,
  locale: Locale,
): ReactNode => <Cell key={at}>{drawLine(line, locale)}</Cell>;

function drawLine(line: readonly Inline[], locale: Locale): ReactNode[] {
  return line.map((piece, index) => {
    if (piece.kind === 'text') return piece.text;
    const children = drawLine(piece.children, locale);
    const key = `${index}:${piece.kind}`;
    if (piece.kind === 'strong') return <strong key={key}>{children}</strong>;
    if (piece.kind !== 'link') return <em key={key}>{children}</em>;
    const href = piece.href.startsWith('#') ? undefined : localePath(piece.href, locale);
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  });
}

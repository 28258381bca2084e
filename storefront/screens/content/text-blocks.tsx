/**
 * Words as the shop sets them: headings that can be pointed at, lists, tables that scroll in their own frame, notes. Made
 * of plain React elements: a text cannot bring markup of its own. What stands for an embed is the caller's.
 */
import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '#contract/content.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { Notice } from '../../design/notice.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './text-blocks.module.css';

interface TextBlocksProps {
  blocks: readonly Block[];
  /** Whether the first paragraph is the one that says what follows. */
  hasLead?: boolean;
  /** What an embed shows; null leaves its one line. */
  embed?: (block: Extract<Block, { kind: 'products' | 'calculator' }>) => ReactNode;
}

export function TextBlocks({ blocks, hasLead = true, embed }: TextBlocksProps) {
  const { locale } = useWords();
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order while it is shown
        <Fragment key={index}>{drawBlock(block, hasLead && index === 0, locale, embed)}</Fragment>
      ))}
    </div>
  );
}

function drawBlock(
  block: Block,
  isLead: boolean,
  locale: Locale,
  embed: TextBlocksProps['embed'],
): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading id={block.id}>{drawLine(block.line, locale)}</Heading>;
    }
    case 'paragraph':
      return <p className={isLead ? styles.lead : undefined}>{drawLine(block.line, locale)}</p>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return <List>{block.items.map((item, at) => drawCell('li', item, at, locale))}</List>;
    }
    case 'table':
      return <TextTable head={block.head} rows={block.rows} locale={locale} />;
    case 'quote':
      return (
        <Notice look="changed">
          {block.blocks.flatMap((inner) =>
            inner.kind === 'paragraph' ? [drawLine(inner.line, locale)] : [],
          )}
        </Notice>
      );
    default:
      return (
        <div className={styles.embed}>{embed?.(block) ?? <p>{drawLine(block.fallback, locale)}</p>}</div>
      );
  }
}

const drawCell = (
  Cell: 'li' | 'td' | 'th',
  line: readonly Inline[],
  at: number,
  locale: Locale,
): ReactNode => (
  <Cell key={at} scope={Cell === 'th' ? 'col' : undefined}>
    {drawLine(line, locale)}
  </Cell>
);

function TextTable({ head, rows, locale }: { head: Inline[][]; rows: Inline[][][]; locale: Locale }) {
  const { t } = useWords();
  // A text may have several: each is named by its columns.
  const columns = head.map(toPlainText).filter((words) => words !== '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={table.frame} tabIndex={0} aria-label={`${t('page.table')}: ${columns.join(', ')}`}>
      <table className={table.table}>
        <thead>
          <tr>{head.map((cell, at) => drawCell(cell.length === 0 ? 'td' : 'th', cell, at, locale))}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order while it is shown
            <tr key={at}>
              {row.map((cell, column) =>
                column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <th key={column} scope="row">
                    {drawLine(cell, locale)}
                  </th>
                ) : (
                  drawCell('td', cell, column, locale)
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function drawLine(line: readonly Inline[], locale: Locale): ReactNode[] {
  return line.map((piece, index) => {
    if (piece.kind === 'text') return piece.text;
    const children = drawLine(piece.children, locale);
    const key = `${index}:${piece.kind}`;
    if (piece.kind === 'strong') return <strong key={key}>{children}</strong>;
    if (piece.kind !== 'link') return <em key={key}>{children}</em>;
    const href = piece.href.startsWith('#') ? piece.href : localePath(piece.href, locale);
    return (
      <a key={key} className="link" href={href}>
        {children}
      </a>
    );
  });
}

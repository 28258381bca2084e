import type { Block } from '#contract/content.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './contents.module.css';

const LEAST = 3;

/** The parts of a text, each a way to its heading; a short text needs none. */
export function Contents({
  blocks,
  className,
}: {
  blocks: readonly Block[];
  className?: string | undefined;
}) {
  const { t } = useWords();
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, words: toPlainText(block.line) }] : [],
  );
  if (headings.length < LEAST) return null;
  return (
    <nav className={className} aria-labelledby="contents" data-print="no">
      <h2 id="contents" className={styles.title}>
        {t('page.contents')}
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

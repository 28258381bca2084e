import type { ReactNode } from 'react';
import { localePath } from '#domain/locale.ts';
import { Dotted } from '../../design/dotted.tsx';
import { Icon, type IconName } from '../../design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './overview-screen.module.css';

interface Lead {
  /** Without the language. */
  href: string;
  words: string;
}

interface OverviewBlockProps {
  icon: IconName;
  title: string;
  /** The one figure that is looked for first. */
  figure?: { words: string; isBad?: boolean } | undefined;
  text?: string | undefined;
  /** The next step, then the whole of it where the next step leads elsewhere. */
  leads: readonly Lead[];
  children?: ReactNode;
}

export function OverviewBlock({ icon, title, figure, text, leads, children }: OverviewBlockProps) {
  const { locale } = useWords();
  return (
    <Panel as="li" className={styles.block}>
      <h2 className={styles.title}>
        <Icon name={icon} size={24} />
        {title}
      </h2>
      {figure ? (
        <p className={styles.figure} data-bad={figure.isBad || undefined}>
          {figure.words}
        </p>
      ) : null}
      {text === undefined ? null : (
        <p className={styles.text}>
          <Dotted>{text}</Dotted>
        </p>
      )}
      {children}
      <p className={styles.leads}>
        {leads.map(({ href, words }) => (
          <a key={href} className="link" href={localePath(href, locale)}>
            {words}
          </a>
        ))}
      </p>
    </Panel>
  );
}

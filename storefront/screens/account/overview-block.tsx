import { localePath } from '#domain/locale.ts';
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
  text: string;
  /** The next step. */
  lead: Lead;
  /** The whole of it, where the next step leads elsewhere. */
  room?: Lead;
}

export function OverviewBlock({ icon, title, text, lead, room }: OverviewBlockProps) {
  const { locale } = useWords();
  return (
    <Panel as="li" className={styles.block}>
      <h2 className={styles.title}>
        <Icon name={icon} size={24} />
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.leads}>
        {[lead, ...(room ? [room] : [])].map(({ href, words }) => (
          <a key={href} className="link" href={localePath(href, locale)}>
            {words}
          </a>
        ))}
      </p>
    </Panel>
  );
}

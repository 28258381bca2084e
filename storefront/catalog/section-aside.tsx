import { localePath } from '#domain/locale.ts';
import { Button } from '../design/button.tsx';
import { Panel } from '../design/panel.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './section-aside.module.css';
import type { SectionTile } from './section-tiles.tsx';

/** The neighbouring sections: a column on a desktop, a row that scrolls sideways below it. */
export function SectionAside({ current, sections }: { current: string; sections: readonly SectionTile[] }) {
  const { t, locale } = useWords();
  return (
    <aside className={styles.aside}>
      <nav className={styles.nav} aria-labelledby="section-nav">
        <h2 className={styles.title} id="section-nav">
          {t('section.siblings')}
        </h2>
        <ul className={styles.list}>
          {sections.map(({ code, name, count }) => (
            <li key={code}>
              <a
                className={styles.link}
                href={localePath(`/c/${code}`, locale)}
                aria-current={code === current ? 'page' : undefined}
              >
                <span>{name}</span>
                <span className={styles.count}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Panel look="dark" className={styles.offer}>
        <h2 className={styles.title}>{t('section.calculator')}</h2>
        <p className={styles.text}>{t('section.calculatorText')}</p>
        <Button look="sun" isWide icon="calculator" href={localePath('/calculator', locale)}>
          {t('section.calculatorAction')}
        </Button>
      </Panel>
    </aside>
  );
}

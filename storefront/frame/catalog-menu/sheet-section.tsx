import type { Section } from '#contract/catalog.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { SectionPhotograph } from '../../features/catalog/section-picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './sheet-section.module.css';
import { listThirdLevel } from './third-level.ts';

/** The second step of the sheet: the sections of one root, with the third level as chips. */
export function SheetSection({ root }: { root: Section }) {
  const { t, locale } = useWords();
  const href = (code: string) => localePath(`/c/${code}`, locale);
  return (
    <>
      <div className={styles.all}>
        <Button look="secondary" isWide href={href(root.code)}>
          {t('menu.showAll', { count: root.count })}
        </Button>
      </div>
      <nav aria-label={root.name}>
        <ul>
          {root.children.map((child) => (
            <li key={child.code} className={styles.item}>
              <a className={styles.section} href={href(child.code)}>
                <span className={styles.picture}>
                  <SectionPhotograph code={child.image} />
                </span>
                <span className={styles.name}>{child.name}</span>
                <span className={styles.count}>{formatNumber(child.count)}</span>
                <Icon name="chevron-right" size={18} className={styles.chevron} />
              </a>
              <ThirdLevel of={child} />
            </li>
          ))}
        </ul>
      </nav>
      <Panel look="dark" className={styles.offer}>
        <h3>{t('menu.calculatorTitle')}</h3>
        <p>{t('menu.calculatorText')}</p>
        <Button look="sun" isWide icon="calculator" href={localePath('/calculator', locale)}>
          {t('menu.calculatorAction')}
        </Button>
      </Panel>
    </>
  );
}

function ThirdLevel({ of }: { of: Section }) {
  const { locale } = useWords();
  const places = listThirdLevel(of, locale);
  if (places.length === 0) return null;
  return (
    <ul className={styles.below}>
      {places.map(({ href, name }) => (
        <li key={href}>
          <a className={styles.chip} href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useId } from 'react';
import type { Section } from '#contract/catalog.ts';
import { breakCompounds } from '#domain/break-compounds.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { Tape } from '../../design/tape.tsx';
import { SectionPhotograph } from '../../features/catalog/section-picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { MenuHits } from './menu-hits.tsx';
import styles from './menu-section.module.css';
import { listThirdLevel } from './third-level.ts';

/** How many places of the third level stand under one of the second; its own page has them all. */
const MOST_BELOW = 5;

interface MenuSectionProps {
  root: Section;
  onPointerEnter(): void;
}

/** The right side of the panel: what one root holds, and what helps to choose from it. */
export function MenuSection({ root, onPointerEnter }: MenuSectionProps) {
  const { t, locale } = useWords();
  const titleId = useId();
  const href = (code: string) => localePath(`/c/${code}`, locale);
  return (
    <section className={styles.section} aria-labelledby={titleId} onPointerEnter={onPointerEnter}>
      <div className={styles.main}>
        <div className={styles.title}>
          <h2 id={titleId}>{root.name}</h2>
          <p className={styles.count}>{t('header.productCount', { count: root.count })}</p>
          <a className={`link ${styles.whole}`} href={href(root.code)} data-menu-item>
            {t('menu.whole')}
          </a>
        </div>
        <Tape />
        <ul className={styles.sections}>
          {root.children.map((child) => (
            <li key={child.code} className={styles.item}>
              <a className={styles.child} href={href(child.code)} data-menu-item>
                <span className={styles.childPicture}>
                  <SectionPhotograph code={child.image} />
                </span>
                <span>
                  <span className={styles.childName}>{child.name}</span>{' '}
                  <span className={styles.childCount}>{formatNumber(child.count)}</span>
                </span>
              </a>
              <ThirdLevel of={child} />
            </li>
          ))}
        </ul>
        <MenuHits rootCode={root.code} />
      </div>
      <div className={styles.aside}>
        <Panel look="dark" className={styles.offer}>
          <h3>{t('menu.calculatorTitle')}</h3>
          <p>{t('menu.calculatorText')}</p>
          <Button look="sun" isWide icon="calculator" href={localePath('/calculator', locale)} data-menu-item>
            {t('menu.calculatorAction')}
          </Button>
        </Panel>
        <Panel className={styles.offer}>
          <h3>{t('menu.promoTitle')}</h3>
          <p>{t('menu.promoText')}</p>
          <Button look="secondary" isWide href={localePath('/promo', locale)} data-menu-item>
            {t('menu.promoAction')}
          </Button>
        </Panel>
      </div>
    </section>
  );
}

function ThirdLevel({ of }: { of: Section }) {
  const { locale } = useWords();
  const places = listThirdLevel(of, locale).slice(0, MOST_BELOW);
  if (places.length === 0) return null;
  return (
    <ul className={styles.below}>
      {places.map(({ href, name }) => (
        <li key={href}>
          <a className={styles.grandchild} href={href} data-menu-item>
            {breakCompounds(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The foot of every page: groups of links, the seller's legal facts, the tape measure as its edge. Columns on a wide
 * screen, groups that fold on a phone; both are <details>, so neither needs the script.
 */
import { localePath } from '#domain/locale.ts';
import { Icon } from '../../design/icon.tsx';
import { Logo } from '../../design/logo.tsx';
import { Tape } from '../../design/tape.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import { useKeptPart } from '../../page/kept-parts.ts';
import { useSeller } from '../../page/shell.ts';
import styles from './footer.module.css';
import { useColumns } from './use-columns.ts';

export { PlainFooter } from './plain-footer.tsx';

interface LinkGroup {
  title: MessageKey;
  links: readonly (readonly [path: string, words: MessageKey])[];
}

const GROUPS: readonly LinkGroup[] = [
  {
    title: 'footer.buyers',
    links: [
      ['/delivery', 'footer.delivery'],
      ['/payment', 'footer.payment'],
      ['/returns', 'footer.returns'],
      ['/club-rules', 'footer.clubCard'],
      ['/services', 'footer.services'],
    ],
  },
  {
    title: 'footer.catalog',
    links: [
      ['/catalog', 'footer.allSections'],
      ['/brands', 'footer.brands'],
      ['/promo', 'footer.promo'],
      ['/sets/kits', 'footer.sets'],
      ['/sets/collections', 'footer.collections'],
    ],
  },
  {
    title: 'footer.help',
    links: [
      ['/calculator', 'footer.calculators'],
      ['/promo-calculator', 'footer.promoCalculator'],
      ['/advice', 'footer.advice'],
      ['/personal/estimates', 'footer.estimates'],
      ['/compare', 'footer.compare'],
    ],
  },
  {
    title: 'footer.company',
    links: [
      ['/about', 'footer.aboutShop'],
      ['/contacts', 'footer.stores'],
      ['/business', 'footer.business'],
    ],
  },
];

/** The same under every page of a language: nothing but what everybody is told of the shop decides it. */
const FOOTER = { part: 'footer' };

export function Footer() {
  const { t, locale } = useWords();
  const seller = useSeller();
  const { ref, hasColumns } = useColumns();
  const part = useKeptPart(FOOTER, '', () => <Footer />);
  if (part !== null) return <article data-part={part} />;
  return (
    <footer className={styles.footer} data-ground="dark" data-print="no">
      <Tape look="edge" />
      <div className={`container ${styles.top}`} ref={ref}>
        <div className={styles.about}>
          <a className={styles.logo} href={localePath('/', locale)}>
            <Logo name={t('shop.name')} />
          </a>
          <p className={styles.words}>{t('footer.about')}</p>
          <a className={styles.phone} href={seller.phoneLink}>
            {seller.phone}
          </a>
          <p className={styles.words}>{t('footer.hours')}</p>
        </div>
        <nav className={styles.groups} aria-label={t('footer.links')}>
          {GROUPS.map(({ title, links }) => (
            <details key={title} className={styles.group} open={hasColumns}>
              <summary className={styles.title} tabIndex={hasColumns ? -1 : undefined}>
                <h2 className={styles.heading}>{t(title)}</h2>
                <Icon name="chevron-down" size={20} className={styles.chevron} />
              </summary>
              <ul className={styles.links}>
                {links.map(([path, words]) => (
                  <li key={path}>
                    <a className={styles.link} href={localePath(path, locale)}>
                      {t(words)}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      </div>
      <div className={`container ${styles.legal}`}>
        <p>{seller.own ? t('footer.sellerOwn', seller.own) : t('footer.seller', { bin: seller.bin })}</p>
        <div className={styles.line}>
          <p>{t('footer.copyright')}</p>
          <p>{t('footer.prices')}</p>
          <a className={styles.terms} href={localePath('/privacy', locale)}>
            {t('footer.privacy')}
          </a>
          <a className={styles.terms} href={localePath('/offer', locale)}>
            {t('footer.offer')}
          </a>
        </div>
      </div>
    </footer>
  );
}

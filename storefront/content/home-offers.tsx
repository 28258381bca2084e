import { localePath } from '#domain/locale.ts';
import { SectionPicture } from '../catalog/catalog.ts';
import { SectionTitle } from '../design/page-title.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import styles from './home-offers.module.css';

type Look = 'dark' | 'sun' | 'paper';

const OFFERS: readonly {
  look: Look;
  href: string;
  picture: string;
  title: MessageKey;
  text: MessageKey;
  action: MessageKey;
}[] = [
  {
    look: 'dark',
    href: '/calculator',
    picture: 'napolnye-pokrytiya',
    title: 'home.calculator',
    text: 'home.calculatorText',
    action: 'home.calculatorAction',
  },
  {
    look: 'sun',
    href: '/sets/kits',
    picture: 'suhie-smesi',
    title: 'home.sets',
    text: 'home.setsText',
    action: 'home.setsAction',
  },
  {
    look: 'paper',
    href: '/advice',
    picture: 'instrumenty-i-krepezh',
    title: 'home.advice',
    text: 'home.adviceText',
    action: 'home.adviceAction',
  },
];

/** Three ways on besides the catalogue: count, take a ready set, read first. */
export function HomeOffers() {
  const { t, locale } = useWords();
  return (
    <section aria-labelledby="home-offers">
      <SectionTitle id="home-offers" note={t('home.offersNote')}>
        {t('home.offers')}
      </SectionTitle>
      <ul className={styles.offers}>
        {OFFERS.map(({ look, href, picture, title, text, action }) => (
          <li key={href}>
            <a
              className={styles.offer}
              data-look={look}
              data-ground={look === 'dark' ? 'dark' : undefined}
              href={localePath(href, locale)}
            >
              <span className={styles.words}>
                <span className={styles.title}>{t(title)}</span>
                <span className={styles.text}>{t(text)}</span>
                <span className={styles.action}>{t(action)}</span>
              </span>
              <span className={styles.picture}>
                <SectionPicture code={picture} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { Picture } from './picture.tsx';
import { SectionPhotograph } from './section-picture.tsx';
import styles from './section-tiles.module.css';

export interface SectionTile {
  code: string;
  /** With the places where it may break (hyphenate.ts). */
  name: string;
  count: number;
  /** One of its products, whose picture stands for the section. */
  externalId?: string;
}

interface SectionTilesProps {
  sections: readonly SectionTile[];
  /** large: departments as pictures; small: the sections of one department, side by side with theirs. */
  look: 'large' | 'small';
  label: string;
  /** A last tile that leads to the whole catalogue, where it fills the row of a phone. */
  hasAllTile?: boolean;
}

export function SectionTiles({ sections, look, label, hasAllTile = false }: SectionTilesProps) {
  const { t, locale } = useWords();
  return (
    <ul className={styles.tiles} data-look={look} aria-label={label}>
      {sections.map(({ code, name, count, externalId }, index) => (
        <li key={code}>
          <a className={styles.tile} href={localePath(`/c/${code}`, locale)}>
            <span className={styles.picture}>
              {externalId === undefined ? (
                <SectionPhotograph code={code} isEager={look === 'large' && index < 7} />
              ) : (
                <Picture of={{ externalId }} size="xs_96" />
              )}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>
              {formatNumber(count)}
              <span className="visually-hidden">{` ${t('section.goods', { count })}`}</span>
            </span>
          </a>
        </li>
      ))}
      {hasAllTile ? (
        <li className={styles.all}>
          <a className={styles.allTile} href={localePath('/catalog', locale)}>
            <Icon name="grid" size={28} />
            <span>{t('home.allSections')}</span>
          </a>
        </li>
      ) : null}
    </ul>
  );
}

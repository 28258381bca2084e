import { classNames } from '../../design/class-names.ts';
import cover from '../../design/cover.module.css';
import { SectionPicture } from '../../features/catalog/section-picture.tsx';
import styles from './theme-cover.module.css';

/** The department whose drawing stands for a theme; a theme of the operator's own has none and needs none. */
const DEPARTMENTS: Readonly<Record<string, string>> = {
  floors: 'napolnye-pokrytiya',
  walls: 'kraski',
  bathroom: 'plitka',
  electricity: 'elektrika-i-osveshchenie',
  warmth: 'izolyatsiya',
  tools: 'instrumenty-i-krepezh',
  yard: 'sad-i-dom',
};

const GROUNDS = ['tint', 'sun', 'well'] as const;

/** Themes whose drawing is yellow itself and would be lost on the sun's. */
const NEVER_ON_SUN: ReadonlySet<string> = new Set(['warmth']);
const GROUNDS_WITHOUT_SUN = ['tint', 'well'] as const;

interface ThemeCoverProps {
  category: string;
  /** Colours take turns. */
  place: number;
  /** The theme in words, where nothing else names it; such a cover is a poster. */
  name?: string;
}

/** What an article of a theme looks like from afar: its drawing on colour, with the tape along the lower edge. */
export function ThemeCover({ category, place, name }: ThemeCoverProps) {
  const department = DEPARTMENTS[category];
  const grounds = NEVER_ON_SUN.has(category) ? GROUNDS_WITHOUT_SUN : GROUNDS;
  return (
    <div
      className={classNames(cover.cover, styles.cover)}
      data-look={name === undefined ? 'strip' : 'poster'}
      data-ground-look={grounds[place % grounds.length]}
    >
      {name === undefined ? null : <span className={styles.theme}>{name}</span>}
      {department === undefined ? null : <SectionPicture code={department} />}
    </div>
  );
}

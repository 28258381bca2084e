import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-shapes.ts';
import { drawingHref } from './icon-sprite.ts';

export type { IconName } from './icon-shapes.ts';

interface IconProps {
  name: IconName;
  /** Side in pixels; 24 unless told. */
  size?: 16 | 18 | 20 | 24 | 28 | 32 | 48;
  className?: string | undefined;
  /** Within a button, of which nothing but its name is ever read: no word of its own keeps it silent. */
  isInButton?: boolean;
}

/** Of the most: written by the style sheet, not by each of them. */
const UNSAID_SIZE = 18;

/** A drawing beside words, or inside a control that has a name of its own: never the only bearer of a meaning. */
export function Icon({ name, size = 24, className, isInButton = false }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: silent either way, by its own word or by the button around it
    <svg
      className={classNames(styles.icon, name === 'heart-filled' && styles.filled, className)}
      width={size === UNSAID_SIZE ? undefined : size}
      aria-hidden={isInButton ? undefined : 'true'}
    >
      <use href={drawingHref(name)} />
    </svg>
  );
}

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
}

/** A drawing beside words, or inside a control that has a name of its own: never the only bearer of a meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, name === 'heart-filled' && styles.filled, className)}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={drawingHref(name)} />
    </svg>
  );
}

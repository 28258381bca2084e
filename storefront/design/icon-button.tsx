import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonLooks {
  icon: IconName;
  /** What it does, for those who do not see the drawing. */
  label: string;
  /** plain has no frame, framed is a square control, chip is the 32 px square on a product's picture. */
  look?: 'plain' | 'framed' | 'chip';
  iconSize?: 18 | 20 | 24;
}

type LinkProps = IconButtonLooks & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;
type PressProps = IconButtonLooks & { href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>;

/** A control that is only a drawing: 44 px to press, whatever is seen. */
export function IconButton(props: LinkProps | PressProps) {
  const { icon, label, look = 'plain', iconSize = look === 'chip' ? 18 : 24, className, ...rest } = props;
  const shared = {
    className: classNames(styles.button, look === 'plain' ? undefined : styles[look], className),
    'data-filled': icon === 'heart-filled' || undefined,
    // Its name as well: a label of the same words would be said twice.
    title: label,
  };
  const drawing = <Icon name={icon} size={iconSize} isInButton={rest.href === undefined} />;
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...shared}>
        {drawing}
      </a>
    );
  }
  return (
    <button type="button" {...rest} {...shared}>
      {drawing}
    </button>
  );
}

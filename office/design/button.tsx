import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#storefront/design/class-names.ts';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import styles from './button.module.css';
import { Kbd } from './kbd.tsx';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** main: the one thing this screen is for; plain: beside it; quiet: words alone; danger: takes something away. */
  look?: 'main' | 'plain' | 'quiet' | 'danger' | 'on-dark';
  size?: 'desk' | 'small';
  icon?: IconName;
  /** The keys that do the same. */
  keys?: string;
  isBusy?: boolean;
  /** Why it cannot be pressed: said to whoever tries. Null: it can. */
  whyNot?: string | null;
  /** Without them `aria-label` says what the icon means. */
  children?: ReactNode;
}

/** A button that cannot be pressed stays in reach and says why. */
export function Button({
  look = 'main',
  size = 'desk',
  icon,
  keys,
  isBusy = false,
  whyNot = null,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isOff = whyNot !== null || isBusy;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, className)}
      data-look={look}
      data-size={size}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      title={whyNot ?? rest.title}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {children === undefined ? null : <span>{children}</span>}
      {keys === undefined ? null : <Kbd keys={keys} />}
      {whyNot === null ? null : <span className="visually-hidden">: {whyNot}</span>}
    </button>
  );
}

import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface ButtonLooks {
  /** primary buys and confirms, sun finds (catalogue), danger destroys; offline is «only in the store». */
  look?: 'primary' | 'secondary' | 'quiet' | 'sun' | 'danger' | 'offline';
  /** Height in pixels: 36 in toolbars, 44 ordinary, 48 and 52 for the main action of a page. */
  size?: 36 | 44 | 48 | 52;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** Takes the whole width it is given. */
  isWide?: boolean;
  children: ReactNode;
}

type LinkProps = ButtonLooks & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

type PressProps = ButtonLooks & {
  href?: undefined;
  /** Keeps the place and the name, takes no further press. The sign of waiting appears after 300 ms. */
  isLoading?: boolean;
  /** Why it cannot be pressed now: shown under the button, and the button stays reachable to hear it. */
  disabledReason?: string | undefined;
} & ButtonHTMLAttributes<HTMLButtonElement>;

/** A link when it has an address, a button otherwise. */
export function Button(props: LinkProps | PressProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function LinkButton({
  look = 'primary',
  size = 44,
  icon,
  iconEnd,
  isWide,
  children,
  className,
  ...rest
}: LinkProps) {
  return (
    <a {...rest} {...looks(look, size, isWide, className)}>
      <Content icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </Content>
    </a>
  );
}

function PressButton({
  look = 'primary',
  size = 44,
  icon,
  iconEnd,
  isWide,
  isLoading = false,
  disabledReason,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: PressProps) {
  const reasonId = useId();
  const isHeld = isLoading || disabledReason !== undefined;
  const button = (
    <button
      {...rest}
      {...looks(look, size, isWide, className)}
      // What a button is by itself needs no word.
      type={type === 'submit' ? undefined : type}
      onClick={isHeld ? (event) => event.preventDefault() : onClick}
      aria-disabled={isHeld || undefined}
      aria-busy={isLoading || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
    >
      <Content icon={icon} iconEnd={iconEnd} size={size} isInButton>
        {children}
      </Content>
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={styles.withReason} data-wide={isWide || undefined}>
      {button}
      <span className={styles.reason} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}

const looks = (look: string, size: number, isWide: boolean | undefined, className: string | undefined) => ({
  className: classNames(styles.button, isWide && styles.wide, className),
  // What most of them are needs no word.
  'data-look': look === 'primary' ? undefined : look,
  'data-size': size === 44 ? undefined : size,
});

function Content({
  icon,
  iconEnd,
  size,
  isInButton = false,
  children,
}: Pick<ButtonLooks, 'icon' | 'iconEnd' | 'children'> & { size: number; isInButton?: boolean }) {
  const iconSize = size === 36 ? 18 : 20;
  return (
    <>
      {icon ? <Icon name={icon} size={iconSize} isInButton={isInButton} /> : null}
      <span>{children}</span>
      {iconEnd ? <Icon name={iconEnd} size={iconSize} isInButton={isInButton} /> : null}
    </>
  );
}

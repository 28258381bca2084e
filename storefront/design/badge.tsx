import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface BadgeProps {
  /** discount, hit and new stand on pictures; the light ones tell a state; club and contract frame a price. */
  look: 'discount' | 'hit' | 'new' | 'plain' | 'ok' | 'tint' | 'red' | 'warn' | 'club' | 'contract' | 'well';
  icon?: IconName | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Badge({ look, icon, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-look={look}>
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
    </span>
  );
}

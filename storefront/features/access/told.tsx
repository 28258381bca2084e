import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import styles from './access-form.module.css';

interface ToldProps {
  look?: 'good' | 'changed' | 'blocked';
  title: string;
  children?: ReactNode;
  button: string;
  onPress(): void;
  more?: ReactNode;
}

/** How it ended, where the form stood: the one button takes the focus that the form had. */
export function Told({ look = 'good', title, children, button, onPress, more }: ToldProps) {
  return (
    <div className={styles.told} ref={(box) => box?.querySelector('button')?.focus()}>
      <Notice look={look} role={look === 'blocked' ? 'alert' : 'status'} title={title}>
        {children}
      </Notice>
      <Button isWide size={48} onClick={onPress}>
        {button}
      </Button>
      {more}
    </div>
  );
}

import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** What is said; no links inside. */
  text: ReactNode;
  /** The words or the drawing that it explains. */
  children: ReactNode;
  className?: string | undefined;
}

/** As wide as the bubble may grow, with some air. */
const BUBBLE_PX = 276;

/** A word of explanation on hover, focus and touch, by CSS alone; Esc puts it away while the pointer stays. */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  const come = (event: SyntheticEvent) => {
    setDismissed(false);
    setAtEnd(event.currentTarget.getBoundingClientRect().left + BUBBLE_PX > innerWidth);
  };
  return (
    <span className={classNames(styles.anchor, className)} data-align={isAtEnd ? 'end' : 'start'}>
      <button
        type="button"
        className={styles.trigger}
        aria-describedby={id}
        onKeyDown={({ key }) => key === 'Escape' && setDismissed(true)}
        onFocus={come}
        onPointerEnter={come}
      >
        {children}
      </button>
      <span className={styles.bubble} role="tooltip" id={id} data-dismissed={isDismissed || undefined}>
        {text}
      </span>
    </span>
  );
}

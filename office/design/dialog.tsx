import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '#storefront/design/icon.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  lead?: ReactNode;
  /** narrow 440 px for a question, ordinary 640, wide 1000 for a table. */
  size?: 'narrow' | 'ordinary' | 'wide';
  /** Near the upper edge, where it does not move while its content grows. */
  isHigh?: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal question over the page, drawn while it is open. The browser gives the rest: the page behind is inert, focus
 * stays inside and returns. It goes to what is marked data-autofocus, otherwise to the title.
 */
export function Dialog({
  title,
  lead,
  size = 'ordinary',
  isHigh = false,
  onClose,
  footer,
  children,
}: DialogProps) {
  const { t } = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // showModal is the only way into the browser's top layer.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const target = element.querySelector('[data-autofocus]') ?? element.querySelector('[data-title]');
    if (target instanceof HTMLElement) target.focus();
    return () => element.close();
  }, []);

  const close = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-high={isHigh || undefined}
      aria-labelledby={titleId}
      onCancel={close}
    >
      <header className={styles.header}>
        <h2 className={styles.title} id={titleId} tabIndex={-1} data-title>
          {title}
        </h2>
        <button className={styles.close} type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </header>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}

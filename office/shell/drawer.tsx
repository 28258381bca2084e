import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '#storefront/design/icon.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './drawer.module.css';

/** The rail on a phone: over the page, closed by Esc, the cross, or a press beside it. */
export function Drawer({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // showModal is the only way into the browser's top layer.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it as well
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <button className={styles.close} type="button" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  );
}

import { type ReactNode, useId } from 'react';
import { useWords } from '../i18n/locale-context.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called for Esc, the backdrop and the cross; the owner then sets isOpen to false. */
  onClose: () => void;
  title: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

interface DialogSize {
  /** narrow 440 px for a question or a short form, ordinary 744, wide 960. */
  size?: 'narrow' | 'ordinary' | 'wide';
}

/**
 * A modal question over the page; full screen on a phone unless narrow. Its content is rendered while it is open
 * only. Focus goes to the element marked data-autofocus, otherwise to the title.
 */
export function Dialog({ size = 'ordinary', ...props }: DialogProps & DialogSize) {
  return <ModalFrame {...props} look="dialog" size={size} />;
}

type FrameProps = DialogProps & { look: 'dialog' | 'sheet'; size: string; headerEnd?: ReactNode };

/** The frame that dialogue and sheet share. */
export function ModalFrame({
  isOpen,
  onClose,
  title,
  lead,
  footer,
  children,
  className,
  look,
  size,
  headerEnd,
}: FrameProps) {
  const { t } = useWords();
  const titleId = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog
      {...modal}
      className={classNames(styles.modal, className)}
      data-look={look}
      data-size={size}
      aria-labelledby={isOpen ? titleId : undefined}
    >
      {isOpen ? (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 className={styles.title} id={titleId} tabIndex={-1} data-modal-title>
              {title}
            </h2>
            {headerEnd}
            <IconButton className={styles.close} icon="close" label={t('design.close')} onClick={onClose} />
            {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          </header>
          <div className={styles.body}>{children}</div>
          {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
        </div>
      ) : null}
    </dialog>
  );
}

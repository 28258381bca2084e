import type { ReactNode } from 'react';
import { Dialog } from '../../design/dialog.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './access-form.module.css';
import type { AccessProps } from './access-intent.ts';

interface LoginFrameProps extends Pick<AccessProps, 'returnTo' | 'why' | 'onClose'> {
  /** The other ways. */
  ways: ReactNode;
  children: ReactNode;
}

/** The one login, by a code or by a password: why it is asked for, the form, the other ways. */
export function LoginFrame({ returnTo, why, onClose, ways, children }: LoginFrameProps) {
  const { t } = useWords();
  const lead = why === 'ended' ? t('login.ended') : returnTo === null ? null : t('login.needed');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('login.title')}
      {...(lead === null ? {} : { lead })}
      size="narrow"
    >
      {children}
      <div className={styles.ways}>{ways}</div>
    </Dialog>
  );
}

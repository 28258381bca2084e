import { useState } from 'react';
import { DAYS_UNTIL_FORGOTTEN } from '#domain/private-data.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import type { LeaveDialogProps } from './leave-dialog.tsx';
import styles from './private-screen.module.css';

const leaveDialog = new LatePart<LeaveDialogProps>(() => import('./leave-dialog.tsx'));

/** The law's right to be forgotten: what goes, what stays and why, and how to change one's mind. */
export function LeavePanel({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const LeaveDialog = useLatePart(leaveDialog, isOpen);
  return (
    <Panel as="section" className={styles.panel}>
      <h2 className={styles.heading}>{t('leave.title')}</h2>
      <ul className={styles.list}>
        <li>{t('leave.gone', { count: DAYS_UNTIL_FORGOTTEN })}</li>
        <li>{t('leave.kept')}</li>
        <li>{t('leave.back')}</li>
      </ul>
      {hasPassword ? (
        <Button
          look="secondary"
          onClick={() => setIsOpen(true)}
          onPointerEnter={leaveDialog.warmUp}
          onFocus={leaveDialog.warmUp}
        >
          {t('leave.open')}
        </Button>
      ) : (
        <p>{t('leave.passwordFirst')}</p>
      )}
      {LeaveDialog ? <LeaveDialog isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </Panel>
  );
}

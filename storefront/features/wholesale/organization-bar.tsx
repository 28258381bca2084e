/**
 * For whom the user buys at the moment, under the header of those who act for an organisation. The choice changes the
 * prices of every page, so the page is then loaded anew.
 */
import { useState } from 'react';
import { Badge } from '../../design/badge.tsx';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './organization-bar.module.css';
import type { OrganizationDialogProps } from './organization-dialog.tsx';

const part = new LatePart<OrganizationDialogProps>(() => import('./organization-dialog.tsx'));

export function OrganizationBar() {
  const { t } = useWords();
  const { viewer } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const Dialog = useLatePart(part, isOpen);
  if (!viewer || viewer.organizations.length === 0) return null;
  const chosen = viewer.organizations.find(({ isChosen }) => isChosen);
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.row}`}>
        <span className={styles.label}>{t('wholesale.buyingFor')}</span>
        <button
          className={styles.choice}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          onPointerEnter={part.warmUp}
          onFocus={part.warmUp}
        >
          <span className={styles.name}>{chosen?.name ?? t('wholesale.myself')}</span>
          <Icon name="chevron-down" size={16} />
        </button>
        <Badge look={viewer.isWholesale ? 'contract' : 'well'}>
          {t(viewer.isWholesale ? 'wholesale.prices' : 'wholesale.retailPrices')}
        </Badge>
      </div>
      {Dialog ? (
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} organizations={viewer.organizations} />
      ) : null}
    </div>
  );
}

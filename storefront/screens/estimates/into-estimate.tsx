import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { Late, LatePart } from '../../page/hydration/late-part.tsx';
import { useShell } from '../../page/shell.ts';
import type { IntoEstimateDialogProps } from './into-estimate-dialog.tsx';

const dialogPart = new LatePart<IntoEstimateDialogProps>(() => import('./into-estimate-dialog.tsx'));

interface IntoEstimateProps extends Omit<IntoEstimateDialogProps, 'onClose'> {
  /** Where a visitor comes back to after the login, with the language. */
  back: string;
  disabledReason?: string | undefined;
  size?: 44 | 48;
  isWide?: boolean;
}

/** «В смету»: estimates belong to a user, so a visitor is asked to log in and comes back here. */
export function IntoEstimate({
  back,
  disabledReason,
  size = 48,
  isWide = true,
  ...goods
}: IntoEstimateProps) {
  const { t } = useWords();
  const { viewer } = useShell();
  const [isOpen, setOpen] = useState(false);
  const look = { isWide, look: 'secondary', size, icon: 'estimate' } as const;
  if (!viewer) {
    const join = back.includes('?') ? '&' : '?';
    return (
      <Button {...look} href={`${back}${join}login=${encodeURIComponent(back)}`}>
        {t('estimates.into')}
      </Button>
    );
  }
  return (
    <>
      <Button
        {...look}
        disabledReason={disabledReason}
        onClick={() => setOpen(true)}
        onPointerEnter={dialogPart.warmUp}
      >
        {t('estimates.into')}
      </Button>
      {isOpen ? (
        <Late
          part={dialogPart}
          onMissing={() => setOpen(false)}
          props={{ ...goods, onClose: () => setOpen(false) }}
        />
      ) : null}
    </>
  );
}

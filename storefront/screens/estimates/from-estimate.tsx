import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { Late, LatePart } from '../../page/hydration/late-part.tsx';
import { useShell } from '../../page/shell.ts';
import type { FromEstimateDialogProps } from './from-estimate-dialog.tsx';

const dialogPart = new LatePart<FromEstimateDialogProps>(() => import('./from-estimate-dialog.tsx'));

/** «Взять из сметы»: a choice of one's own estimates. Nothing for a visitor, who has none. */
export function FromEstimate({ onTake }: Pick<FromEstimateDialogProps, 'onTake'>) {
  const { t } = useWords();
  const { viewer } = useShell();
  const [isOpen, setOpen] = useState(false);
  if (!viewer) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" icon="estimate" onClick={() => setOpen(true)} onPointerEnter={dialogPart.warmUp}>
        {t('estimates.takeFrom')}
      </Button>
      {isOpen ? <Late part={dialogPart} onMissing={close} props={{ onTake, onClose: close }} /> : null}
    </>
  );
}

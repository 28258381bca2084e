import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { Button } from '../design/button.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { Late, LatePart } from '../layouts/late-part.tsx';
import { useShell } from '../shell.ts';
import type { SetData } from './set-data.ts';
import type { SetEstimateDialogProps } from './set-estimate-dialog.tsx';

const dialogPart = new LatePart<SetEstimateDialogProps>(() => import('./set-estimate-dialog.tsx'));

interface SetEstimateButtonProps {
  set: Pick<SetData['set'], 'mode' | 'code' | 'name'>;
  goods: SetEstimateDialogProps['goods'];
}

/** «В смету»: estimates belong to a user, so a guest is asked to log in and comes back here. */
export function SetEstimateButton({ set, goods }: SetEstimateButtonProps) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const [isOpen, setOpen] = useState(false);
  const look = { isWide: true, look: 'secondary', size: 48, icon: 'estimate' } as const;
  if (!viewer) {
    const here = localePath(`/p/sets/${set.mode}/${set.code}`, locale);
    return (
      <Button {...look} href={`${here}?login=${encodeURIComponent(here)}`}>
        {t('sets.toEstimate')}
      </Button>
    );
  }
  return (
    <>
      <Button
        {...look}
        disabledReason={goods.length === 0 ? t('sets.nothing') : undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={dialogPart.warmUp}
      >
        {t('sets.toEstimate')}
      </Button>
      {isOpen ? (
        <Late
          part={dialogPart}
          onMissing={() => setOpen(false)}
          props={{ title: set.name, goods, onClose: () => setOpen(false) }}
        />
      ) : null}
    </>
  );
}

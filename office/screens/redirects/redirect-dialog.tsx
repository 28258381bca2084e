import type { Change } from '#contract/office/changes.ts';
import type { OfficeRedirect } from '#contract/office/redirects.ts';
import { toLedAddress } from '#domain/office/led-addresses.ts';
import { ThingDialog, type ThingValues } from '../../changes/thing-dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';

interface RedirectDialogProps {
  redirect: OfficeRedirect | { from: string };
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onClose: () => void;
}

/** Where an address leads; which address it is stays as it was made. */
export function RedirectDialog({ redirect, isBusy, onSave, onClose }: RedirectDialogProps) {
  const { t } = useWords();
  const made = 'id' in redirect ? redirect : null;
  const findFault = ({ from, to }: ThingValues): string | null => {
    const [here, there] = [toLedAddress(String(from)), toLedAddress(String(to))];
    if (from === '' || to === '' || here === null || there === null) return t('redirects.addressNeeded');
    return here === there ? t('redirects.sameAddress') : null;
  };
  return (
    <ThingDialog
      title={t(made ? 'redirects.one' : 'redirects.new')}
      lead={t('redirects.both')}
      subject="redirect"
      id={made?.id ?? null}
      stored={{ from: redirect.from, to: made?.to ?? '' }}
      findFault={findFault}
      isBusy={isBusy}
      onSave={onSave}
      onClose={onClose}
    >
      {(values, set) => (
        <>
          <TextField
            label={t('redirects.from')}
            hint={t('redirects.fromHint')}
            value={String(values.from)}
            disabled={made !== null}
            onChange={(event) => set('from', event.currentTarget.value)}
          />
          <TextField
            label={t('redirects.to')}
            hint={t('redirects.toHint')}
            value={String(values.to)}
            onChange={(event) => set('to', event.currentTarget.value)}
          />
        </>
      )}
    </ThingDialog>
  );
}

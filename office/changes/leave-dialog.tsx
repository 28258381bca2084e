import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useWords } from '../i18n/words.ts';
import { unsaved, useLeaving } from './unsaved.ts';

export function LeaveDialog() {
  const { t } = useWords();
  if (useLeaving() === null) return null;
  return (
    <Dialog
      size="narrow"
      title={t('leave.title')}
      onClose={unsaved.stay}
      footer={
        <>
          <Button look="danger" onClick={unsaved.leave}>
            {t('leave.go')}
          </Button>
          <Button onClick={unsaved.stay} data-autofocus>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.lead')}</p>
    </Dialog>
  );
}

import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { DAYS_UNTIL_FORGOTTEN } from '#domain/private-data.ts';
import { formatDate } from '#domain/time.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { dropAllDrafts } from '../../design/form-draft.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './access-form.module.css';
import type { AccessProps } from './access-intent.ts';
import { tellLoggedOut } from './logged-out.ts';
import { Told } from './told.tsx';

/** Opened by the link of a letter: a click confirms, so that programs which open links delete nobody. */
export default function ConfirmLeavingView({ token, onClose }: AccessProps) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const [isSending, setIsSending] = useState(false);
  const [deleteAt, setDeleteAt] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ words: string; isFinal: boolean } | null>(
    token === null ? { words: t('leave.linkBroken'), isFinal: true } : null,
  );
  const goHome = () => location.assign(localePath('/', locale));

  async function confirm(): Promise<void> {
    setIsSending(true);
    const result = await browserApi(locale)('POST /api/v1/users/leaving/', { body: { token: token ?? '' } });
    setIsSending(false);
    if (result.ok) {
      dropAllDrafts();
      if (viewer) tellLoggedOut();
      setDeleteAt(result.value.data.deleteAt);
    } else {
      const isFinal = result.status === 404 || result.status === 410;
      setFailure({ words: result.error?.message ?? t('form.noAnswer'), isFinal });
    }
  }

  return (
    <Dialog
      isOpen
      onClose={deleteAt === null ? onClose : goHome}
      title={t(deleteAt === null ? 'leave.question' : 'leave.done')}
      size="narrow"
    >
      {deleteAt !== null ? (
        <Told title={t('leave.done')} button={t('leave.home')} onPress={goHome}>
          {t('leave.until', { date: formatDate(deleteAt, locale) })}
        </Told>
      ) : failure?.isFinal ? (
        <Told look="blocked" title={t('mailedLink.broken')} button={t('leave.home')} onPress={goHome}>
          {failure.words}
        </Told>
      ) : (
        <div className={styles.told}>
          <p>
            {t('leave.linkLead')} {t('leave.gone', { count: DAYS_UNTIL_FORGOTTEN })} {t('leave.back')}
          </p>
          {failure ? <p role="alert">{failure.words}</p> : null}
          <Button isWide size={48} look="danger" isLoading={isSending} onClick={() => void confirm()}>
            {t('leave.confirm')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './access-form.module.css';
import type { AccessProps } from './access-intent.ts';
import { Told } from './told.tsx';

/**
 * Opened by the link of a letter about a product: one press confirms that word is wanted, or ends all of it. The press,
 * because programs that look through letters open every link.
 */
function NoticeLinkView({ token, onClose, kind }: AccessProps & { kind: 'confirm' | 'end' }) {
  const { t, locale } = useWords();
  const [isSending, setIsSending] = useState(false);
  const [productCode, setProductCode] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<{ isGood: boolean; words: string } | null>(
    token === null ? { isGood: false, words: t('notice.linkBroken') } : null,
  );

  async function press(): Promise<void> {
    setIsSending(true);
    const api = browserApi(locale);
    const body = { token: token ?? '' };
    if (kind === 'confirm') {
      const result = await api('POST /api/v1/notices/confirm/', { body });
      if (result.ok) setProductCode(result.value.data.productCode);
      setOutcome(
        result.ok
          ? { isGood: true, words: result.value.data.productName }
          : { isGood: false, words: result.error?.message ?? t('form.noAnswer') },
      );
    } else {
      const result = await api('POST /api/v1/notices/end/', { body });
      setOutcome(
        result.ok
          ? { isGood: true, words: t('notice.ended') }
          : { isGood: false, words: result.error?.message ?? t('form.noAnswer') },
      );
    }
    setIsSending(false);
  }

  const goOn = () =>
    productCode === null ? onClose() : location.assign(localePath(`/p/${productCode}`, locale));
  return (
    <Dialog isOpen onClose={onClose} title={t(`notice.${kind}Title`)} size="narrow">
      {outcome === null ? (
        <div className={styles.told}>
          <p>{t(`notice.${kind}Lead`)}</p>
          <Button isWide size={48} isLoading={isSending} onClick={() => void press()}>
            {t(`notice.${kind}Press`)}
          </Button>
        </div>
      ) : (
        <Told
          look={outcome.isGood ? 'good' : 'blocked'}
          title={t(outcome.isGood ? `notice.${kind}Done` : 'mailedLink.broken')}
          button={t(productCode === null ? 'ask.done' : 'notice.toProduct')}
          onPress={goOn}
        >
          {outcome.words}
        </Told>
      )}
    </Dialog>
  );
}

export const ConfirmNoticeView = (props: AccessProps) => <NoticeLinkView {...props} kind="confirm" />;
export const EndNoticeView = (props: AccessProps) => <NoticeLinkView {...props} kind="end" />;

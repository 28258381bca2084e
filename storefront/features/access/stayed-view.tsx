import { Dialog } from '../../design/dialog.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { AccessProps } from './access-intent.ts';
import { goOnAsUser } from './after-entering.ts';
import { Told } from './told.tsx';

/** After a login that took back the deletion of the account. However it is left, the page becomes the user's. */
export default function StayedView({ returnTo }: AccessProps) {
  const { t } = useWords();
  const goOn = () => goOnAsUser(returnTo);
  return (
    <Dialog isOpen onClose={goOn} title={t('login.title')} size="narrow">
      <Told title={t('leave.stayed')} button={t('confirmEmail.goOn')} onPress={goOn}>
        {t('leave.stayedText')}
      </Told>
    </Dialog>
  );
}

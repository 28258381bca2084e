import { useId, useState } from 'react';
import type { PrivateUser } from '#contract/users.ts';
import { formatPhone } from '#domain/phone.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../page/hydration/late-part.tsx';
import styles from './account-part.module.css';
import type { PhoneDialogProps } from './phone-dialog.tsx';

const phoneDialog = new LatePart<PhoneDialogProps>(() => import('./phone-dialog.tsx'));

interface PhonePartProps {
  user: Pick<PrivateUser, 'phone' | 'hasPassword'>;
  /** Whether the shop can send codes: without them a person at the shop changes a phone. And where a demo shows them. */
  ways: { code: boolean; outbox: string | null };
}

/** The phone one logs in with; another one is proved by a code. */
export function PhonePart({
  user: { phone, hasPassword },
  ways: { code: hasCodes, outbox },
}: PhonePartProps) {
  const { t } = useWords();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const PhoneDialog = useLatePart(phoneDialog, isOpen);
  if (phone === null && !hasCodes) return null;
  return (
    <Panel as="section" className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('private.phone')}</h2>
      {phone === null ? null : <p className={styles.value}>{formatPhone(phone)}</p>}
      <p className={styles.lead}>{t(hasCodes ? 'phoneChange.lead' : 'private.phoneChange')}</p>
      {hasCodes ? (
        <Button
          look="secondary"
          className={styles.button}
          onClick={() => setIsOpen(true)}
          onPointerEnter={phoneDialog.warmUp}
          onFocus={phoneDialog.warmUp}
        >
          {t(phone === null ? 'phoneChange.add' : 'phoneChange.open')}
        </Button>
      ) : null}
      {PhoneDialog && isOpen ? (
        <PhoneDialog hasPassword={hasPassword} outbox={outbox} onClose={() => setIsOpen(false)} />
      ) : null}
    </Panel>
  );
}

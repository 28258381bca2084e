import type { z } from 'zod';
import type { inviteStaff } from '#contract/office/staff.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './staff.module.css';

type Invitation = z.output<typeof inviteStaff.answer>['data'];

/** The link that opens the account, for the case that no letter comes: seen this once. */
export function InvitationLink({ invitation: { address, expiresAt } }: { invitation: Invitation }) {
  const words = useWords();
  const { t } = words;
  return (
    <div className={page.form}>
      <Note tone="good">{t('invited.lead', { when: sayWhen(expiresAt, words) })}</Note>
      <code className={styles.link}>{address}</code>
      <div className={page.row}>
        <Button
          look="plain"
          icon="copy"
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => toasts.show(t('recovery.copied')),
              // Forbidden by the browser: the link stands there to be chosen by hand.
              () => undefined,
            )
          }
        >
          {t('invited.copy')}
        </Button>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatDate } from '#domain/time.ts';
import { type Answer, browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Form } from '../../design/form.tsx';
import { dropAllDrafts } from '../../design/form-draft.ts';
import { Notice } from '../../design/notice.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';

export interface LeaveDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

type Leaving = Answer<'DELETE /api/v1/users/'>['data'];

/**
 * Asks for the password. Then a letter is on its way, and the account goes on until its link is opened; without an
 * address for it nobody is logged in any more, and the only way leads out of the account.
 */
export default function LeaveDialog({ isOpen, onClose }: LeaveDialogProps) {
  const { t, locale } = useWords();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const deleteAt = leaving?.deleteAt ?? null;
  const goHome = () => location.assign(localePath('/', locale));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={deleteAt === null ? onClose : goHome}
      size="narrow"
      title={t(deleteAt === null ? 'leave.question' : 'leave.done')}
      {...(leaving === null ? { lead: t('leave.lead') } : {})}
    >
      {leaving === null ? (
        <LeaveForm onLeft={setLeaving} />
      ) : deleteAt === null ? (
        <>
          <Notice look="good" role="status" title={t('leave.sent')}>
            {t('leave.sentText', { email: leaving.email ?? '' })}
          </Notice>
          <Button isWide size={48} onClick={onClose} data-autofocus>
            {t('leave.understood')}
          </Button>
        </>
      ) : (
        <>
          <Notice look="good" role="status">
            {t('leave.until', { date: formatDate(deleteAt, locale) })}
          </Notice>
          <Button isWide size={48} onClick={goHome} data-autofocus>
            {t('leave.home')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

function LeaveForm({ onLeft }: { onLeft: (leaving: Leaving) => void }) {
  const { t, locale } = useWords();
  const form = useForm({
    values: { password: '' },
    check: ({ password }) => (password === '' ? { password: t('leave.passwordNeeded') } : {}),
    send: ({ password }) => browserApi(locale)('DELETE /api/v1/users/', { body: { password } }),
    onSent({ data }) {
      if (data.deleteAt !== null) dropAllDrafts();
      onLeft(data);
    },
  });
  return (
    <Form form={form} submit={t('leave.confirm')} look="danger" isWide>
      <TextField
        label={t('leave.password')}
        type="password"
        autoComplete="current-password"
        required
        maxLength={256}
        data-autofocus
        {...form.field('password')}
      />
    </Form>
  );
}

import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatDate } from '#domain/time.ts';
import { browserApi } from '../../api-client.ts';
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

/** Asks for the password; afterwards nobody is logged in any more, and the only way leads out of the account. */
export default function LeaveDialog({ isOpen, onClose }: LeaveDialogProps) {
  const { t, locale } = useWords();
  const [deleteAt, setDeleteAt] = useState<string | null>(null);
  const goHome = () => location.assign(localePath('/', locale));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={deleteAt === null ? onClose : goHome}
      size="narrow"
      title={t(deleteAt === null ? 'leave.question' : 'leave.done')}
      {...(deleteAt === null ? { lead: t('leave.lead') } : {})}
    >
      {deleteAt === null ? (
        <LeaveForm onLeft={setDeleteAt} />
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

function LeaveForm({ onLeft }: { onLeft: (deleteAt: string) => void }) {
  const { t, locale } = useWords();
  const form = useForm({
    values: { password: '' },
    check: ({ password }) => (password === '' ? { password: t('leave.passwordNeeded') } : {}),
    send: ({ password }) => browserApi(locale)('DELETE /api/v1/users/', { body: { password } }),
    onSent({ data }) {
      dropAllDrafts();
      onLeft(data.deleteAt);
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

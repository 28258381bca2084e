import { useState } from 'react';
import type { Organization } from '#contract/wholesale.ts';
import { parseAmount } from '#domain/coverage.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextareaField, TextField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';

/** What became of the last request, and why it was declined where the shop has said so. */
export function RequestState({
  of: { request, requestReason },
}: {
  of: Pick<Organization, 'request' | 'requestReason'>;
}) {
  const { t } = useWords();
  if (request === null) return null;
  return (
    <Notice look={request === 'declined' ? 'blocked' : 'changed'}>
      {t(`wholesale.request.${request}`)}
      {request === 'declined' && requestReason !== '' ? ` ${requestReason}` : null}
    </Notice>
  );
}

/** For an organisation, or for oneself. */
export function ContractRequest({ organizationId }: { organizationId: number | null }) {
  const { t, locale } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { volume: '', comment: '' },
    check: ({ volume }) =>
      volume.trim() === '' || parseAmount(volume) !== null
        ? {}
        : { volume: t('wholesale.request.badVolume') },
    send: ({ volume, comment }, idempotencyKey) =>
      browserApi(locale)('POST /api/v1/wholesale/request/', {
        body: {
          organizationId,
          comment,
          volume: volume.trim() === '' ? null : Math.round(parseAmount(volume) ?? 0),
        },
        idempotencyKey,
      }),
    onSent: () => void revalidate(),
  });
  if (!isOpen) {
    return (
      <div>
        <Button look="secondary" size={36} onClick={() => setIsOpen(true)}>
          {t('wholesale.request.open')}
        </Button>
      </div>
    );
  }
  return (
    <Form
      form={form}
      submit={t('wholesale.request.submit')}
      actions={
        <Button look="quiet" onClick={() => setIsOpen(false)}>
          {t('wholesale.cancel')}
        </Button>
      }
    >
      <TextField
        {...form.field('volume')}
        label={t('wholesale.request.volume')}
        hint={t('wholesale.request.volumeHint')}
        suffix="₸"
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
      />
      <TextareaField
        {...form.field('comment')}
        label={t('wholesale.request.comment')}
        maxLength={1000}
        rows={3}
      />
    </Form>
  );
}

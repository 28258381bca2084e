import { useState } from 'react';
import type { Partner } from '#contract/office/keys.ts';
import type { Webhook } from '#contract/office/webhooks.ts';
import { type WebhookType, webhookType } from '#contract/webhook-types.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { ShownSecret } from './shown-secret.tsx';

const RENEWS = {
  renews: ['GET /office/api/v1/webhooks/', 'GET /office/api/v1/webhooks/{id}/'],
} as const;

interface WebhookDialogProps {
  /** Whose it may be; of one that is there nothing but address and events changes. */
  partners?: readonly Partner[];
  webhook?: Webhook;
  onClose: () => void;
}

export function WebhookDialog({ partners = [], webhook, onClose }: WebhookDialogProps) {
  const { t } = useWords();
  const [types, setTypes] = useState<readonly WebhookType[]>(webhook?.types ?? []);
  const create = useAct('POST /office/api/v1/webhooks/', RENEWS);
  const change = useAct('PATCH /office/api/v1/webhooks/{id}/', RENEWS);
  const error = create.error ?? change.error;
  if (create.data)
    return (
      <Dialog title={t('webhooks.secret')} onClose={onClose}>
        <ShownSecret secret={create.data.data.secret} />
      </Dialog>
    );

  function submit(form: FormData) {
    const url = String(form.get('url')).trim();
    if (!webhook)
      return create.mutate({ body: { partnerId: Number(form.get('partner')), url, types: [...types] } });
    change.mutate(
      {
        params: { id: String(webhook.id) },
        body: { url, types: [...types], isPaused: webhook.state === 'paused' },
      },
      {
        onSuccess: () => {
          toasts.show(t('webhooks.saved'));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      title={t(webhook ? 'webhooks.edit' : 'webhooks.new')}
      lead={t('webhooks.newLead')}
      onClose={onClose}
    >
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        {webhook ? null : (
          <SelectField label={t('keys.partner')} name="partner" required>
            {partners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t('webhooks.address')}
          hint={t('webhooks.addressHint')}
          name="url"
          type="url"
          required
          maxLength={500}
          autoComplete="off"
          placeholder="https://"
          defaultValue={webhook?.url ?? ''}
          error={error?.fieldError('url') ?? null}
        />
        <ChoiceBoxes
          legend={t('webhooks.events')}
          options={webhookType.options}
          say={(type) => t(`event.${type}`)}
          chosen={types}
          onChange={setTypes}
        />
        <div className={page.row}>
          <Button
            type="submit"
            isBusy={create.isPending || change.isPending}
            whyNot={types.length === 0 ? t('webhooks.eventNeeded') : null}
          >
            {t(webhook ? 'save' : 'webhooks.make')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

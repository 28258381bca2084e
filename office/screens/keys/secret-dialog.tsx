import { useNavigate } from '#storefront/router/hooks.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { ShownSecret } from './shown-secret.tsx';

const RENEWS = { renews: ['GET /office/api/v1/webhooks/', 'GET /office/api/v1/webhooks/{id}/'] } as const;

export function SecretDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWords();
  const rotate = useAct('POST /office/api/v1/webhooks/{id}/secret/', RENEWS);
  if (rotate.data)
    return (
      <Dialog title={t('webhooks.secret')} onClose={onClose}>
        <ShownSecret secret={rotate.data.data.secret} />
      </Dialog>
    );
  return (
    <Dialog
      size="narrow"
      title={t('webhooks.rotateAsk')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button isBusy={rotate.isPending} onClick={() => rotate.mutate({ params: { id } })}>
            {t('webhooks.rotate')}
          </Button>
        </>
      }
    >
      <p>{t('webhooks.rotateLead')}</p>
      {rotate.error ? <p role="alert">{sayFailure(rotate.error, t('state.noAnswer'))}</p> : null}
    </Dialog>
  );
}

export function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const remove = useAct('DELETE /office/api/v1/webhooks/{id}/', { renews: ['GET /office/api/v1/webhooks/'] });
  return (
    <Dialog
      size="narrow"
      title={t('webhooks.removeAsk')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look="danger"
            isBusy={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { id } },
                {
                  onSuccess: () => {
                    toasts.show(t('webhooks.removed'));
                    navigate('/office/keys');
                  },
                },
              )
            }
          >
            {t('webhooks.remove')}
          </Button>
        </>
      }
    >
      <p>{t('webhooks.removeLead')}</p>
      {remove.error ? <p role="alert">{sayFailure(remove.error, t('state.noAnswer'))}</p> : null}
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '#storefront/router/hooks.ts';
import { type CallFailure, isFailure } from '../calls/call-failure.ts';
import { office, queryClient } from '../calls/office.ts';
import { useCall } from '../calls/use-call.ts';
import { Button } from '../design/button.tsx';
import { officeAddress } from '../design/office-link.tsx';
import { sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import { toasts } from '../notices/toasts.ts';

/** Back to what was, where nobody has written since; what cannot be taken back any more has no button. */
export function UndoButton({ setId }: { setId: number }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const params = { id: String(setId) };
  const set = useCall('GET /office/api/v1/changes/{id}/', { params, query: {} });
  const undo = useMutation<void, CallFailure, void>({
    mutationFn: async () => {
      const { data } = await office.call('POST /office/api/v1/changes/{id}/undo/', {
        params,
        body: { apply: true },
      });
      const left = data.items.filter(({ state }) => state !== 'applied').length;
      toasts.show(left === 0 ? t('undo.done') : t('undo.part', { count: left }));
      await queryClient.invalidateQueries();
      await navigate(officeAddress(`/changes/${data.id}`));
    },
    onError: (error) =>
      isFailure(error, 'office.needs_approval')
        ? toasts.show(t('save.waits'))
        : toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
  });
  const found = set.data?.data;
  if (!found || found.undoUntil === null || found.undoneBy !== null) return null;
  return (
    <Button look="plain" icon="undo" isBusy={undo.isPending} onClick={() => undo.mutate()}>
      {t('undo')}
    </Button>
  );
}

import { type FormEvent, useState } from 'react';
import type { PaymentBreak } from '#contract/office/payment-days.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextArea } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

const RENEWS = {
  renews: ['GET /office/api/v1/payments/days/', 'GET /office/api/v1/figures/hands/'],
} as const;

/** Words close it and move no money: what has to go back or come is done where money is moved. */
export function SolveDialog({ of: found, onClose }: { of: PaymentBreak; onClose: () => void }) {
  const { t } = useWords();
  const [solution, setSolution] = useState('');
  const solve = useAct('POST /office/api/v1/payments/breaks/{id}/', RENEWS);
  const whyNot = solution.trim().length < 3 ? t('payments.wordsNeeded') : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (whyNot !== null) return;
    solve.mutate(
      { params: { id: String(found.id) }, body: { solution } },
      {
        onSuccess: () => {
          toasts.show(t('payments.solved'));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      size="narrow"
      title={t('payments.solveTitle')}
      lead={t(`payments.kind.${found.kind}`)}
      onClose={onClose}
    >
      <form className={page.form} onSubmit={save}>
        <Note>{t('payments.movesNothing')}</Note>
        {solve.error ? <Note tone="bad">{sayFailure(solve.error, t('state.noAnswer'))}</Note> : null}
        <TextArea
          label={t('payments.words')}
          rows={4}
          maxLength={500}
          value={solution}
          onChange={(event) => setSolution(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" isBusy={solve.isPending} whyNot={whyNot}>
          {t('payments.solve')}
        </Button>
      </form>
    </Dialog>
  );
}

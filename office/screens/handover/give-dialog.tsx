import { useState } from 'react';
import type { WaitingOrder } from '#contract/office/handover.ts';
import { formatTenge } from '#domain/money.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Checkbox, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import phone from '../../design/phone.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { LessFields, useLess } from './less-fields.tsx';

/** The code, what is taken of it, the money, and then it is final. */
export function GiveDialog({ order, onClose }: { order: WaitingOrder; onClose: () => void }) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [isByPaper, setByPaper] = useState(false);
  const [isPaid, setPaid] = useState(order.dueTenge === 0);
  const less = useLess(order);
  const give = useAct('POST /office/api/v1/handover/{order}/', {
    renews: ['POST /office/api/v1/handover/find/', 'GET /office/api/v1/pick/'],
  });
  const hasCode = isByPaper || /^\d{4}$/.test(code.trim());
  const due = less.quoted?.dueTenge ?? order.dueTenge;
  const whyNot = !hasCode
    ? t('handover.needCode')
    : (less.whyNot ?? (!isPaid ? t('handover.needMoney') : null));
  return (
    <Dialog
      title={t('handover.giveTitle', { number: order.number })}
      size="narrow"
      onClose={onClose}
      footer={
        <Button
          icon="check"
          className={phone.big}
          isBusy={give.isPending}
          whyNot={whyNot}
          onClick={() =>
            give.mutate(
              {
                params: { order: String(order.orderId) },
                body: {
                  code: isByPaper ? null : code.trim(),
                  takenTenge: due,
                  less: less.quoted && { items: less.items, revision: less.quoted.revision },
                },
              },
              {
                onSuccess: () => {
                  toasts.show(t('handover.done', { number: order.number }));
                  onClose();
                },
              },
            )
          }
        >
          {t('handover.give')}
        </Button>
      }
    >
      <div className={page.form}>
        {give.error ? <Note tone="bad">{sayFailure(give.error, t('state.noAnswer'))}</Note> : null}
        <TextField
          label={t('handover.code')}
          hint={t('handover.codeHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          data-autofocus
        />
        <Checkbox
          label={t('handover.byPaper')}
          checked={isByPaper}
          onChange={(event) => setByPaper(event.target.checked)}
        />
        {order.canLessen ? (
          <LessFields
            order={order}
            less={less}
            onTouch={() => {
              // Another sum: what was taken is said again.
              setPaid(false);
              give.reset();
            }}
          />
        ) : null}
        {order.dueTenge > 0 ? (
          <Checkbox
            label={t('handover.taken', { sum: formatTenge(due) })}
            checked={isPaid}
            onChange={(event) => setPaid(event.target.checked)}
          />
        ) : null}
        <p className={page.quiet}>{t('handover.final')}</p>
      </div>
    </Dialog>
  );
}

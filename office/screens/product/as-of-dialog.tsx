/** The product as it was at a moment, against what it is now. What is ticked is typed in again and saved like any other edit. */
import { useState } from 'react';
import { almatyDate, almatyTime } from '#domain/time.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { BeforeAfter } from '../../changes/value-text.tsx';
import { Button } from '../../design/button.tsx';
import { DateField } from '../../design/date-field.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Checkbox, TextField } from '../../design/field.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { saySaved } from './saved-words.ts';
import styles from './side.module.css';
import type { ProductForm } from './use-product-form.ts';

interface AsOfDialogProps {
  form: ProductForm;
  /** The moment that is looked at first. */
  at: string;
  onClose: () => void;
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

export function AsOfDialog({ form, at, onClose }: AsOfDialogProps) {
  const { t } = useWords();
  const [day, setDay] = useState(almatyDate(at));
  const [time, setTime] = useState(almatyTime(at));
  // Until somebody chooses another one, the very moment: a minute may have seen several writes.
  const [moment, setMoment] = useState(at);
  const [left, setLeft] = useState<readonly string[]>([]);
  const choose = (nextDay: string, nextTime: string) => {
    setDay(nextDay);
    setTime(nextTime);
    if (nextDay !== '' && CLOCK.test(nextTime)) setMoment(`${nextDay}T${nextTime}:00+05:00`);
  };
  const answer = useCallWith(
    'GET /office/api/v1/products/{id}/as-of/',
    { placeholderData: (before) => before },
    { params: { id: String(form.product.id) }, query: { at: moment } },
  );
  const fields = answer.data?.data.fields ?? [];
  const taken = fields.filter(({ field }) => form.may(field) && !left.includes(field));
  return (
    <Dialog
      size="wide"
      title={t('asOf.title')}
      lead={t('asOf.lead')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            icon="undo"
            whyNot={taken.length === 0 ? t('asOf.same') : null}
            onClick={() => {
              for (const { field, was } of taken) form.set(field, was);
              onClose();
            }}
          >
            {t('asOf.restore', { count: taken.length })}
          </Button>
        </>
      }
    >
      <div className={styles.moment}>
        <DateField label={t('asOf.day')} value={day} onChange={(next) => choose(next, time)} />
        <TextField
          label={t('asOf.time')}
          inputMode="numeric"
          value={time}
          onChange={({ currentTarget }) => choose(day, currentTarget.value)}
        />
      </div>
      <Answered of={answer}>
        {({ data }) =>
          data.fields.length === 0 ? (
            <Empty icon="check" title={t('asOf.same')} />
          ) : (
            <ul className={styles.asOf}>
              {data.fields.map(({ field, was, now }) => (
                <li key={field}>
                  <Checkbox
                    label={form.label(field)}
                    hint={form.may(field) ? undefined : t('asOf.locked')}
                    disabled={!form.may(field)}
                    checked={form.may(field) && !left.includes(field)}
                    onChange={({ currentTarget: { checked } }) =>
                      setLeft((before) =>
                        checked ? before.filter((each) => each !== field) : [...before, field],
                      )
                    }
                  />
                  <BeforeAfter from={saySaved(form, field, now)} to={saySaved(form, field, was)} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  );
}

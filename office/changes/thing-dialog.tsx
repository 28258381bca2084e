/** A dialogue in which one thing is made or changed: what is typed becomes changes of it, saved at once and taken back by the toast. */
import { type ReactNode, useState } from 'react';
import type { Change } from '#contract/office/changes.ts';
import { isSame, type Json } from '#domain/office/changes.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import page from '../design/page.module.css';
import { useWords } from '../i18n/words.ts';

export type ThingValues = Readonly<Record<string, Json>>;

/** Of a thing that is not there yet all that was given, of another what differs. */
const toThingChanges = (subject: string, id: number | null, was: ThingValues, is: ThingValues): Change[] =>
  Object.entries(is)
    .filter(([field, to]) => (id === null ? to !== null && to !== '' : !isSame(was[field] ?? null, to)))
    .map(([field, to]) => ({
      ...{ subject, id, field, from: id === null ? null : (was[field] ?? null), to },
      ...(id === null ? { newKey: 'new' } : {}),
    }));

interface ThingDialogProps {
  title: string;
  lead?: string;
  subject: string;
  /** Null: a new one. */
  id: number | null;
  stored: ThingValues;
  /** Why it cannot be saved as it is; null: it can. */
  findFault: (values: ThingValues) => string | null;
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onClose: () => void;
  /** Beside «save»: what takes the thing away. */
  away?: ReactNode;
  children: (values: ThingValues, set: (field: string, to: Json) => void) => ReactNode;
}

export function ThingDialog(props: ThingDialogProps) {
  const { title, lead, subject, id, stored, findFault, isBusy, onSave, onClose, away, children } = props;
  const { t } = useWords();
  const [values, setValues] = useState<ThingValues>(stored);
  const changes = toThingChanges(subject, id, stored, values);
  const whyNot = findFault(values) ?? (changes.length === 0 ? t('thing.same') : null);
  return (
    <Dialog
      title={title}
      {...(lead === undefined ? {} : { lead })}
      onClose={onClose}
      footer={
        <>
          {away}
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="thing" isBusy={isBusy} whyNot={whyNot}>
            {t(id === null ? 'thing.make' : 'thing.save')}
          </Button>
        </>
      }
    >
      <form
        id="thing"
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (whyNot === null && !isBusy) onSave(changes);
        }}
      >
        {children(values, (field, to) => setValues((before) => ({ ...before, [field]: to })))}
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import type { ChangeSet } from '#contract/office/changes.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Checkbox } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { Answered, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './tree.module.css';

interface DepartmentsDialogProps {
  /** Codes that are in the tree already. */
  taken: ReadonlySet<string>;
  onTaken: (set: ChangeSet) => void;
  onClose: () => void;
}

/** Departments to begin with: all that are not there yet are chosen, one press takes them. */
export function DepartmentsDialog({ taken, onTaken, onClose }: DepartmentsDialogProps) {
  const { t, locale } = useWords();
  const departments = useCall('GET /office/api/v1/tree/departments/');
  const take = useAct('POST /office/api/v1/tree/departments/');
  const [left, setLeft] = useState<ReadonlySet<string>>(taken);
  const codes = departments.data?.items.map(({ code }) => code).filter((code) => !left.has(code)) ?? [];
  return (
    <Dialog
      title={t('tree.departments')}
      lead={t('tree.departmentsLead')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            isBusy={take.isPending}
            whyNot={codes.length === 0 ? t('tree.noneChosen') : null}
            onClick={() =>
              take.mutate(
                { body: { title: t('tree.departments'), codes } },
                { onSuccess: ({ data }) => onTaken(data) },
              )
            }
          >
            {t('tree.take', { count: codes.length })}
          </Button>
        </>
      }
    >
      {take.error ? <Note tone="bad">{sayFailure(take.error, t('state.noAnswer'))}</Note> : null}
      <Answered of={departments}>
        {({ items }) => (
          <div className={styles.departments}>
            {items.map(({ code, name, sections }) => (
              <Checkbox
                key={code}
                label={name[locale]}
                hint={
                  taken.has(code) ? t('tree.isThere') : sections.map((section) => section[locale]).join(', ')
                }
                checked={!left.has(code)}
                disabled={taken.has(code)}
                onChange={({ currentTarget }) => {
                  const next = new Set(left);
                  if (currentTarget.checked) next.delete(code);
                  else next.add(code);
                  setLeft(next);
                }}
              />
            ))}
          </div>
        )}
      </Answered>
    </Dialog>
  );
}

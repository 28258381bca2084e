import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { takeFile } from '../../calls/take-file.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './products.module.css';

interface ExportDialogProps {
  where: string;
  order: string;
  columns: readonly string[];
  onClose: () => void;
}

/** The list as a file, narrowed and ordered as it is: all fields that can be changed by it, or the columns that are seen. */
export function ExportDialog({ where, order, columns, onClose }: ExportDialogProps) {
  const { t } = useWords();
  const [which, setWhich] = useState('fields');
  const [kind, setKind] = useState('xlsx');
  const [format = 'xlsx', encoding = 'utf-8'] = kind.split(' ');
  const query = new URLSearchParams({ where, order, format, encoding });
  const seen = ['id', ...columns.filter((name) => name !== 'image' && name !== 'id')];
  if (which === 'seen') query.set('columns', seen.join(','));
  const take = useMutation({
    mutationFn: () => takeFile(`/office/api/v1/exports/products/?${query}`),
    onSuccess: onClose,
  });
  return (
    <Dialog
      size="narrow"
      title={t('export.title')}
      lead={t('export.lead')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button icon="download" isBusy={take.isPending} onClick={() => take.mutate()}>
            {t('export.take')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label={t('export.columns')}
          value={which}
          onChange={(event) => setWhich(event.currentTarget.value)}
        >
          <option value="fields">{t('export.fields')}</option>
          <option value="seen">{t('export.seen')}</option>
        </SelectField>
        <SelectField
          label={t('export.format')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        >
          <option value="xlsx">XLSX</option>
          <option value="csv utf-8">CSV, UTF-8</option>
          <option value="csv windows-1251">CSV, windows-1251</option>
        </SelectField>
        {take.error ? <Note tone="bad">{sayFailure(take.error, t('state.noAnswer'))}</Note> : null}
      </div>
    </Dialog>
  );
}

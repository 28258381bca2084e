import { useState } from 'react';
import { listUsualColumns } from '#domain/office/product-grid.ts';
import { useMe } from '../../access/use-me.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Checkbox } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import { columnOf, listColumns } from './product-list.ts';
import styles from './products.module.css';

interface ColumnsDialogProps {
  chosen: readonly string[];
  onChoose: (columns: readonly string[]) => void;
  onClose: () => void;
}

/** Which columns are shown; they stand in the address, so that a view keeps them. */
export function ColumnsDialog({ chosen, onChoose, onClose }: ColumnsDialogProps) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const all = listColumns(rights);
  const [names, setNames] = useState<readonly string[]>(chosen);
  const done = (columns: readonly string[]) => {
    onChoose(columns);
    onClose();
  };
  return (
    <Dialog
      title={t('columns.title')}
      lead={t('columns.lead')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={() => done(listUsualColumns(locale))}>
            {t('columns.usual')}
          </Button>
          <Button
            whyNot={names.length === 0 ? t('columns.needed') : null}
            onClick={() => done(all.filter((name) => names.includes(name)))}
          >
            {t('columns.show')}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        {all.map((name) => (
          <Checkbox
            key={name}
            label={columnOf(name)?.label[locale]}
            checked={names.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              setNames(checked ? [...names, name] : names.filter((other) => other !== name))
            }
          />
        ))}
      </div>
    </Dialog>
  );
}

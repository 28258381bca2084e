import { useState } from 'react';
import type { PickLine } from '#contract/office/pick.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import phone from '../../design/phone.module.css';
import { useWords } from '../../i18n/words.ts';

interface LackDialogProps {
  line: PickLine;
  onClose: () => void;
  onSay: (kind: 'missing' | 'broken', count: number) => void;
}

/** Not on the shelf, or there and broken; how many. */
export function LackDialog({ line, onClose, onSay }: LackDialogProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(String(line.left));
  const count = Number(typed);
  const whyNot =
    Number.isInteger(count) && count > 0 && count <= line.left
      ? null
      : t('pick.lackCount', { most: line.left });
  return (
    <Dialog
      title={t('pick.lackTitle')}
      lead={line.name}
      size="narrow"
      onClose={onClose}
      footer={
        <div className={phone.acts}>
          <Button look="danger" className={phone.big} whyNot={whyNot} onClick={() => onSay('broken', count)}>
            {t('pick.broken')}
          </Button>
          <Button className={phone.big} whyNot={whyNot} onClick={() => onSay('missing', count)}>
            {t('pick.missing')}
          </Button>
        </div>
      }
    >
      <TextField
        label={t('pick.howMany')}
        inputMode="numeric"
        value={typed}
        error={whyNot}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}

import { useState } from 'react';
import type { PickLine } from '#contract/office/pick.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { shrinkPhoto } from '#storefront/design/shrink-photo.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import phone from '../../design/phone.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './lacks.module.css';

interface LackDialogProps {
  line: PickLine;
  onClose: () => void;
  onSay: (kind: 'missing' | 'broken', count: number, photo: string | null) => void;
}

/** Not on the shelf, or there and broken; how many, and a photograph for whoever decides. */
export function LackDialog({ line, onClose, onSay }: LackDialogProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(String(line.left));
  const [photo, setPhoto] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
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
          <Button
            look="danger"
            className={phone.big}
            whyNot={whyNot}
            onClick={() => onSay('broken', count, photo)}
          >
            {t('pick.broken')}
          </Button>
          <Button className={phone.big} whyNot={whyNot} onClick={() => onSay('missing', count, photo)}>
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
      <label className={styles.photo}>
        {photo === null ? <Icon name="plus" size={20} /> : <img src={photo} alt={t('pick.photo')} />}
        <span>{t(isUnread ? 'pick.photoUnread' : photo === null ? 'pick.photoAdd' : 'pick.photoAgain')}</span>
        <input
          className="visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={async (event) => {
            const [file] = event.target.files ?? [];
            const read = file ? await shrinkPhoto(file) : null;
            setPhoto(read);
            setUnread(file !== undefined && read === null);
          }}
        />
      </label>
    </Dialog>
  );
}

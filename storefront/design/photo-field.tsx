import { type ChangeEvent, useId, useState } from 'react';
import { useWords } from '../i18n/locale-context.tsx';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './photo-field.module.css';
import { shrinkPhoto } from './shrink-photo.ts';

interface PhotoFieldProps {
  /** As data addresses; of those that are kept already their own. */
  photos: readonly string[];
  onChange: (photos: string[]) => void;
  most: number;
  hint: string;
  error?: string | undefined;
}

/** Photographs chosen and shown before they are sent; each can be taken off again. */
export function PhotoField({ photos, onChange, most, hint, error }: PhotoFieldProps) {
  const { t } = useWords();
  const id = useId();
  const [unread, setUnread] = useState<string | null>(null);
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])].slice(0, most - photos.length);
    // The same file may be chosen again after it was taken off.
    currentTarget.value = '';
    setUnread(null);
    const read = await Promise.all(files.map(async (file) => ({ file, photo: await shrinkPhoto(file) })));
    const bad = read.find(({ photo }) => photo === null);
    if (bad) setUnread(t('return.photoUnread', { name: bad.file.name }));
    onChange([...photos, ...read.flatMap(({ photo }) => photo ?? [])].slice(0, most));
  };
  const words = unread ?? error;
  return (
    <div className={styles.photos}>
      <ul className={styles.shown}>
        {photos.map((photo, index) => (
          <li key={photo.slice(-64)} className={styles.photo}>
            <img src={photo} alt={t('return.photo', { number: index + 1 })} width={72} height={72} />
            <IconButton
              className={styles.takeOff}
              icon="close"
              label={t('return.photoRemove', { number: index + 1 })}
              onClick={() => onChange(photos.filter((_, place) => place !== index))}
            />
          </li>
        ))}
        {photos.length < most ? (
          <li>
            <label className={styles.choose}>
              <input
                className="visually-hidden"
                type="file"
                accept="image/*"
                multiple
                onChange={(event) => void add(event)}
                aria-describedby={id}
              />
              <Icon name="plus" size={24} />
              {t('return.photoAdd')}
            </label>
          </li>
        ) : null}
      </ul>
      <p className={styles.hint} id={id}>
        {hint}
      </p>
      <div role="alert">{words === undefined ? null : <FieldError>{words}</FieldError>}</div>
    </div>
  );
}

import { type ChangeEvent, useId, useState } from 'react';
import { MOST_RETURN_PHOTOS } from '#domain/orders/order-returns.ts';
import { shrinkPhoto } from '#storefront/design/shrink-photo.ts';
import { FieldError } from '../../design/field.tsx';
import { Icon } from '../../design/icon.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './return-dialog.module.css';

interface PhotoFieldProps {
  /** As data addresses. */
  photos: readonly string[];
  onChange: (photos: string[]) => void;
  error?: string | undefined;
}

/** Photographs chosen and shown before they are sent; each can be taken off again. */
export function PhotoField({ photos, onChange, error }: PhotoFieldProps) {
  const { t } = useWords();
  const id = useId();
  const [unread, setUnread] = useState<string | null>(null);
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])].slice(0, MOST_RETURN_PHOTOS - photos.length);
    // The same file may be chosen again after it was taken off.
    currentTarget.value = '';
    setUnread(null);
    const read = await Promise.all(files.map(async (file) => ({ file, photo: await shrinkPhoto(file) })));
    const bad = read.find(({ photo }) => photo === null);
    if (bad) setUnread(t('return.photoUnread', { name: bad.file.name }));
    onChange([...photos, ...read.flatMap(({ photo }) => photo ?? [])].slice(0, MOST_RETURN_PHOTOS));
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
        {photos.length < MOST_RETURN_PHOTOS ? (
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
        {t('return.photoHint', { count: MOST_RETURN_PHOTOS })}
      </p>
      <div role="alert">{words === undefined ? null : <FieldError>{words}</FieldError>}</div>
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#storefront/design/icon.tsx';
import { sendFile } from '../../calls/send-file.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './product-sets.module.css';
import { SpotSheet } from './spot-sheet.tsx';
import type { SetData, SetForm } from './use-set-form.ts';

interface SetPicturePanelProps {
  form: SetForm;
  image: SetData['image'];
  chosen: string | null;
  onChoose: (key: string) => void;
  mayWrite: boolean;
}

/** The picture of the set with the marks of its goods; another one can be brought. */
export function SetPicturePanel({ form, image, chosen, onChoose, mayWrite }: SetPicturePanelProps) {
  const { t } = useWords();
  const [percent, setPercent] = useState(0);
  const picture = form.shown('picture');
  const isFresh = picture !== form.set.picture && picture !== null;
  const brought = useCallWith(
    'GET /office/api/v1/pictures/',
    { enabled: isFresh },
    { query: { name: picture ?? '' } },
  );
  const send = useMutation<void, Error, File>({
    mutationFn: async (file) => {
      const sent = await sendFile('picture', file, { onProgress: setPercent });
      if (sent.picture) form.write('picture', sent.picture.name);
    },
  });
  const marks = form.items.flatMap((item, at) =>
    item.spot ? [{ key: item.key, number: at + 1, name: form.nameOf(item), spot: item.spot }] : [],
  );
  const { id, version } = image;
  const stored = `/img/s/lg_896/${id.slice(0, 3)}/${id}_0.webp?v=${version}`;
  return (
    <Panel
      title={t('productSets.picture')}
      end={
        mayWrite ? (
          <span className={styles.pictureActs}>
            {picture === null ? null : (
              <Button look="quiet" size="small" onClick={() => form.write('picture', null)}>
                {t('productSets.ownPicture')}
              </Button>
            )}
            <label className={styles.upload} aria-busy={send.isPending || undefined}>
              <Icon name="plus" size={18} />
              <span aria-live="polite">
                {send.isPending ? t('productSets.percent', { percent }) : t('productSets.bring')}
              </span>
              <input
                className="visually-hidden"
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  if (file && !send.isPending) send.mutate(file);
                  currentTarget.value = '';
                }}
              />
            </label>
          </span>
        ) : null
      }
    >
      {send.error ? <Note tone="bad">{sayFailure(send.error, t('state.noAnswer'))}</Note> : null}
      <SpotSheet
        picture={isFresh ? brought.data?.data.whole : stored}
        alt={t('productSets.pictureAlt', { name: form.set.name_ru })}
        marks={marks}
        chosen={chosen}
        onChoose={onChoose}
        onPlace={
          mayWrite
            ? (key, spot) => {
                const item = form.items.find((each) => each.key === key);
                if (item) form.writeItem(item, { spot });
              }
            : null
        }
      />
      <p className={styles.hint}>{t('productSets.markHint')}</p>
    </Panel>
  );
}

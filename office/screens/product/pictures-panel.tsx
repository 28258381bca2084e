/** Pictures in their order: the first stands on the card. They are moved by the pointer or by arrows, cropped, and brought in pieces. */
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { parsePictureName } from '#domain/picture-name.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { sendFile } from '../../calls/send-file.ts';
import { LateDialog } from '../../design/late-dialog.tsx';
import { Note } from '../../design/note.tsx';
import { Panel } from '../../design/panel.tsx';
import { Empty, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { PictureImage } from './picture-image.tsx';
import styles from './pictures.module.css';
import shared from './product.module.css';
import { anchorOf } from './product-contents.tsx';
import { UploadButton } from './upload-button.tsx';
import type { ProductForm } from './use-product-form.ts';

const MOST = 30;

export function PicturesPanel({ form }: { form: ProductForm }) {
  const { t } = useWords();
  const names = form.value('images') as string[];
  const may = form.may('images');
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({});
  const [cropped, setCropped] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [percent, setPercent] = useState(0);
  const show = (name: string, preview: string) => setPreviews((before) => ({ ...before, [name]: preview }));
  const move = (at: number, to: number) => {
    const next = names.filter((_name, other) => other !== at);
    next.splice(to, 0, names[at] ?? '');
    form.set('images', next);
  };
  const send = useMutation<void, Error, readonly File[]>({
    // One after another: each is drawn anew by the server.
    mutationFn: async (files) => {
      let known = names;
      for (const file of files.slice(0, MOST - names.length)) {
        const { picture } = await sendFile('picture', file, { onProgress: setPercent });
        if (!picture) continue;
        show(picture.name, picture.preview);
        known = known.includes(picture.name) ? known : [...known, picture.name];
        form.set('images', known);
      }
    },
  });
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) send.mutate([...event.dataTransfer.files]);
    else if (dragged !== null && dragged !== to) move(dragged, to);
    setDragged(null);
  };
  return (
    <Panel
      anchor={anchorOf('pictures')}
      title={t('product.pictures')}
      lead={names.length > 0 ? names.length : undefined}
      end={
        may ? (
          <UploadButton
            what={t('product.pictures')}
            accept="image/jpeg,image/png,image/webp,image/avif"
            isMany
            percent={send.isPending ? percent : null}
            onFiles={send.mutate}
          />
        ) : null
      }
    >
      {names.length === 0 ? <Empty icon="zoom" title={t('product.noPictures')} /> : null}
      {send.error ? <Note tone="bad">{sayFailure(send.error, t('picture.goOn'))}</Note> : null}
      <ol className={styles.pictures}>
        {names.map((name, at) => (
          <li
            key={name}
            className={styles.picture}
            data-first={at === 0 || undefined}
            data-dragged={dragged === at || undefined}
            draggable={may}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => may && event.preventDefault()}
            onDrop={(event) => may && drop(event, at)}
          >
            <PictureImage
              product={form.product}
              name={name}
              preview={previews[name]}
              alt={t('product.picture', { number: at + 1 })}
            />
            <span className={styles.number}>{at + 1}</span>
            {may ? (
              <span className={styles.pictureActs}>
                <Act
                  icon="arrow-left"
                  label={t('picture.earlier')}
                  isOff={at === 0}
                  onPress={() => move(at, at - 1)}
                />
                <Act
                  icon="arrow-right"
                  label={t('picture.later')}
                  isOff={at === names.length - 1}
                  onPress={() => move(at, at + 1)}
                />
                <Act icon="expand" label={t('crop.title')} isOff={false} onPress={() => setCropped(name)} />
                <Act
                  icon="trash"
                  label={t('picture.remove')}
                  isOff={false}
                  onPress={() =>
                    form.set(
                      'images',
                      names.filter((other) => other !== name),
                    )
                  }
                />
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {names.length > 0 ? <p className={shared.hint}>{t('picture.hint')}</p> : null}
      {cropped === null ? null : (
        <LateDialog
          name="crop"
          title={t('crop.title')}
          load={async () => (await import('./crop-dialog.tsx')).CropDialog}
          props={{
            name: cropped,
            onClose: () => setCropped(null),
            onDone: (name, preview) => {
              if (preview !== null) show(name, preview);
              // A point that is taken away leaves the file; the same picture never stands there twice.
              const others = names.filter(
                (other) => other === cropped || parsePictureName(other).file !== parsePictureName(name).file,
              );
              form.set(
                'images',
                others.map((other) => (other === cropped ? name : other)),
              );
              setCropped(null);
            },
          }}
        />
      )}
    </Panel>
  );
}

interface ActProps {
  icon: 'arrow-left' | 'arrow-right' | 'expand' | 'trash';
  label: string;
  isOff: boolean;
  onPress: () => void;
}

function Act({ icon, label, isOff, onPress }: ActProps) {
  return (
    <button
      className={shared.small}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

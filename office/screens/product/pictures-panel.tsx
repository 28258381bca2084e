/** Pictures in their order: the first stands on the card. Those of the shop are known by their place there, new ones by what the upload has sent back. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#storefront/design/icon.tsx';
import { office } from '../../calls/office.ts';
import { readBase64 } from '../../calls/read-base64.ts';
import { Note } from '../../design/note.tsx';
import { Panel } from '../../design/panel.tsx';
import { Empty, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './pictures.module.css';
import shared from './product.module.css';
import type { ProductForm } from './use-product-form.ts';

const MOST = 30;

export function PicturesPanel({ form }: { form: ProductForm }) {
  const { t } = useWords();
  const stored = (form.product.values.images ?? []) as string[];
  const names = form.value('images') as string[];
  const may = form.may('images');
  const { externalId } = form.product;
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({});
  const address = (name: string) =>
    previews[name] ?? `/img/p/sm_224/${externalId.slice(0, 3)}/${externalId}_${stored.indexOf(name)}.webp`;
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
        const body = { content: await readBase64(file) };
        const { data } = await office.call('POST /office/api/v1/pictures/', { body });
        setPreviews((before) => ({ ...before, [data.name]: data.preview }));
        known = known.includes(data.name) ? known : [...known, data.name];
        form.set('images', known);
      }
    },
  });
  return (
    <Panel
      title={t('product.pictures')}
      lead={names.length > 0 ? names.length : undefined}
      end={
        may ? (
          <label className={styles.upload} aria-busy={send.isPending || undefined}>
            <Icon name="plus" size={18} />
            <span>{t(send.isPending ? 'upload.busyPicture' : 'upload.picture')}</span>
            <input
              className="visually-hidden"
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple
              onChange={({ currentTarget }) => {
                if (!send.isPending) send.mutate([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
          </label>
        ) : null
      }
    >
      {names.length === 0 ? <Empty icon="zoom" title={t('product.noPictures')} /> : null}
      {send.error ? <Note tone="bad">{sayFailure(send.error, t('state.noAnswer'))}</Note> : null}
      <ol className={styles.pictures}>
        {names.map((name, at) => (
          <li key={name} className={styles.picture} data-first={at === 0 || undefined}>
            <img
              src={address(name)}
              alt={t('product.picture', { number: at + 1 })}
              width={160}
              height={160}
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
    </Panel>
  );
}
interface ActProps {
  icon: 'arrow-left' | 'arrow-right' | 'trash';
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
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

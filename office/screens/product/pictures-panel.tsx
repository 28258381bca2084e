import { Icon } from '#storefront/design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './pictures.module.css';
import shared from './product.module.css';
import type { ProductForm } from './use-product-form.ts';

/** Pictures in their order: the first stands on the card. Known by the place they have in the shop now. */
export function PicturesPanel({ form }: { form: ProductForm }) {
  const { t } = useWords();
  const stored = (form.product.values.images ?? []) as string[];
  const names = form.value('images') as string[];
  const may = form.may('images');
  const { externalId } = form.product;
  const address = (name: string) =>
    `/img/p/sm_224/${externalId.slice(0, 3)}/${externalId}_${stored.indexOf(name)}.webp`;
  const move = (at: number, to: number) => {
    const next = names.filter((_name, other) => other !== at);
    next.splice(to, 0, names[at] ?? '');
    form.set('images', next);
  };
  return (
    <Panel title={t('product.pictures')} lead={names.length > 0 ? names.length : undefined}>
      {names.length === 0 ? <Empty icon="zoom" title={t('product.noPictures')} /> : null}
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

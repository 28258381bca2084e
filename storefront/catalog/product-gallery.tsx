import { useState } from 'react';
import { Badge } from '../design/badge.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { Picture } from './picture.tsx';
import styles from './product-gallery.module.css';
import type { ProductData } from './product-load.ts';

/** The pictures of a product: one large, the others as small ones that take its place. */
export function ProductGallery({ product }: { product: ProductData['product'] }) {
  const { t } = useWords();
  const [shown, setShown] = useState(0);
  const { externalId, imageCount, name } = product;
  const indexes = Array.from({ length: imageCount }, (_, index) => index);
  return (
    <div className={styles.gallery} data-single={imageCount < 2 || undefined}>
      <div className={styles.large}>
        <div className={styles.badges}>
          {Object.entries(product.badgesList).map(([key, words]) => (
            <Badge key={key} look={LOOKS[key] ?? 'tint'}>
              {words}
            </Badge>
          ))}
        </div>
        <Picture
          key={shown}
          externalId={externalId}
          index={shown}
          size="lg_896"
          alt={shown === 0 ? name : t('product.picture', { number: shown + 1, name })}
          isEager
        />
      </div>
      {imageCount > 1 ? (
        <ul className={styles.small} aria-label={t('product.pictures')}>
          {indexes.map((index) => (
            <li key={index}>
              <a
                className={styles.thumb}
                href={`/img/p/lg_896/${externalId.slice(0, 3)}/${externalId}_${index}.webp`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setShown(index);
                }}
              >
                <Picture
                  externalId={externalId}
                  index={index}
                  size="xs_96"
                  alt={t('product.pictureNumber', { number: index + 1 })}
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const LOOKS: Record<string, 'discount' | 'new' | 'hit' | 'club' | 'warn'> = {
  sale: 'discount',
  new: 'new',
  hit: 'hit',
  club: 'club',
  last: 'warn',
};

import { type KeyboardEvent, useRef, useState } from 'react';
import { Badge } from '../../design/badge.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { Late, LatePart } from '../../page/hydration/late-part.tsx';
import type { PictureZoomProps } from './picture-zoom.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-gallery.module.css';

const zoomPart = new LatePart<PictureZoomProps>(() => import('./picture-zoom.tsx'));

/** Where the arrow keys lead from a picture. */
const KEY_STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A thumb on an ordinary screen, and on any that is denser. */
const THUMB_CHOICE = ['xs_96', 'sm_224'] as const;

/** All pictures in a row that is swiped or turned by keys, all of them small beside it, one of them large over the page. */
export function ProductGallery({ product }: { product: ProductData['product'] }) {
  const { t } = useWords();
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  const { imageCount, name } = product;
  const indexes = Array.from({ length: Math.max(1, imageCount) }, (_, index) => index);
  const isRow = imageCount > 1;

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), indexes.length - 1);
    const list = track.current;
    setShown(next);
    // Without a smooth way there: each picture on the way would count as shown.
    list?.scrollTo({ left: next * list.clientWidth, behavior: 'instant' });
  };
  const turn = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + step);
  };

  return (
    <div className={styles.gallery} data-single={!isRow || undefined}>
      <div className={styles.large} data-gone={!product.active || undefined}>
        <div className={styles.badges}>
          {product.active ? (
            Object.entries(product.badgesList).map(([key, words]) => (
              <Badge key={key} look={LOOKS[key] ?? 'tint'}>
                {words}
              </Badge>
            ))
          ) : (
            <Badge look="plain">{t('card.archive')}</Badge>
          )}
        </div>
        <ul
          className={styles.track}
          ref={track}
          aria-label={t('product.pictures')}
          // What scrolls must be reached by keys.
          tabIndex={isRow ? 0 : undefined}
          onKeyDown={turn}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            // It has no width while it is not drawn: on paper, behind a dialogue.
            if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
          }}
        >
          {indexes.map((index) => (
            <li key={index} id={`picture-${index + 1}`} className={styles.slide}>
              <Picture
                of={product}
                index={index}
                size="lg_896"
                sizes="min(max(38vw, 376px), 80vw, 680px)"
                alt={index === 0 ? name : t('product.picture', { number: index + 1, name })}
                isEager={index === 0}
              />
            </li>
          ))}
        </ul>
        <IconButton
          className={styles.zoom}
          icon="zoom"
          look="framed"
          label={t('product.zoom')}
          onPointerEnter={zoomPart.warmUp}
          onFocus={zoomPart.warmUp}
          onClick={() => setZoomed(true)}
          data-print="no"
        />
      </div>
      {isRow ? (
        <ul className={styles.small} data-print="no">
          {indexes.map((index) => (
            <li key={index}>
              <a
                className={styles.thumb}
                href={`#picture-${index + 1}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture
                  of={product}
                  index={index}
                  size="xs_96"
                  sizes="72px"
                  choice={THUMB_CHOICE}
                  alt={t('product.pictureNumber', { number: index + 1 })}
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {isZoomed ? (
        <Late
          part={zoomPart}
          onMissing={() => setZoomed(false)}
          props={{
            product,
            imageCount: indexes.length,
            name,
            shown,
            onShow: show,
            onClose: () => setZoomed(false),
          }}
        />
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

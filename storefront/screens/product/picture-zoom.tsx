import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '../../design/dialog.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './picture-zoom.module.css';
import type { ProductData } from './product-data.ts';

export interface PictureZoomProps {
  product: ProductData['product'];
  imageCount: number;
  name: string;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the window allows; a press shows it twice as large, to be moved about. */
export default function PictureZoom({ product, imageCount, name, shown, onShow, onClose }: PictureZoomProps) {
  const { t } = useWords();
  const [isClose, setClose] = useState(false);
  const turn = (step: 1 | -1) => {
    setClose(false);
    onShow((shown + step + imageCount) % imageCount);
  };
  const followKeys = (event: KeyboardEvent) => {
    // While it is moved about by the keys, the arrows belong to the scrolling.
    if (isClose || imageCount < 2) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={name} className={styles.dialog}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for the buttons inside it */}
      <div className={styles.zoom} onKeyDown={followKeys}>
        <button
          type="button"
          className={styles.stage}
          data-close={isClose || undefined}
          aria-pressed={isClose}
          aria-label={t(isClose ? 'product.zoomOut' : 'product.zoomIn')}
          onClick={() => setClose(!isClose)}
          data-autofocus
        >
          <Picture
            key={shown}
            of={product}
            index={shown}
            size="lg_896"
            alt={t('product.picture', { number: shown + 1, name })}
            isEager
          />
        </button>
        {imageCount > 1 ? (
          <div className={styles.turn}>
            <IconButton
              icon="arrow-left"
              look="framed"
              label={t('product.pictureBefore')}
              onClick={() => turn(-1)}
            />
            <p aria-live="polite">{t('product.pictureOf', { number: shown + 1, count: imageCount })}</p>
            <IconButton
              icon="arrow-right"
              look="framed"
              label={t('product.pictureAfter')}
              onClick={() => turn(1)}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

/**
 * The card for the till: both codes as large as the screen allows, on white. The screen is asked not to go dark; Escape,
 * the cross or a press on the button leads back.
 */
import { useEffect } from 'react';
import { Button } from '../../design/button.tsx';
import { useModal } from '../../design/use-modal.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { Barcode, QrCode } from './barcode.tsx';
import type { CardPicture } from './kept-card.ts';
import styles from './till.module.css';

interface TillProps {
  card: CardPicture;
  isOpen: boolean;
  onClose(): void;
}

export function Till({ card, isOpen, onClose }: TillProps) {
  const { t } = useWords();
  const modal = useModal(isOpen, onClose);
  useWakeLock(isOpen);
  return (
    <dialog {...modal} className={styles.till} aria-label={t('clubcard.till.title')}>
      {isOpen ? (
        <div className={styles.frame}>
          <p className={styles.who}>
            <strong>{card.name}</strong>
            <span>
              {card.levelName} · {card.percent}&nbsp;%
            </span>
          </p>
          <div className={styles.codes}>
            <Barcode number={card.number} barcode={card.barcode} />
            <QrCode qr={card.qr} />
          </div>
          <p className={styles.hint}>{t('clubcard.till.hint')}</p>
          <Button look="secondary" size={52} isWide onClick={onClose} data-autofocus>
            {t('design.close')}
          </Button>
        </div>
      ) : null}
    </dialog>
  );
}

/** The browser lets go of the lock whenever the page is hidden: asked for again when it is back. */
function useWakeLock(isWanted: boolean): void {
  // The screen is the outside world.
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (lock) => {
          if (isOver) void lock.release();
          else held = lock;
        },
        // Refused to save the battery: the card is shown all the same.
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void held?.release();
    };
  }, [isWanted]);
}

import { useEffect, useState } from 'react';
import type { ClubCard } from '#contract/loyalty.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Icon } from '../../design/icon.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { type CardPicture, forgetCard, keepCard } from '../../features/club/kept-card.ts';
import { Till } from '../../features/club/till.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './card-actions.module.css';
import { useCardCall } from './card-call.ts';

/** What one does with the card: shows it, keeps it, blocks it. */
export function CardActions({ card }: { card: ClubCard & CardPicture }) {
  const { t } = useWords();
  const { viewer } = useShell();
  const [isShown, setIsShown] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  // The device's storage is the outside world.
  useEffect(() => {
    if (viewer) keepCard(viewer.id, card);
  }, [viewer, card]);

  return (
    <Panel as="section" className={styles.actions} aria-label={t('clubcard.till.title')}>
      <h2 className={styles.title}>{t('clubcard.till.title')}</h2>
      <p className={styles.lead}>{t('clubcard.till.lead')}</p>
      <ul className={styles.facts}>
        <li>
          <Icon name="bolt" size={20} />
          {t('clubcard.till.bright')}
        </li>
        <li>
          <Icon name="check" size={20} />
          {t('clubcard.till.offline')}
        </li>
      </ul>
      <div className={styles.buttons}>
        <Button size={48} isWide icon="expand" onClick={() => setIsShown(true)}>
          {t('clubcard.till.open')}
        </Button>
        <Button look="secondary" icon="download" isWide onClick={() => void saveCard(card)}>
          {t('clubcard.save')}
        </Button>
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          {t('clubcard.block')}
        </Button>
      </div>
      <Till card={card} isOpen={isShown} onClose={() => setIsShown(false)} />
      <BlockDialog isOpen={isAsked} onClose={() => setIsAsked(false)} />
    </Panel>
  );
}

async function saveCard(card: CardPicture): Promise<void> {
  const { saveCardPicture } = await import('./card-picture.ts');
  await saveCardPicture(card);
}

function BlockDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useWords();
  const { isSending, failure, send } = useCardCall();
  const block = () =>
    send('POST /api/v1/loyalty/card/block/', {}, () => {
      forgetCard();
      onClose();
    });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('clubcard.block.title')}
      size="narrow"
      footer={
        <>
          <Button look="danger" isLoading={isSending} onClick={() => void block()}>
            {t('clubcard.block')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('clubcard.block.keep')}
          </Button>
        </>
      }
    >
      {failure === null ? null : (
        <Notice look="blocked" role="alert">
          {failure.message}
        </Notice>
      )}
      <p>{t('clubcard.block.text')}</p>
    </Dialog>
  );
}

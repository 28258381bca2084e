import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useOnline } from '../../page/offline-notice.tsx';
import { findKeptCard } from './kept-card.ts';
import { Till } from './till.tsx';

/** Beside the word that the network is gone: the card all the same. */
export default function OfflineCard({ userId }: { userId: number }) {
  const { t } = useWords();
  const isOnline = useOnline();
  const [isShown, setIsShown] = useState(false);
  const card = isOnline && !isShown ? null : findKeptCard(userId);
  if (card === null) return null;
  return (
    <>
      <Button look="secondary" icon="club-card" onClick={() => setIsShown(true)}>
        {t('clubcard.till.show')}
      </Button>
      <Till card={card} isOpen={isShown} onClose={() => setIsShown(false)} />
    </>
  );
}

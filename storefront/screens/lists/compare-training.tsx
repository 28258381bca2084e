import { useEffect, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { savedLists } from '../../features/lists/saved-lists.ts';
import { useWords } from '../../i18n/locale-context.tsx';

/** How the table is read, shown once (spec 9: the list of trainings holds one). */
export function CompareTraining() {
  const { t } = useWords();
  const [isShown, setShown] = useState(() => savedLists.get('compare-training').length === 0);
  // Seen is seen, also when the page is left without a press.
  useEffect(() => savedLists.add('compare-training', 'table'), []);
  if (!isShown) return null;
  return (
    <div data-print="no">
      <Notice
        look="good"
        icon="info"
        action={
          <Button size={36} look="secondary" onClick={() => setShown(false)}>
            {t('compare.trainingDone')}
          </Button>
        }
      >
        {t('compare.training')}
      </Notice>
    </div>
  );
}

import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { useWords } from '../../i18n/words.ts';
import type { usePicking } from '../../picking/picking.ts';

type Picking = Pick<ReturnType<typeof usePicking>, 'waiting' | 'aside' | 'forgetAside'>;

/** What the shop has not heard yet: kept on this phone, sent by itself. And what it would not take: counted for nothing. */
export function Unsent({ picking: { waiting, aside, forgetAside } }: { picking: Picking }) {
  const { t } = useWords();
  return (
    <>
      {waiting.length === 0 ? null : <Note tone="warn">{t('pick.unsent', { count: waiting.length })}</Note>}
      {aside === 0 ? null : (
        <Note tone="bad">
          {t('pick.aside', { count: aside })}
          <Button look="quiet" size="small" onClick={forgetAside}>
            {t('pick.asideRead')}
          </Button>
        </Note>
      )}
    </>
  );
}

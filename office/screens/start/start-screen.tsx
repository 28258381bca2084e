import { useMe } from '../../access/use-me.ts';
import { useCallWith } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { useWords } from '../../i18n/words.ts';
import { OpeningPanel } from '../../opening/opening.tsx';
import { Places } from './places.tsx';
import { Waiting } from './waiting.tsx';

/** The first page: what waits for this person, with counts that are asked for now, and where they may go. */
export function StartScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const opening = useCallWith('GET /office/api/v1/opening/', {
    enabled: rights.settings?.read !== undefined,
    // Whoever comes back has done a step elsewhere.
    refetchOnMount: 'always',
  });
  return (
    <>
      <PageHead title={t('start.title')} lead={t('start.lead')} />
      <div className={page.page}>
        {opening.data && !opening.data.data.isOpen ? <OpeningPanel {...opening.data.data} /> : null}
        <Waiting rights={rights} />
        <Places />
      </div>
    </>
  );
}

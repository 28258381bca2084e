import { useMe } from '../../access/use-me.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { useWords } from '../../i18n/words.ts';
import { Places } from './places.tsx';
import { Waiting } from './waiting.tsx';

/** The first page: what waits for this person, with counts that are asked for now, and where they may go. */
export function StartScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  return (
    <>
      <PageHead title={t('start.title')} lead={t('start.lead')} />
      <div className={page.page}>
        <Waiting rights={rights} />
        <Places />
      </div>
    </>
  );
}

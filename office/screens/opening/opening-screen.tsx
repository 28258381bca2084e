/** From an empty shop to its first sale: what is done, what is missing, and where each is done. */
import { useCallWith } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { OpeningPanel } from '../../opening/opening.tsx';

export function OpeningScreen() {
  const { t } = useWords();
  const opening = useCallWith('GET /office/api/v1/opening/', { refetchOnMount: 'always' });
  const isOpen = opening.data?.data.isOpen;
  return (
    <>
      <PageHead
        title={t('opening.title')}
        lead={
          isOpen === undefined ? null : (
            <Tag tone={isOpen ? 'good' : 'warn'} icon={isOpen ? 'success' : 'eye-off'}>
              {t(isOpen ? 'opening.stateOpen' : 'opening.stateClosed')}
            </Tag>
          )
        }
      />
      <div className={page.page}>
        <Answered of={opening}>{({ data }) => <OpeningPanel {...data} />}</Answered>
      </div>
    </>
  );
}

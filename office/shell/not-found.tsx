import { OfficeLink } from '../design/office-link.tsx';
import { PageHead } from '../design/page-head.tsx';
import { Empty } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';

/** An address that is not there, or is not there for this person: told alike. */
export function NotFound() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <Empty icon="search" title={t('notFound.lead')}>
        <OfficeLink className="link" to="/">
          {t('notFound.start')}
        </OfficeLink>
      </Empty>
    </>
  );
}

import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

interface JudgePanelProps {
  query: string;
  language: 'ru' | 'kz';
  sections: readonly { id: number; name: string; count: number }[];
}

const SHOWN = 4;

/** What this query means, said once: from then on no word may spoil it unseen. */
export function JudgePanel({ query, language, sections }: JudgePanelProps) {
  const { t } = useWords();
  const save = useAct('POST /office/api/v1/changes/', { renews: ['GET /office/api/v1/search/judged/'] });
  if (sections.length === 0) return null;
  const judge = (sectionId: number) => {
    const fresh = (field: string, to: string | number) => ({
      ...{ subject: 'judged_query', id: null, newKey: 'judged', field, from: null, to },
    });
    save.mutate(
      {
        body: {
          title: t('desk.tab.judged'),
          apply: true,
          items: [
            fresh('query', query.toLowerCase()),
            fresh('language', language),
            fresh('section_id', sectionId),
          ],
        },
      },
      { onSuccess: () => toasts.show(t('desk.judged')) },
    );
  };
  return (
    <Panel title={t('desk.judgeTitle')} lead={t('desk.judgeLead')}>
      <div className={page.form}>
        {save.error ? <Note tone="bad">{sayFailure(save.error, t('state.noAnswer'))}</Note> : null}
        {sections.slice(0, SHOWN).map(({ id, name }) => (
          <Button key={id} look="plain" size="small" isBusy={save.isPending} onClick={() => judge(id)}>
            {name}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

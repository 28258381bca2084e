/** One set of changes: what it writes or has written, what was left out and why, and what can still be done with it. */
import type { ChangeSet } from '#contract/office/changes.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { useMe } from '../../access/use-me.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { countLeft } from '../../changes/left-out.ts';
import { SetItems } from '../../changes/set-items.tsx';
import { SetTag } from '../../changes/set-tag.tsx';
import { UndoButton } from '../../changes/undo-button.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, sayFailure } from '../../design/states.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './changes.module.css';

const SET = 'GET /office/api/v1/changes/{id}/';
const LIST = 'GET /office/api/v1/changes/';

export function SetScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const id = matchPath('/office/changes/:id', pathname)?.id ?? '0';
  const set = useCall(SET, { params: { id }, query: {} });
  return (
    <>
      <PageHead
        title={`${set.data?.data.title || t('sets.untitled')} № ${id}`}
        path={[{ title: t('sets.title'), to: '/changes' }]}
        lead={set.data ? <SetTag set={set.data.data} /> : undefined}
        acts={set.data ? <Acts set={set.data.data} /> : undefined}
      />
      <div className={page.page}>
        <Answered of={set}>{({ data }) => <Sheet set={data} />}</Answered>
      </div>
    </>
  );
}

/** A draft and a time are their author's; what was written is taken back by whoever may. */
function Acts({ set }: { set: ChangeSet }) {
  const { t } = useWords();
  const me = useMe();
  const renews = { renews: [SET, LIST] } as const;
  const apply = useAct('POST /office/api/v1/changes/{id}/apply/', renews);
  const schedule = useAct('POST /office/api/v1/changes/{id}/schedule/', renews);
  const params = { id: String(set.id) };
  const onError = (error: Error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' });
  if (set.state !== 'draft' && set.state !== 'scheduled') return <UndoButton setId={set.id} />;
  if (set.createdBy.id !== me.id) return null;
  const { digest } = set;
  return (
    <>
      {set.state === 'scheduled' ? (
        <Button
          look="plain"
          icon="calendar"
          isBusy={schedule.isPending}
          onClick={() => schedule.mutate({ params, body: { at: null, digest } }, { onError })}
        >
          {t('sets.unschedule')}
        </Button>
      ) : null}
      <Button
        isBusy={apply.isPending}
        whyNot={set.counts.pending === 0 ? t('preview.nothing') : null}
        onClick={() => apply.mutate({ params, body: { digest } }, { onError })}
      >
        {t('preview.apply')}
      </Button>
    </>
  );
}

function Sheet({ set }: { set: ChangeSet }) {
  const words = useWords();
  const { t } = words;
  const changes = useChanges({ title: set.title, renews: [SET, LIST], onApplied: () => undefined });
  const left = countLeft(set);
  return (
    <>
      {set.applyAt === null ? null : (
        <Note>{t('sets.at', { at: sayWhen(set.applyAt, words), name: set.createdBy.name })}</Note>
      )}
      {left === 0 ? null : (
        <Note tone="warn">
          {t('sets.leftOut', { count: left })}{' '}
          {set.state === 'applied' && set.counts.conflict > 0 ? (
            <Button look="quiet" size="small" onClick={() => changes.openConflict(set)}>
              {t('sets.decide')}
            </Button>
          ) : null}
        </Note>
      )}
      <Panel
        title={t('sets.items')}
        lead={`${set.createdBy.name}, ${sayWhen(set.createdAt, words)}`}
        end={
          <OfficeLink className={styles.log} to={`/log?changeSet=${set.id}`}>
            {t('log.title')}
          </OfficeLink>
        }
        isFlush
      >
        <SetItems items={set.items} />
      </Panel>
      <ChangeDialogs changes={changes} />
    </>
  );
}

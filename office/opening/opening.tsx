import type { OfficeOpeningRow } from '#contract/office/opening.ts';
import { useMe } from '../access/use-me.ts';
import { useAct } from '../calls/use-call.ts';
import { ChangeDialogs } from '../changes/change-dialogs.tsx';
import { useChanges } from '../changes/use-changes.ts';
import { Button } from '../design/button.tsx';
import { Note } from '../design/note.tsx';
import { Panel } from '../design/panel.tsx';
import { sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './opening.module.css';
import { OpeningSteps } from './opening-steps.tsx';

export { hasNoCity, NoPlaces } from './no-places.tsx';

interface OpeningPanelProps {
  isOpen: boolean;
  rows: readonly OfficeOpeningRow[];
}

/** What is left before the shop opens, the way to look at it meanwhile, and the switch itself. */
export function OpeningPanel({ isOpen, rows }: OpeningPanelProps) {
  const { t } = useWords();
  const { rights } = useMe();
  const pass = useAct('POST /office/api/v1/opening/pass/');
  const changes = useChanges({
    title: t('opening.change'),
    renews: ['GET /office/api/v1/opening/', 'GET /office/api/v1/settings/'],
    onApplied: () => {},
  });
  const needed = rows.filter(({ isNeeded }) => isNeeded);
  const left = needed.filter(({ isDone }) => !isDone).length;
  const mayWrite = rights.settings?.write !== undefined;
  const look = () => {
    // Opened by the press itself: a browser lets nothing open later.
    const tab = window.open('about:blank', '_blank');
    pass.mutate({} as never, {
      onSuccess: ({ data }) => {
        if (tab) tab.location.href = data.address;
        else window.location.assign(data.address);
      },
      onError: () => tab?.close(),
    });
  };
  const set = (to: boolean) =>
    changes.save([{ subject: 'setting', id: 1, field: 'shop.is_open', from: !to, to }]);
  return (
    <>
      <Panel
        title={t(isOpen ? 'opening.isOpen' : 'opening.todo')}
        lead={t('opening.progress', { done: needed.length - left, of: needed.length })}
        end={
          <span className={styles.acts}>
            <Button look="plain" size="small" icon="eye" isBusy={pass.isPending} onClick={look}>
              {t('opening.look')}
            </Button>
            {isOpen ? (
              <Button
                look="quiet"
                size="small"
                isBusy={changes.isBusy}
                whyNot={mayWrite ? null : t('whyNot.right')}
                onClick={() => set(false)}
              >
                {t('opening.close')}
              </Button>
            ) : (
              <Button
                size="small"
                icon="store"
                isBusy={changes.isBusy}
                whyNot={
                  mayWrite ? (left > 0 ? t('opening.notYet', { count: left }) : null) : t('whyNot.right')
                }
                onClick={() => set(true)}
              >
                {t('opening.open')}
              </Button>
            )}
          </span>
        }
        isFlush
      >
        {pass.error ? <Note tone="bad">{sayFailure(pass.error, t('state.noAnswer'))}</Note> : null}
        <OpeningSteps rows={rows} />
      </Panel>
      <ChangeDialogs changes={changes} />
    </>
  );
}

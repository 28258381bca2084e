import { type FormEvent, useState } from 'react';
import type { TrialChange } from '#contract/office/search-desk.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './search.module.css';

const toList = (line: string): string[] =>
  line
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const SAVED = {
  renews: ['GET /office/api/v1/search/words/', 'GET /office/api/v1/search/explain/'],
} as const;

/** A word of the trade, tried on the judged set and on thirty days of queries; only what was tried can be saved. */
export function TryPanel({ word, mayWrite }: { word: string; mayWrite: boolean }) {
  const { t } = useWords();
  const [words, setWords] = useState(word);
  const [means, setMeans] = useState('');
  const [tried, setTried] = useState<string | null>(null);
  const trial = useAct('POST /office/api/v1/search/try/');
  const save = useAct('POST /office/api/v1/changes/', SAVED);
  const body = { words: toList(words), means: toList(means) };
  const typed = JSON.stringify(body);
  const whyNot = !mayWrite
    ? t('whyNot.right')
    : body.words.length === 0 || body.means.length === 0
      ? t('desk.tryFill')
      : null;
  const result = tried === typed ? trial.data?.data : undefined;
  const error = trial.error ?? save.error;

  function start(event: FormEvent): void {
    event.preventDefault();
    if (whyNot !== null) return;
    trial.mutate({ body }, { onSuccess: () => setTried(typed) });
  }

  function keep(): void {
    const fresh = (field: string, to: string[]) => ({
      ...{ subject: 'trade_word', id: null, newKey: 'tried', field, from: null, to },
    });
    save.mutate(
      {
        body: {
          title: t('desk.tryTitle'),
          apply: true,
          items: [fresh('words', body.words), fresh('means', body.means)],
        },
      },
      {
        onSuccess: () => {
          toasts.show(t('desk.trySaved'));
          // Saved once: another press would say it again.
          setMeans('');
        },
      },
    );
  }

  return (
    <Panel title={t('desk.tryTitle')}>
      <form className={page.form} onSubmit={start}>
        <TextField
          label={t('desk.tryWords')}
          hint={t('desk.tryHint')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <TextField
          label={t('desk.tryMeans')}
          value={means}
          onChange={(event) => setMeans(event.currentTarget.value)}
        />
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <Button look={result ? 'plain' : 'main'} type="submit" isBusy={trial.isPending} whyNot={whyNot}>
          {t('desk.try')}
        </Button>
        {result ? (
          <>
            <dl className={styles.told}>
              <dt>{t('desk.judgedOf', { count: result.judged.of })}</dt>
              <dd>{t('desk.betterWorse', { better: result.judged.better, worse: result.judged.worse })}</dd>
              <dt>{t('desk.askedOf', { count: result.asked.of })}</dt>
              <dd>{t('desk.betterWorse', { better: result.asked.better, worse: result.asked.worse })}</dd>
            </dl>
            <Verdict
              isWorse={result.judged.worse + result.asked.worse > 0}
              isEmpty={result.changes.length === 0}
            />
            <Changes changes={result.changes} />
            <Button isBusy={save.isPending} onClick={keep}>
              {t('desk.save')}
            </Button>
          </>
        ) : null}
      </form>
    </Panel>
  );
}

export function Verdict({ isWorse, isEmpty }: { isWorse: boolean; isEmpty: boolean }) {
  const { t } = useWords();
  if (isWorse) return <Note tone="warn">{t('desk.someWorse')}</Note>;
  return <Note tone={isEmpty ? 'tint' : 'good'}>{t(isEmpty ? 'desk.touchesNone' : 'desk.noneWorse')}</Note>;
}

export function Changes({ changes }: { changes: readonly TrialChange[] }) {
  const { t } = useWords();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.isJudged} ${change.language} ${change.query}`} data-verdict={change.verdict}>
          <b>{change.query}</b>
          <span>{t(`desk.verdict.${change.verdict}`)}</span>
          <small>
            {t('desk.foundChange', { before: change.foundBefore, after: change.foundAfter })}
            {change.firstAfter === null ? '' : `; ${t('desk.first', { name: change.firstAfter })}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

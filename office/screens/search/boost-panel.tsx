/** A boost, tried on the judged set and on thirty days of queries; only what was tried can be saved. */
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import type { trySearchBoost } from '#contract/office/search-boosts.ts';
import { almatyDate } from '#domain/time.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { DateField } from '../../design/date-field.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './search.module.css';
import { Changes, Verdict } from './try-panel.tsx';

type Asked = z.input<typeof trySearchBoost.body>;
const TARGETS = ['product', 'brand', 'section'] as const;
const EFFECTS = ['raise', 'lower', 'pin'] as const;
const STRENGTHS = [1, 2, 3];
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const MONTH_MS = 30 * 24 * 60 * 60_000;
const SAVED = {
  renews: ['GET /office/api/v1/search/boosts/', 'GET /office/api/v1/search/explain/'],
} as const;
/** From the first minute of a day to the last, by the one clock of the country. */
const dayStart = (day: string) => new Date(`${day}T00:00:00+05:00`).toISOString();
const dayEnd = (day: string) => new Date(`${day}T23:59:59+05:00`).toISOString();

export function BoostPanel({ query, mayWrite }: { query: string; mayWrite: boolean }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<Asked>({
    ...{ query, target: 'product', key: '', effect: 'raise', strength: 1 },
  });
  const [from, setFrom] = useState(() => almatyDate(new Date()));
  const [until, setUntil] = useState(() => almatyDate(new Date(Date.now() + MONTH_MS)));
  const [tried, setTried] = useState<string | null>(null);
  const trial = useAct('POST /office/api/v1/search/boosts/try/');
  const save = useAct('POST /office/api/v1/changes/', SAVED);
  const typed = JSON.stringify(asked);
  const result = tried === typed ? trial.data?.data : undefined;
  const error = trial.error ?? save.error;
  const isFilled = asked.key.trim() !== '' && from !== '' && until !== '' && from <= until;
  const whyNot = !mayWrite ? t('whyNot.right') : isFilled ? null : t('desk.boostFill');
  const isPin = asked.effect === 'pin';
  const set = (more: Partial<Asked>) => setAsked({ ...asked, ...more });

  function start(event: FormEvent): void {
    event.preventDefault();
    if (whyNot === null) trial.mutate({ body: asked }, { onSuccess: () => setTried(typed) });
  }

  function keep(targetId: number): void {
    const values = {
      ...{ query: asked.query, target: asked.target, target_id: targetId, effect: asked.effect },
      ...{ strength: asked.strength, starts_at: dayStart(from), ends_at: dayEnd(until) },
    };
    const items = Object.entries(values).map(([field, to]) => ({
      ...{ subject: 'search_boost', id: null, newKey: 'tried', field, from: null, to },
    }));
    save.mutate(
      { body: { title: t('desk.boostTitle'), apply: true, items } },
      {
        onSuccess: () => {
          toasts.show(t('desk.boostSaved'));
          // Saved once: another press would say it again.
          set({ key: '' });
        },
      },
    );
  }

  return (
    <Panel title={t('desk.boostTitle')} lead={t('desk.boostLead')}>
      <form className={page.form} onSubmit={start}>
        <SelectField
          label={t('desk.boostEffect')}
          value={asked.effect}
          onChange={({ currentTarget }) => {
            const effect = EFFECTS.find((each) => each === currentTarget.value) ?? 'raise';
            set({ effect, strength: 1, ...(effect === 'pin' ? { target: 'product', query } : {}) });
          }}
        >
          {EFFECTS.map((effect) => (
            <option key={effect} value={effect}>
              {t(`desk.boostEffect.${effect}`)}
            </option>
          ))}
        </SelectField>
        {isPin ? null : (
          <>
            <SelectField
              label={t('desk.boostTarget')}
              value={asked.target}
              onChange={({ currentTarget }) =>
                set({ target: TARGETS.find((each) => each === currentTarget.value) ?? 'product', key: '' })
              }
            >
              {TARGETS.map((target) => (
                <option key={target} value={target}>
                  {t(`desk.boostTarget.${target}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('desk.boostFor')}
              value={asked.query === '' ? 'all' : 'query'}
              onChange={({ currentTarget }) => set({ query: currentTarget.value === 'all' ? '' : query })}
            >
              <option value="query">{t('desk.boostFor.query')}</option>
              <option value="all">{t('desk.boostFor.all')}</option>
            </SelectField>
          </>
        )}
        <TextField
          label={t(`desk.boostKey.${asked.target}`)}
          value={asked.key}
          onChange={({ currentTarget }) => set({ key: currentTarget.value })}
        />
        <SelectField
          label={t(isPin ? 'desk.boostPlace' : 'desk.boostStrength')}
          value={asked.strength}
          onChange={({ currentTarget }) => set({ strength: Number(currentTarget.value) })}
        >
          {(isPin ? PLACES : STRENGTHS).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <DateField label={t('desk.boostFrom')} value={from} onChange={setFrom} />
        <DateField label={t('desk.boostUntil')} value={until} min={from} onChange={setUntil} />
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <Button look={result ? 'plain' : 'main'} type="submit" isBusy={trial.isPending} whyNot={whyNot}>
          {t('desk.boostTry')}
        </Button>
        {result ? (
          <>
            <p className={styles.quiet}>{t('desk.boostAbout', { title: result.title })}</p>
            <p className={styles.quiet}>{t('desk.hits', result.hits)}</p>
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
            <Button isBusy={save.isPending} whyNot={whyNot} onClick={() => keep(result.targetId)}>
              {t('desk.boostSave')}
            </Button>
          </>
        ) : null}
      </form>
    </Panel>
  );
}

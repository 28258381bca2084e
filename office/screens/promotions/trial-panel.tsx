/** The draft tried on carts that were real: whose, what came of it, and each cart that it has to do with. */
import { useState } from 'react';
import type { TrialSource } from '#contract/office/kept-promotions.ts';
import type { PromotionValues } from '#contract/office/promotion-values.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { Empty, Loading, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { OwnCart } from './own-cart.tsx';
import styles from './trial.module.css';
import { TrialCarts } from './trial-carts.tsx';
import { TrialCompare } from './trial-compare.tsx';
import { TrialSums } from './trial-sums.tsx';

interface TrialPanelProps {
  id: number | null;
  values: PromotionValues;
  /** The field that is not as it must be. */
  wrong: string | null;
}

const SOURCES = ['yesterday', 'week', 'left', 'own'] as const;
type Source = (typeof SOURCES)[number];

export function TrialPanel({ id, values, wrong }: TrialPanelProps) {
  const { t } = useWords();
  const [source, setSource] = useState<Source>('yesterday');
  const [own, setOwn] = useState<Extract<TrialSource, { of: 'own' }>>({
    of: 'own',
    city: '',
    buyer: 'visitor',
    lines: [],
  });
  /** What the answer is about: another draft since makes it old. */
  const [asked, setAsked] = useState('');
  const [tried, setTried] = useState<TrialSource>({ of: 'yesterday' });
  const trial = useAct('POST /office/api/v1/promotions/check/');
  const written = JSON.stringify(values);
  const run = (of: Source) => {
    const carts: TrialSource = of === 'own' ? own : { of };
    setAsked(written);
    setTried(carts);
    trial.mutate({ body: { id, values, carts } });
  };
  const isOwnEmpty = source === 'own' && (own.lines.length === 0 || own.city === '');
  const whyNot =
    wrong === null ? (isOwnEmpty ? t('promos.ownNeeded') : null) : t('promos.fix', { field: wrong });
  const result = trial.data?.data;
  return (
    <div className={page.stack}>
      <Panel
        title={t('promos.check')}
        isFlush
        end={
          <Button
            size="small"
            icon="refresh"
            whyNot={whyNot}
            isBusy={trial.isPending}
            onClick={() => run(source)}
          >
            {t('promos.run')}
          </Button>
        }
      >
        <div className={styles.own}>
          <fieldset className={styles.sources}>
            <legend className="visually-hidden">{t('promos.check')}</legend>
            {SOURCES.map((each) => (
              <button
                key={each}
                className={styles.source}
                type="button"
                aria-pressed={source === each}
                onClick={() => {
                  setSource(each);
                  if (each !== 'own' && wrong === null) run(each);
                }}
              >
                {t(`promos.source.${each}`)}
              </button>
            ))}
          </fieldset>
          {source === 'own' ? <OwnCart cart={own} onChange={setOwn} /> : null}
          {values.promo_code === null && !values.takes_codes ? null : (
            <p className={page.quiet}>{t('promos.asIfTyped')}</p>
          )}
          {result && asked !== written ? <Note tone="warn">{t('promos.changedSince')}</Note> : null}
          {trial.error ? <Note tone="bad">{sayFailure(trial.error, t('state.noAnswer'))}</Note> : null}
        </div>
        {trial.isPending && !result ? <Loading /> : null}
        {result ? (
          result.carts === 0 ? (
            <Empty icon="cart" title={t('promos.noCarts')} />
          ) : (
            <TrialSums of={result} />
          )
        ) : trial.isPending ? null : (
          <Empty icon="cart" title={t('promos.notTried')} />
        )}
      </Panel>
      {result && result.carts > 0 ? (
        <>
          <TrialCompare key={`${asked} ${JSON.stringify(tried)}`} id={id} own={result} carts={tried} />
          <TrialCarts carts={result.shown} />
        </>
      ) : null}
    </div>
  );
}

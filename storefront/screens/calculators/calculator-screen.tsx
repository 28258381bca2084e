import { localePath } from '#domain/locale.ts';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import type { CalculatorData, Current } from './calculator-data.ts';
import { CalculatorForm } from './calculator-form.tsx';
import styles from './calculator-screen.module.css';
import { CalculatorSign } from './calculator-sign.tsx';
import { LayoutPanel } from './layout-panel.tsx';
import { Planner } from './planner/planner-parts.tsx';
import { ResultPanel } from './result-panel.tsx';
import { useCalculation } from './use-calculation.ts';

export const { Screen, load, seo } = defineScreen<CalculatorData>({
  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./calculator-load.ts')).loadCalculator(context),

  seo: ({ current, planner }, t) => ({
    title: planner
      ? t('planner.seoTitle')
      : current
        ? t('calculator.seoOne', { title: current.entry.title })
        : t('calculator.seoTitle'),
    description: planner ? t('planner.lead') : current ? current.entry.lead : t('calculator.seo'),
    ...(current || planner ? { canonicalQuery: `kind=${planner ? 'room' : current?.entry.code}` } : {}),
    // A calculation of somebody's own is no page for a search engine.
    ...(current && !current.isExample ? { isRobotsBlock: true } : {}),
  }),

  Screen({ data: { all, current, planner } }) {
    const { t } = useWords();
    if (planner) {
      return (
        <ScreenFrame
          title={t('planner.title')}
          parents={[{ name: t('calculator.all'), href: '/calculator' }]}
          note={t('planner.note')}
        >
          <Planner data={planner} />
        </ScreenFrame>
      );
    }
    if (!current) return <Chooser all={all} />;
    return (
      <ScreenFrame
        title={current.entry.title}
        parents={[{ name: t('calculator.all'), href: '/calculator' }]}
        note={current.isExample ? t('calculator.example') : undefined}
      >
        <Tabs all={all} current={current.entry.code} />
        <One key={current.entry.code} current={current} />
      </ScreenFrame>
    );
  },
});

function One({ current }: { current: Current }) {
  const calculation = useCalculation(current.state);
  return (
    <div className={styles.columns}>
      <CalculatorForm current={current} calculation={calculation} />
      <LayoutPanel current={current} calculation={calculation} />
      <ResultPanel current={current} calculation={calculation} />
    </div>
  );
}

/** The row may be longer than the window: the one that is open is in sight. */
function showTab(tab: HTMLAnchorElement | null): void {
  const row = tab?.closest('nav');
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

function Tabs({ all, current }: { all: CalculatorData['all']; current: string }) {
  const { t, locale } = useWords();
  return (
    <nav aria-label={t('calculator.all')} className={styles.tabs}>
      <ul>
        {[...all, { code: 'room', name: t('planner.title') }].map(({ code, name }) => (
          <li key={code}>
            <a
              href={localePath(`/calculator?kind=${code}`, locale)}
              aria-current={code === current ? 'page' : undefined}
              ref={code === current ? showTab : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chooser({ all }: { all: CalculatorData['all'] }) {
  const { t, locale } = useWords();
  return (
    <ScreenFrame title={t('calculator.all')} note={t('calculator.note')}>
      <ul className={styles.cards}>
        {[{ code: 'room', name: t('planner.title'), lead: t('planner.lead') }, ...all].map(
          ({ code, name, lead }) => (
            <li key={code}>
              <a className={styles.card} href={localePath(`/calculator?kind=${code}`, locale)}>
                <CalculatorSign code={code} />
                <span className={styles.cardWords}>
                  <b>{name}</b>
                  <span>{lead}</span>
                </span>
                <Icon name="chevron-right" size={20} />
              </a>
            </li>
          ),
        )}
      </ul>
    </ScreenFrame>
  );
}

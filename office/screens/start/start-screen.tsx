import { useMe } from '../../access/use-me.ts';
import { useCallWith } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered } from '../../design/states.tsx';
import { PeriodBar } from '../../figures/period-bar.tsx';
import { usePeriod } from '../../figures/use-period.ts';
import { useWords } from '../../i18n/words.ts';
import { OpeningPanel } from '../../opening/opening.tsx';
import { NotFoundPanel } from './not-found-panel.tsx';
import { Places } from './places.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { SalesTiles } from './sales-tiles.tsx';
import { sayToday } from './say-today.ts';
import styles from './start.module.css';
import { StockEndsPanel } from './stock-ends-panel.tsx';
import { TodayHealth } from './today-health.tsx';
import { TodaySlots } from './today-slots.tsx';
import { Waiting } from './waiting.tsx';

/** Figures of today grow while one looks. */
const LOOK_MS = 60_000;

/** The first page: how the day goes, what waits for this person, and what will soon be missing; each part by its right. */
export function StartScreen() {
  const words = useWords();
  const { t } = words;
  const { rights } = useMe();
  const { asked, set } = usePeriod('today');
  const mayRead = rights.reports?.read !== undefined;
  const maySearch = rights.search?.read !== undefined;
  const opening = useCallWith('GET /office/api/v1/opening/', {
    enabled: rights.settings?.read !== undefined,
    // Whoever comes back has done a step elsewhere.
    refetchOnMount: 'always',
  });
  const sales = useCallWith(
    'GET /office/api/v1/figures/sales/',
    { enabled: mayRead, refetchInterval: LOOK_MS, placeholderData: (before) => before },
    { query: asked },
  );
  const cities = sales.data?.data.cities ?? [];
  return (
    <>
      <PageHead
        title={sayToday(new Date(), words)}
        lead={mayRead ? undefined : t('start.lead')}
        acts={mayRead ? <PeriodBar asked={asked} cities={cities} onChange={set} /> : undefined}
      />
      <div className={page.page}>
        {opening.data && !opening.data.data.isOpen ? <OpeningPanel {...opening.data.data} /> : null}
        {mayRead ? <Answered of={sales}>{({ data }) => <SalesTiles figures={data} />}</Answered> : null}
        <div className={mayRead ? styles.wide : styles.single}>
          {sales.data ? <SalesPanel figures={sales.data.data} /> : null}
          <Waiting rights={rights} />
        </div>
        <div className={mayRead && maySearch ? styles.wide : styles.single}>
          {mayRead ? <StockEndsPanel city={asked.city} /> : null}
          {maySearch ? <NotFoundPanel /> : null}
        </div>
        <div className={styles.wide}>
          {rights.outside?.read === undefined ? null : <TodayHealth rights={rights} />}
          {rights.delivery?.read === undefined ? null : <TodaySlots city={asked.city} />}
        </div>
        {mayRead ? null : <Places />}
      </div>
    </>
  );
}

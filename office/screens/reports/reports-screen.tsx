import { useMutation } from '@tanstack/react-query';
import { listReports, REPORT_TABLES, type ReportName } from '#domain/office/report-table.ts';
import { useMe } from '../../access/use-me.ts';
import { takeFile } from '../../calls/take-file.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { PeriodBar } from '../../figures/period-bar.tsx';
import { usePeriod } from '../../figures/use-period.ts';
import { useWords } from '../../i18n/words.ts';
import tabs from '../../views/view-tabs.module.css';
import { ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';

/** One report after another over the same days and the same city; each to read, to see and to take away. */
export function ReportsScreen() {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const { query } = useAddressQuery();
  const { asked, set } = usePeriod('month');
  const names = listReports(rights.costs?.read !== undefined);
  const name = names.find((each) => each === query.get('name')) ?? 'sales';
  const report = useCallWith(
    'GET /office/api/v1/reports/{name}/',
    { placeholderData: (before) => (before?.data.name === name ? before : undefined) },
    { params: { name }, query: asked },
  );
  const cities = useCallWith('GET /office/api/v1/figures/sales/', {}, { query: { period: 'today' } });
  const take = useMutation({
    mutationFn: () => takeFile(`/office/api/v1/reports/${name}/file/?${toQuery(asked)}`),
  });
  const toName = (each: ReportName): string => {
    const next = new URLSearchParams(query);
    next.set('name', each);
    return `/reports?${next}`;
  };
  return (
    <>
      <PageHead
        title={t('reports.title')}
        acts={<PeriodBar asked={asked} cities={cities.data?.data.cities ?? []} onChange={set} />}
        tabs={
          <nav className={tabs.tabs} aria-label={t('reports.title')}>
            {names.map((each) => (
              <OfficeLink
                key={each}
                className={tabs.tab}
                to={toName(each)}
                aria-current={each === name ? 'true' : undefined}
              >
                {REPORT_TABLES[each].title[locale]}
              </OfficeLink>
            ))}
          </nav>
        }
      />
      <div className={page.page}>
        {take.error ? <Note tone="bad">{sayFailure(take.error, t('state.noAnswer'))}</Note> : null}
        <Answered of={report}>
          {({ data }) =>
            data.rows.length === 0 ? (
              <Panel>
                <Empty icon="table" title={t('reports.none')}>
                  {t('reports.noneLead')}
                </Empty>
              </Panel>
            ) : (
              <>
                <ReportChart report={data} />
                <Panel
                  title={REPORT_TABLES[data.name].title[locale]}
                  lead={data.period === null ? t('reports.ofNow') : undefined}
                  end={
                    <Button
                      look="plain"
                      size="small"
                      icon="download"
                      isBusy={take.isPending}
                      onClick={() => take.mutate()}
                    >
                      XLSX
                    </Button>
                  }
                  isFlush
                >
                  <ReportTable report={data} />
                </Panel>
              </>
            )
          }
        </Answered>
      </div>
    </>
  );
}

const toQuery = (asked: object): URLSearchParams =>
  new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== undefined));

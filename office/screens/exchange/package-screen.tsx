/** One package: why it waits, what it brought, what could not be taken, and the two words that can be said about it. */
import type { ExchangePackageRow } from '#contract/office/exchange.ts';
import { formatNumber } from '#domain/money.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { useMe } from '../../access/use-me.ts';
import { isFailure } from '../../calls/call-failure.ts';
import type { Answer } from '../../calls/office-api.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './exchange.module.css';
import { PackageState } from './packages-table.tsx';
import { listCounts, sayError, sayHoldReason, sayProblem, saySeen } from './say-exchange.ts';

type Problems = Answer<'GET /office/api/v1/exchange/{id}/'>['data']['problems'];

export function PackageScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const id = matchPath('/office/exchange/:id', pathname)?.id ?? '';
  const found = useCall('GET /office/api/v1/exchange/{id}/', { params: { id } });
  const path = [{ title: t('exchange.title'), to: '/exchange' }];
  if (isFailure(found.error, 'exchange.not_found'))
    return (
      <>
        <PageHead title={t('notFound.title')} path={path} />
        <Empty icon="search" title={found.error.message} />
      </>
    );
  const row = found.data?.data.package;
  return (
    <>
      <PageHead
        title={row ? (row.kind === 'absence' ? t('exchange.absence') : row.file) : t('exchange.package')}
        path={path}
        lead={row ? <PackageState state={row.state} /> : undefined}
      />
      <div className={page.page}>
        <Answered of={found}>
          {({ data }) => (
            <div className={page.columns}>
              <div className={page.stack}>
                {data.package.state === 'held' ? <Decision row={data.package} /> : null}
                <Panel title={t('exchange.problems')} isFlush>
                  <ProblemsTable problems={data.problems} />
                </Panel>
              </div>
              <Panel title={t('exchange.facts')}>
                <Facts row={data.package} />
                <Rerun row={data.package} />
              </Panel>
            </div>
          )}
        </Answered>
      </div>
    </>
  );
}

const RENEWS = { renews: ['GET /office/api/v1/exchange/', 'GET /office/api/v1/exchange/{id}/'] } as const;

const AT_REST = new Set(['held', 'applied', 'failed', 'refused', 'superseded']);

/** From its file once more: after something was mapped or mended. */
function Rerun({ row }: { row: ExchangePackageRow }) {
  const { t } = useWords();
  const { rights } = useMe();
  const rerun = useAct('POST /office/api/v1/exchange/{id}/rerun/', RENEWS);
  if (!AT_REST.has(row.state) || row.kind === 'absence') return null;
  return (
    <div className={styles.rerun}>
      <Button
        look="plain"
        icon="refresh"
        whyNot={rights.outside?.write === undefined ? t('whyNot.right') : null}
        isBusy={rerun.isPending}
        onClick={() =>
          rerun.mutate(
            { params: { id: String(row.id) } },
            { onSuccess: () => toasts.show(t('exchange.rerunDone')) },
          )
        }
      >
        {t('exchange.rerun')}
      </Button>
      {rerun.error ? <Note tone="bad">{sayFailure(rerun.error, t('state.noAnswer'))}</Note> : null}
    </div>
  );
}

function Decision({ row }: { row: ExchangePackageRow }) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const whyNot = rights.outside?.write === undefined ? t('whyNot.right') : null;
  const confirm = useAct('POST /office/api/v1/exchange/{id}/confirm/', RENEWS);
  const refuse = useAct('POST /office/api/v1/exchange/{id}/refuse/', RENEWS);
  const error = confirm.error ?? refuse.error;
  const params = { id: String(row.id) };
  const isBusy = confirm.isPending || refuse.isPending;
  return (
    <Panel title={t('exchange.whyHeld')}>
      <div className={page.form}>
        <ul className={styles.reasons}>
          {row.holdReasons.map((reason) => (
            <li key={reason}>{sayHoldReason(reason, locale)}</li>
          ))}
        </ul>
        <p className={page.quiet}>{t('exchange.heldLead')}</p>
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <div className={page.row}>
          <Button
            icon="check"
            whyNot={whyNot}
            isBusy={isBusy}
            onClick={() =>
              confirm.mutate({ params }, { onSuccess: () => toasts.show(t('exchange.confirmed')) })
            }
          >
            {t('exchange.confirm')}
          </Button>
          <Button
            look="danger"
            whyNot={whyNot}
            isBusy={isBusy}
            onClick={() => refuse.mutate({ params }, { onSuccess: () => toasts.show(t('exchange.refused')) })}
          >
            {t('exchange.refuse')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function ProblemsTable({ problems }: { problems: Problems }) {
  const { t } = useWords();
  if (problems.length === 0) return <Empty icon="success" title={t('exchange.noProblems')} />;
  return (
    <div className={styles.wide}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('exchange.problem')}</th>
            <th>{t('exchange.externalId')}</th>
            <th>{t('exchange.said')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ code, externalId, facts }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be wrong twice, and the list never moves
            <tr key={index}>
              <td>{sayProblem(code, t)}</td>
              <td data-label={t('exchange.externalId')}>{externalId ?? '—'}</td>
              <td data-label={t('exchange.said')}>{Object.values(facts).join(', ') || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Facts({ row }: { row: ExchangePackageRow }) {
  const words = useWords();
  const { t } = words;
  const facts: [string, string][] = [
    [t('exchange.kind'), t(`exchange.kind.${row.kind}`)],
    [t('exchange.scope'), t(row.scope === 'full' ? 'exchange.full' : 'exchange.changes')],
    [t('exchange.base'), row.login],
    [t('task.since'), sayWhen(row.createdAt, words)],
    ...(row.seenAt === null ? [] : [[t('exchange.shown'), saySeen(row, words)] as [string, string]]),
    ...listCounts(row.counts, t).map(([name, count]) => [name, formatNumber(count)] as [string, string]),
    ...(row.decidedBy === null ? [] : [[t('exchange.decidedBy'), row.decidedBy] as [string, string]]),
    ...(row.error === null ? [] : [[t('exchange.error'), sayError(row.error, t)] as [string, string]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

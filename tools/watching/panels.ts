/** What the dashboards show: a title, a unit and an expression per panel. `write-dashboards.ts` makes Grafana's files of it. */

/** As Grafana calls them. */
type Unit = 'reqps' | 's' | 'percentunit' | 'bytes' | 'short' | 'ops';

export interface Panel {
  title: string;
  unit: Unit;
  /** Each a line of the chart; the legend names labels. */
  lines: readonly { expr: string; legend: string }[];
}

export interface Dashboard {
  name: string;
  title: string;
  panels: readonly Panel[];
}

const one = (title: string, unit: Unit, expr: string, legend = ''): Panel => ({
  title,
  unit,
  lines: [{ expr, legend }],
});

const percentiles = (title: string, of: string): Panel => ({
  title,
  unit: 's',
  lines: [0.5, 0.95, 0.99].map((share) => ({
    expr: `histogram_quantile(${share}, sum by (le) (rate(${of}[5m])))`,
    legend: `p${share * 100}`,
  })),
});

export const dashboards: readonly Dashboard[] = [
  {
    name: 'shop',
    title: 'Sheber: the shop',
    panels: [
      one('Answers', 'reqps', 'sum by (status) (rate(http_answers_total[5m]))', '{{status}}'),
      one(
        'Share of faults and absences',
        'percentunit',
        'sum(rate(http_answers_total{status=~"5.."}[5m])) / sum(rate(http_answers_total[5m]))',
      ),
      percentiles('Time to answer', 'http_request_seconds_bucket{route!~".*mercure.*"}'),
      one(
        'The slowest routes, p95',
        's',
        'topk(8, histogram_quantile(0.95, sum by (le, route) (rate(http_request_seconds_bucket{route!~".*mercure.*"}[5m]))))',
        '{{route}}',
      ),
      one(
        'Pages by where they come from',
        'ops',
        'sum by (cache) (rate(page_answers_total[5m]))',
        '{{cache}}',
      ),
      one('Processor time of the workers', 'short', 'rate(process_cpu_seconds_total[5m])'),
      one('Memory of the workers', 'bytes', 'process_resident_memory_bytes'),
      one('Event loop lag, p99', 's', 'nodejs_eventloop_lag_p99_seconds'),
      one('Requests that wait for their turn', 'short', 'fair_turns_waiting'),
      one('Errors in browsers', 'ops', 'sum(rate(client_errors_total[15m]))'),
      one('Jobs that fail', 'short', 'job_failures_in_row > 0', '{{job}}'),
      one('Time that jobs take', 's', 'sum by (job) (rate(job_seconds_sum[5m]))', '{{job}}'),
    ],
  },
  {
    name: 'money',
    title: 'Sheber: money and partners',
    panels: [
      one(
        'Orders',
        'ops',
        'sum by (status) (rate(http_answers_total{route="/api/v1/orders/", method="POST"}[15m]))',
        '{{status}}',
      ),
      one(
        'Messages of payment providers',
        'ops',
        'sum by (provider, result) (rate(payment_messages_total[15m]))',
        '{{provider}} {{result}}',
      ),
      one('Differences of money that nobody has solved', 'short', 'payment_breaks_open'),
      one('The oldest receipt that is not made', 's', 'receipts_oldest_seconds'),
      one(
        'Questions to partners',
        'ops',
        'sum by (to, result) (rate(outgoing_seconds_count[5m]))',
        '{{to}} {{result}}',
      ),
      one(
        'Time that partners take, p95',
        's',
        'histogram_quantile(0.95, sum by (le, to) (rate(outgoing_seconds_bucket[15m])))',
        '{{to}}',
      ),
      one('Messages that arrive', 'percentunit', 'sms_delivered_share', '{{gateway}}'),
      one('Tasks that wait', 'short', 'tasks_waiting', '{{kind}}'),
      one('The oldest of them', 's', 'tasks_oldest_seconds', '{{kind}}'),
      one('Tasks that were given up', 'short', 'tasks_dead', '{{kind}}'),
    ],
  },
  {
    name: 'exchange',
    title: 'Sheber: exchange with 1C',
    panels: [
      one(
        'Packages',
        'short',
        'sum by (kind, state) (increase(exchange_packages_total[1h]))',
        '{{kind}} {{state}}',
      ),
      one(
        'Lines that could not be taken',
        'short',
        'sum by (code) (increase(exchange_problems_total[1h]))',
        '{{code}}',
      ),
      one('From the request to the end of a package', 's', 'exchange_lag_seconds'),
      one('Since the last package of each kind', 's', 'exchange_last_seconds', '{{kind}}'),
      one('Packages that wait for somebody’s word', 'short', 'exchange_held'),
      one('Orders that 1C has not fetched', 'short', 'exchange_orders_waiting'),
      one('The oldest of them', 's', 'exchange_orders_oldest_seconds'),
    ],
  },
  {
    name: 'search',
    title: 'Sheber: search and listings',
    panels: [
      one(
        'Questions',
        'reqps',
        'sum by (route) (rate(http_answers_total{route=~"/api/v2/(search|products).*"}[5m]))',
        '{{route}}',
      ),
      percentiles('Time of a search', 'http_request_seconds_bucket{route="/api/v2/search/"}'),
      percentiles('Time of a suggestion', 'http_request_seconds_bucket{route="/api/v2/search/suggest/"}'),
      percentiles('Time of a listing', 'http_request_seconds_bucket{route="/api/v2/products/"}'),
      one(
        'Refused by a limit',
        'reqps',
        'sum by (route) (rate(http_answers_total{status="429"}[5m]))',
        '{{route}}',
      ),
    ],
  },
  {
    name: 'database',
    title: 'Sheber: database and disk',
    panels: [
      one('Size of the database', 'bytes', 'database_bytes'),
      {
        title: 'Connections',
        unit: 'short',
        lines: [
          { expr: 'database_connections', legend: 'taken' },
          { expr: 'database_connections_max', legend: 'allowed' },
        ],
      },
      one('The oldest transaction', 's', 'database_oldest_transaction_seconds'),
      one('Public reads by server', 'ops', 'sum by (from) (rate(public_reads_total[5m]))', '{{from}}'),
      one('Free beside the database', 'bytes', 'disk_free_bytes'),
      one('Writing is paused', 'short', 'disk_writes_paused'),
      one('Since the last backup', 's', 'time() - backup_last_seconds'),
    ],
  },
];

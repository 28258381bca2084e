/** Alerts and dashboards speak of what the shop counts: a renamed metric would otherwise be an alert that never speaks. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Histogram, Registry, register } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import '#api/app.ts';
import '#server/pages/page-metrics.ts';
import { root } from '#tools/run.ts';
import { dashboards } from '#tools/watching/panels.ts';
import { readExpression } from '#tools/watching/read-expression.ts';
import { dashboardFile, toGrafana } from '#tools/watching/write-dashboards.ts';

/** Of Prometheus itself and of the blackbox exporter (ops/prometheus.yml). */
const outside = new Map([
  ['up', ['job', 'instance']],
  ['probe_success', ['job', 'instance']],
  ['probe_ssl_earliest_cert_expiry', ['job', 'instance']],
]);

const alertsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'work']) }),
          annotations: z.strictObject({ summary: z.string().min(20) }),
        }),
      ),
    }),
  ),
});

const read = (file: string) => readFileSync(join(root, 'ops', file), 'utf8');
const rules = alertsSchema.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);

/** What /metrics has, with the labels of each. */
const counted = new Map(outside);
const usual = new Registry();
collectDefaultMetrics({ register: usual });
for (const metric of [...register.getMetricsAsArray(), ...usual.getMetricsAsArray()]) {
  const { name, labelNames = [] } = metric as unknown as { name: string; labelNames?: string[] };
  counted.set(name, labelNames);
  if (metric instanceof Histogram)
    for (const end of ['_bucket', '_sum', '_count']) counted.set(name + end, [...labelNames, 'le']);
}

const expressions = [
  ...rules.map(({ alert, expr }) => ({ of: alert, expr })),
  ...dashboards.flatMap(({ name, panels }) =>
    panels.flatMap(({ title, lines }) => lines.map(({ expr }) => ({ of: `${name}: ${title}`, expr }))),
  ),
];

test('an expression names its metrics and what is asked of each', () => {
  expect(
    readExpression('sum by (to) (rate(a_count{result="un}known", x!~"y.*"}[10m])) / 2e9 > time() and b == 0'),
  ).toEqual([
    { metric: 'a_count', labels: ['result', 'x', 'to'] },
    { metric: 'b', labels: ['to'] },
  ]);
});

test.each(expressions)('$of asks for what the shop counts', ({ expr }) => {
  const named = readExpression(expr);
  expect(named.length).toBeGreaterThan(0);
  for (const { metric, labels } of named) {
    expect([...counted.keys()]).toContain(metric);
    expect(counted.get(metric)).toEqual(expect.arrayContaining(labels));
  }
});

test('the dashboards of Grafana are made of the table of panels', () => {
  for (const each of dashboards)
    expect(readFileSync(dashboardFile(each), 'utf8'), 'run `node tools/watching/write-dashboards.ts`').toBe(
      toGrafana(each),
    );
});

test('every alert has a name of its own and is explained to operators', () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  const told = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
if (!promtool)
  process.stderr.write('promtool is not installed: the alerts are not tried by Prometheus itself.\n');

test.runIf(promtool)('Prometheus itself reads the settings and the rules, and the alerts speak', () => {
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: join(root, 'ops'),
      encoding: 'utf8',
    });
    expect(status, `promtool ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  }
});

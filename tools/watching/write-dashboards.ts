/** Writes `ops/dashboards/*.json` for Grafana from the table of panels: `node tools/watching/write-dashboards.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { type Dashboard, dashboards, type Panel } from './panels.ts';

const WIDTH = 12;
const HEIGHT = 8;
/** The reader's own, chosen once at the head of the dashboard. */
const source = { type: 'prometheus', uid: '$source' };

export const dashboardFile = ({ name }: Dashboard): string => join(root, 'ops/dashboards', `${name}.json`);

export function toGrafana({ name, title, panels }: Dashboard): string {
  const dashboard = {
    uid: `sheber-${name}`,
    title,
    tags: ['sheber'],
    timezone: 'browser',
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
    panels: panels.map(toPanel),
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}

const toPanel = ({ title, unit, lines }: Panel, at: number) => ({
  id: at + 1,
  type: 'timeseries',
  title,
  datasource: source,
  gridPos: { x: (at % 2) * WIDTH, y: Math.floor(at / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
  targets: lines.map(({ expr, legend }, line) => ({
    refId: String.fromCharCode(65 + line),
    datasource: source,
    expr,
    legendFormat: legend,
  })),
});

if (import.meta.main) {
  mkdirSync(join(root, 'ops/dashboards'), { recursive: true });
  for (const each of dashboards) writeFileSync(dashboardFile(each), toGrafana(each));
}

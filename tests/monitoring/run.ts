// node tests/monitoring/run.ts: checks the alert rules and the dashboard with a real Prometheus that scrapes a real server.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { startServerProcess, waitForServerUrl } from '../../apps/api/test/support/serverProcess.ts';
import { setUpPrometheus } from '../../tools/verify/prometheus.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rules = path.join(root, 'deploy/prometheus');
const dashboardFile = path.join(root, 'deploy/grafana/dashboard.json');
const startTimeoutMs = 60_000;

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

if (!setUpPrometheus()) {
  console.error('Prometheus is missing. Install it (Debian and Ubuntu: prometheus).');
  process.exit(1);
}

const promtool = (input: string | undefined, ...args: string[]) =>
  console.log(execFileSync('/usr/bin/promtool', args, { cwd: rules, encoding: 'utf8', input }).trim());

promtool(undefined, 'check', 'config', 'prometheus.yml');
promtool(undefined, 'check', 'rules', 'alerts.yml');
promtool(undefined, 'test', 'rules', 'alerts.test.yml');

const folder = mkdtempSync(path.join(tmpdir(), 'monitoring-'));
const server = startServerProcess(folder, { METRICS_PORT: '0', NODE_ENV: 'production' });
let prometheus: ReturnType<typeof spawn> | undefined;
try {
  const origin = await waitForServerUrl(server);
  const metricsUrl = /Metrics: (\S+)/.exec(server.getOutput())?.[1];
  if (metricsUrl === undefined) throw new Error(`The server printed no address of its metrics: ${server.getOutput()}`);
  for (const url of ['/', '/api/courses', '/api/users/1']) await (await fetch(origin + url)).text();
  // The names of Node's metrics are not ours.
  const text = await (await fetch(metricsUrl)).text();
  promtool(
    `${text
      .split('\n')
      .filter((line) => line.includes('fanous_'))
      .join('\n')}\n`,
    'check',
    'metrics',
  );

  const api = await startPrometheus(new URL(metricsUrl).host);
  const expressions = listExpressions();
  for (const { place, expr } of expressions) {
    const response = await query(api, expr);
    if (response.status !== 'success') throw new Error(`${place}: ${response.error ?? 'not a query'}`);
  }
  const names = new Set(expressions.flatMap(({ expr }) => expr.match(/\b(?:fanous|nodejs|process)_\w+/g) ?? []));
  for (const name of names)
    if ((await query(api, name)).data?.result.length === 0) throw new Error(`No server has the metric ${name}.`);
  console.log(
    `${expressions.length} expressions of the rules and the dashboard use ${names.size} metrics of the server.`,
  );
} finally {
  prometheus?.kill();
  server.child.kill();
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}

/** Starts Prometheus, waits until it has scraped the server, and returns its URL. */
async function startPrometheus(target: string): Promise<string> {
  const port = await findFreePort();
  const configFile = path.join(folder, 'prometheus.yml');
  writeFileSync(
    configFile,
    JSON.stringify({
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [path.join(rules, 'alerts.yml')],
      scrape_configs: [{ job_name: 'fanous', static_configs: [{ targets: [target] }] }],
    }),
  );
  const args = [`--config.file=${configFile}`, `--storage.tsdb.path=${path.join(folder, 'tsdb')}`];
  prometheus = spawn('/usr/bin/prometheus', [...args, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
  const api = `http://127.0.0.1:${port}/api/v1/query`;
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await sleep(250)) {
    const response = await query(api, 'up{job="fanous"} == 1').catch(() => undefined);
    // A rate needs two samples.
    const samples = response && (await query(api, 'min(count_over_time(up[1m]))')).data?.result[0]?.value[1];
    if (Number(samples) >= 2) return api;
  }
  throw new Error('Prometheus did not scrape the server.');
}

interface QueryResponse {
  status: 'success' | 'error';
  error?: string;
  data?: { result: { value: [number, string] }[] };
}

async function query(api: string, expr: string): Promise<QueryResponse> {
  const response = await fetch(`${api}?${new URLSearchParams({ query: expr })}`);
  return (await response.json()) as QueryResponse;
}

function listExpressions(): { place: string; expr: string }[] {
  const { groups } = parse(readFileSync(path.join(rules, 'alerts.yml'), 'utf8')) as Rules;
  const { panels } = JSON.parse(readFileSync(dashboardFile, 'utf8')) as Dashboard;
  return [
    ...groups.flatMap((group) => group.rules.map(({ alert, expr }) => ({ place: alert, expr }))),
    ...panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({ place: `dashboard, “${title}”`, expr: expr.replaceAll('$instance', '.*') })),
    ),
  ];
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

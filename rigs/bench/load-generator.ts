/**
 * The load generator for machines without wrk, for writes and for pages that are asked for once: a program that is told on
 * its input what to ask for, keeps some connections busy for some seconds and prints what it measured as JSON. It costs
 * more CPU than wrk, so the figures are lower; the ratios hold.
 */
import { Agent, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Asked } from './load.ts';
import { toPercentiles } from './percentiles.ts';

const task: Asked & {
  url: string;
  headers: Record<string, string>;
  seconds: number;
  connections: number;
} = JSON.parse(await text(process.stdin));
const agent = new Agent({ keepAlive: true, maxSockets: task.connections });

let sent = 0;
/** As the next of the visitors, to the next of the pages. */
function toOptions(): RequestOptions {
  const { headers, post, visits } = task;
  const at = sent++;
  if (visits) {
    const visit = visits[at];
    if (!visit)
      throw new Error(`All ${visits.length} pages have been asked for: the next would be kept ones.`);
    return { agent, path: visit.path, headers: { ...headers, ...visit.headers } };
  }
  if (!post) return { agent, headers };
  const authorization = `Bearer ${post.tokens[at % post.tokens.length]}`;
  const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(post.body) };
  return { agent, method: 'POST', headers: { ...headers, ...own, authorization } };
}

/** Resolves to whether the answer was good, once its whole body has come. */
const ask = () =>
  new Promise<boolean>((done) => {
    request(task.url, toOptions(), (response) => {
      const status = response.statusCode ?? 0;
      response.on('end', () => done(status >= 200 && status < 300)).on('error', () => done(false));
      response.resume();
    })
      .on('error', () => done(false))
      .end(task.post?.body);
  });

const started = performance.now();
const deadline = started + task.seconds * 1000;
const latencies: number[] = [];
let failures = 0;

async function keepBusy(): Promise<void> {
  while (performance.now() < deadline) {
    const asked = performance.now();
    if (!(await ask())) failures++;
    latencies.push(performance.now() - asked);
  }
}

await Promise.all(Array.from({ length: task.connections }, keepBusy));
const seconds = (performance.now() - started) / 1000;
agent.destroy();
const requests = latencies.length;
process.stdout.write(
  JSON.stringify({ requests, requestsPerSecond: requests / seconds, failures, ...toPercentiles(latencies) }),
);

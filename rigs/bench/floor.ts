/** The floors: the same bytes without the shop, and the same work without HTTP; each in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { readCpuMs } from './cpu.ts';
import type { Asked, LoadTool } from './load.ts';
import type { Bench, Facts, Measurement, Target } from './subject.ts';

export interface FixedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** In base64: it crosses to another process as JSON. */
  body: string;
}

/** Written by the connection itself, not by the answer. */
const ofTheConnection = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/** Of one round. */
const MOST_VISITS = 20_000;

/** A server under load: the shop, or its bare twin. */
export function toHttpTarget(
  target: { name: string; url: string; pid: number; stop(): Promise<void> },
  headers: Record<string, string>,
  tool: LoadTool,
  { post, visits }: Asked,
): Target {
  let visited = 0;
  const measure = async (seconds: number): Promise<Measurement> => {
    const before = readCpuMs(target.pid);
    const asked = { post, visits: visits?.slice(visited, visited + MOST_VISITS) };
    const { requests, ...load } = await tool.run(target.url, headers, seconds, asked);
    const after = readCpuMs(target.pid);
    visited += requests;
    return { ...load, cpuMs: before === null || after === null ? null : (after - before) / requests };
  };
  return { name: target.name, measure, stop: target.stop };
}

export async function startHttpFloor(
  answer: FixedAnswer,
  headers: Record<string, string>,
  tool: LoadTool,
  asked: Asked,
): Promise<Target> {
  const child = startChild('floor-http.ts', []);
  const { port } = await ask<{ port: number }>(child, answer);
  const floor = { name: 'bare node:http, same bytes', url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0 };
  return toHttpTarget({ ...floor, stop: () => stopChild(child) }, headers, tool, asked);
}

export async function startLoopFloor(name: string, bench: Bench, facts: Facts): Promise<Target> {
  const child = startChild('floor-loop.ts', [bench.name, name, JSON.stringify(facts)]);
  return {
    name,
    measure: (seconds) => ask<Measurement>(child, { seconds }),
    stop: () => stopChild(child),
  };
}

/** The raw bytes, as compressed as the shop sends them. */
export function readAnswer(
  url: string,
  headers: Record<string, string>,
  post: Asked['post'],
): Promise<FixedAnswer> {
  const own: Record<string, string> = post
    ? { 'content-type': 'application/json', authorization: `Bearer ${post.tokens[0]}` }
    : {};
  return new Promise((done, fail) => {
    request(url, { method: post ? 'POST' : 'GET', headers: { ...headers, ...own } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !ofTheConnection.includes(name));
        const body = Buffer.concat(parts).toString('base64');
        done({ status: response.statusCode ?? 0, headers: Object.fromEntries(kept), body });
      });
    })
      .on('error', fail)
      .end(post?.body);
  });
}

function startChild(script: string, args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, script), args, {
    execPath: process.execPath,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  return new Promise((done, fail) => {
    const onExit = () => fail(new Error(`${child.spawnargs[1]} ended before it answered.`));
    child.once('exit', onExit);
    child.once('message', (answer) => {
      child.off('exit', onExit);
      done(answer as Answer);
    });
    child.send(question);
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGKILL');
  await gone;
}

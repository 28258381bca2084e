import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openTestApp } from '#tests/app.ts';
import { aReader, LIVE_SECRET, untilConnected, withLiveWorkers } from '#tests/live.ts';
import { type Live, userTopic } from './live.ts';
import { signToken } from './live-tokens.ts';

const workers = withLiveWorkers();
const aProcess = workers.open;

describe('a token', () => {
  const streamOf = (live: Live, user: number, token: string | null) => () =>
    live.admit({ topic: userTopic(user), token, lastEventId: null });
  const live = () => aProcess({ openListening: () => null });

  test.each([
    ['none', () => null],
    ['nonsense', () => 'a.b.c'],
    ['signed by someone else', () => signToken('another secret', { subscribe: [userTopic(1)] }, 60)],
    ['expired', () => signToken(LIVE_SECRET, { subscribe: [userTopic(1)] }, -1)],
    [
      'without a signature',
      () => signToken(LIVE_SECRET, { subscribe: [userTopic(1)] }, 60).replace(/[^.]+$/, ''),
    ],
    ['with another payload', () => tampered(signToken(LIVE_SECRET, { subscribe: [userTopic(2)] }, 60))],
    [
      'with the algorithm «none»',
      () =>
        `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${signToken(LIVE_SECRET, { subscribe: [userTopic(1)] }, 60).split('.')[1]}.`,
    ],
  ])('%s opens nothing', (_name, token) => {
    expect(streamOf(live(), 1, token())).toThrow('live.token_refused');
  });

  test('of another user opens nothing', () => {
    const process = live();
    expect(streamOf(process, 1, process.authorize(2).token)).toThrow('live.topic_refused');
  });

  test('from before a logout opens nothing, in any process; one from after it does', async () => {
    const [here, there] = [aProcess(), aProcess()];
    const { token } = there.authorize(5);
    const [near, far] = [aReader(here, 5), aReader(there, 5)];
    await untilConnected(here, workers.shop.db, 5, far.heard);
    here.closeStreams(5);
    expect(near.output.isEnded).toBe(true);
    await vi.waitFor(() => expect(far.output.isEnded).toBe(true));
    expect(streamOf(here, 5, token)).toThrow('live.token_refused');
    expect(streamOf(there, 5, token)).toThrow('live.token_refused');
    await vi.waitFor(() => expect(streamOf(here, 5, here.authorize(5).token)).not.toThrow());
  });

  test('that runs out ends its stream before anything more is heard', () => {
    vi.useFakeTimers();
    try {
      const process = live();
      const { heard, beats, output } = aReader(process, 1);
      vi.advanceTimersByTime(599_000);
      // A heartbeat every 25 seconds.
      expect(beats).toHaveLength(24);
      vi.advanceTimersByTime(1000);
      process.publish(workers.shop.db, userTopic(1), 'too late');
      expect(heard).toEqual([]);
      expect(output.isEnded).toBe(true);
      expect(process.countStreams()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  const tampered = (token: string) => {
    const [header, payload = '', signature] = token.split('.');
    const changed = Buffer.from(payload, 'base64url').toString().replace('/2"', '/1"');
    return `${header}.${Buffer.from(changed).toString('base64url')}.${signature}`;
  };
});

describe('over HTTP', () => {
  test('a user gets a token for the own topic, a visitor 401', async () => {
    const url = '/api/v1/sse/authorize/';
    const authorization = `Bearer ${await workers.shop.logIn('retail@sheber.test')}`;
    const { data } = (await workers.shop.app.inject({ url, headers: { authorization } })).json();
    const [user] = await workers.shop.db`SELECT id FROM users WHERE email = 'retail@sheber.test'`;
    expect(data).toMatchObject({ topic: `/cart/update/${user?.id}`, url: '/.well-known/mercure' });
    const claims = JSON.parse(Buffer.from(data.token.split('.')[1], 'base64url').toString());
    expect(claims.mercure).toEqual({ subscribe: [data.topic] });
    expect((await workers.shop.app.inject({ url })).statusCode).toBe(401);
  });

  test('it is good for ten minutes, as the documents say', async () => {
    const authorization = `Bearer ${await workers.shop.logIn('retail@sheber.test')}`;
    const answer = await workers.shop.app.inject({
      url: '/api/v1/sse/authorize/',
      headers: { authorization },
    });
    const claims = JSON.parse(Buffer.from(answer.json().data.token.split('.')[1], 'base64url').toString());
    expect(claims.exp - claims.iat).toBeCloseTo(600);
    const readDoc = (name: string) => readFileSync(resolve(import.meta.dirname, '../../docs', name), 'utf8');
    expect(readDoc('decisions/0027-live-channel.md')).toMatch(/opens that topic for ten\s+minutes/);
    expect(readDoc('security.md')).toContain('one algorithm, a purpose, ten minutes');
  });

  test('a foreign or missing token is refused, and the session’s cookie stays', async () => {
    const authorization = `Bearer ${await workers.shop.logIn('retail@sheber.test')}`;
    const { data } = (
      await workers.shop.app.inject({ url: '/api/v1/sse/authorize/', headers: { authorization } })
    ).json();
    const ask = (topic: string, token: string) =>
      workers.shop.app.inject({ url: '/.well-known/mercure', query: { topic, authorization: token } });
    const [none, foreign] = [await ask(data.topic, ''), await ask('/cart/update/999999', data.token)];
    expect([none.statusCode, foreign.statusCode]).toEqual([401, 403]);
    expect(none.json()).toMatchObject({ code: 'live.token_refused' });
    for (const { headers } of [none, foreign]) expect(headers['set-cookie']).toBeUndefined();
  });

  test.each(['query', 'bearer', 'cookie'])(
    'the token by %s opens the stream, which ends when the process does',
    async (way) => {
      const own = await openTestApp();
      const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
      const session = await own.logIn('retail@sheber.test');
      const answer = await own.app.inject({
        url: '/api/v1/sse/authorize/',
        headers: { authorization: `Bearer ${session}` },
      });
      const { token, topic, url } = answer.json().data;
      const search = new URLSearchParams({ topic, ...(way === 'query' ? { authorization: token } : {}) });
      const response = await fetch(`${address}${url}?${search}`, {
        headers: {
          ...(way === 'bearer' ? { authorization: `Bearer ${token}` } : {}),
          ...(way === 'cookie' ? { cookie: `mercureAuthorization=${token}` } : {}),
        },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const whole = response.text();
      await own.close();
      expect(await whole).toMatch(/^retry: 3000\n\n/);
    },
  );
});

import { register } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { callExamples } from '#tests/call-examples.ts';
import { type DiskSpace, listCallsWithoutRoom, needsRoom, watchDiskSpace } from './disk-space.ts';

const MB = 1024 * 1024;

describe('the look at the disk', () => {
  test('pauses writing below the reserve and goes on well above it, each told once', async () => {
    vi.useFakeTimers();
    let free = 1000 * MB;
    const told: boolean[] = [];
    const diskSpace = watchDiskSpace({
      folder: '/nowhere',
      reserveBytes: 256 * MB,
      onChange: (hasDiskSpace) => told.push(hasDiskSpace),
      readFree: () => free,
    });
    const hasRoomWith = async (bytes: number) => {
      free = bytes;
      await vi.advanceTimersByTimeAsync(2000);
      return diskSpace.hasDiskSpace();
    };
    expect(await hasRoomWith(257 * MB)).toBe(true);
    expect(await hasRoomWith(255 * MB)).toBe(false);
    expect((await register.getSingleMetricAsString('disk_writes_paused')).trim()).toMatch(/paused 1$/);
    expect((await register.getSingleMetricAsString('disk_free_bytes')).trim()).toMatch(/ 267386880$/);
    expect(await hasRoomWith(257 * MB), 'a hair above the bound').toBe(false);
    expect(await hasRoomWith(330 * MB)).toBe(true);
    expect(told).toEqual([false, true]);
    diskSpace.close();
    expect(await hasRoomWith(0), 'closed').toBe(true);
    vi.useRealTimers();
  });

  test('a disk that cannot be asked is not a full one', () => {
    const diskSpace = watchDiskSpace({
      folder: '/nowhere',
      reserveBytes: MB,
      onChange: () => {},
      readFree: () => {
        throw new Error('EIO');
      },
    });
    expect(diskSpace.hasDiskSpace()).toBe(true);
    diskSpace.close();
  });

  test('the real disk has a number', () => {
    const onChange = vi.fn();
    const diskSpace = watchDiskSpace({ folder: '/', reserveBytes: Number.MAX_SAFE_INTEGER, onChange });
    expect(onChange).toHaveBeenCalledWith(false, expect.any(Number));
    diskSpace.close();
  });
});

describe('without room', () => {
  let shop: TestApp;
  const disk: DiskSpace & { isFull: boolean } = {
    isFull: false,
    hasDiskSpace: () => !disk.isFull,
    close: () => {},
  };
  beforeAll(async () => {
    shop = await openTestApp({ diskSpace: disk });
    await shop.app.ready();
    disk.isFull = true;
  });
  afterAll(() => shop.close());

  test('the calls that go on are calls of the shop', () => {
    const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    for (const call of listCallsWithoutRoom()) expect(known).toContain(call);
  });

  const growing = Object.entries(calls).filter(([, call]) => needsRoom(call));
  test.each(growing)('%s is refused in clear words before anything is written', async (name, call) => {
    const example = callExamples[name as keyof typeof callExamples];
    const params: Record<string, string> = example.params ?? {};
    const response = await shop.app.inject({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, (_slot, slot: string) => params[slot] ?? '1'),
      headers: {
        'x-language-id': 'kz',
        authorization: `Bearer ${await shop.logIn('wholesale@sheber.test')}`,
      },
      ...(example.body ? { payload: example.body } : {}),
    });
    expect(response.json()).toMatchObject({
      code: 'service.no_room',
      message: expect.stringMatching(/уақытша/),
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('60');
  });

  test('one reads, searches, logs in, reckons and takes things out as ever', async () => {
    const token = await shop.logIn('retail@sheber.test');
    const headers = { authorization: `Bearer ${token}` };
    for (const url of ['/api/v2/products/?sectionCode=laminat', '/api/v2/search/?q=ламинат', '/api/v1/cart/'])
      expect((await shop.app.inject({ url, headers })).statusCode, url).toBe(200);
    const logIn = await shop.app.inject({
      method: 'POST',
      url: calls.logIn.path,
      payload: { login: 'retail@sheber.test', password: 'sheber-demo-1' },
    });
    expect(logIn.statusCode).toBe(200);
    const reckoned = await shop.app.inject({
      method: 'POST',
      url: calls.calculateCart.path,
      payload: callExamples.calculateCart.body ?? {},
    });
    expect(reckoned.statusCode).toBe(200);
    const removed = await shop.app.inject({
      method: 'DELETE',
      url: `${calls.removeFromCart.path}?items=x`,
      headers,
    });
    expect(removed.statusCode).toBe(200);
  });

  test('the shop stays ready and says that writing is paused', async () => {
    const response = await shop.app.inject({ url: '/readyz' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ready', writes: 'paused' });
    disk.isFull = false;
    expect((await shop.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });
});

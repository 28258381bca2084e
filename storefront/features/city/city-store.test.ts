import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/strict-console.ts';

let store: typeof import('./city-store.ts');
let page: { cookie: string };
beforeEach(async () => {
  vi.resetModules();
  page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { setItem: vi.fn() });
  store = await import('./city-store.ts');
});

describe('the chosen city', () => {
  test('is read from its cookie among others', () => {
    page.cookie = 'viewport=mobile; city=%7B%22code%22%3A%22astana%22%7D; capacity=1';
    expect(store.findChosenCity()).toEqual({ code: 'astana' });
  });

  test('is absent without a cookie', () => {
    page.cookie = 'mycity=%7B%22code%22%3A%22astana%22%7D';
    expect(store.findChosenCity()).toBeNull();
  });

  test('is absent when the cookie is broken, and that is complained of once', () => {
    expectConsoleError(/city cookie/);
    page.cookie = 'city=astana';
    expect(store.findChosenCity()).toBeNull();
    expect(store.findChosenCity()).toBeNull();
  });

  test('is written with the age and the path of the specification', () => {
    store.chooseCity('almaty');
    expect(page.cookie).toBe('city=%7B%22code%22%3A%22almaty%22%7D; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(localStorage.setItem).toHaveBeenCalledWith('sheber-city', 'almaty');
  });

  test('holds for this page even when cookies and storage are forbidden', () => {
    vi.stubGlobal(
      'document',
      Object.freeze({
        get cookie() {
          return '';
        },
        set cookie(_text: string) {},
      }),
    );
    vi.stubGlobal('localStorage', undefined);
    store.chooseCity('almaty');
    expect(store.findChosenCity()).toEqual({ code: 'almaty' });
  });
});

test('another tab’s choice is heard, other keys are not', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const heard = vi.fn();
  const stop = store.listenToOtherTabs(heard);
  const news = (key: string, newValue: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  news('favorite-products', '[]');
  news('sheber-city', null);
  news('sheber-city', 'semey');
  stop();
  news('sheber-city', 'astana');
  expect(heard).toHaveBeenCalledExactlyOnceWith('semey');
});

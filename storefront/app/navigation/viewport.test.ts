import { expect, test, vi } from 'vitest';
import { keepViewportCookie } from './viewport.ts';

test('the width of the page is kept for 365 days, and written anew only when it becomes another of the three', () => {
  const written: string[] = [];
  const page = new EventTarget();
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const resizeTo = (width: number) => {
    vi.stubGlobal('innerWidth', width);
    page.dispatchEvent(new Event('resize'));
  };
  vi.stubGlobal('innerWidth', 360);
  keepViewportCookie();
  for (const width of [700, 768, 1271, 1272]) resizeTo(width);
  const cookie = (viewport: string) => `viewport=${viewport}; Path=/; Max-Age=31536000; SameSite=Lax`;
  expect(written).toEqual([cookie('mobile'), cookie('tablet'), cookie('desktop')]);
});

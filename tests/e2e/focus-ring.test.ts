/**
 * The ring of whoever goes by keyboard is seen around everything that takes the focus: wide enough, and cut off neither
 * above nor below by what it stands in. (A row that is pushed sideways may end at the screen's edge.)
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, startVisitors } from './visitors.ts';

const visitors = startVisitors();

/** In the page: everything that takes the focus and shows too little of it. */
function listHidden(): string[] {
  document.documentElement.dataset.whole = '';
  const MIN_WIDTH = 3;
  interface Ring {
    box: DOMRect;
    reach: number;
    owner: Element;
  }
  const ringOf = (element: Element, pseudo?: string): Ring | null => {
    const style = getComputedStyle(element, pseudo);
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < MIN_WIDTH) return null;
    if (pseudo && style.content === 'none') return null;
    const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    const own = element.getBoundingClientRect();
    if (!pseudo) return { box: own, reach, owner: element };
    // What a card's link draws lies over the card; what a button draws lies in its middle.
    let card = element;
    while (
      style.position === 'absolute' &&
      card.parentElement &&
      getComputedStyle(card).position === 'static'
    )
      card = card.parentElement;
    if (style.position === 'absolute') return { box: card.getBoundingClientRect(), reach, owner: element };
    const height = Number.parseFloat(style.height);
    const box = new DOMRect(own.x, own.y + (own.height - height) / 2, own.width, height);
    return { box, reach, owner: element };
  };
  const findRing = (element: Element): Ring | null => {
    // A field's ring goes around its box, which holds its words and units too.
    let around: Element | null = element;
    for (let steps = 0; around && steps < 4; steps += 1) {
      const ring = ringOf(around);
      if (ring) return ring;
      around = around.parentElement;
    }
    return ringOf(element, '::after') ?? ringOf(element, '::before');
  };
  const isCut = ({ box, reach, owner }: Ring): boolean => {
    for (let frame = owner.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      if (style.overflowY === 'visible') continue;
      const margin = style.overflowY === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0;
      const edge = frame.getBoundingClientRect();
      if (box.top - reach < edge.top - margin - 1 || box.bottom + reach > edge.bottom + margin + 1)
        return true;
    }
    return false;
  };
  const hidden: string[] = [];
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, summary, [tabindex="0"]',
  );
  for (const element of all) {
    // Marks on a drawing and thumbs of a slider have a ring that is drawn.
    if (element instanceof SVGElement || element.matches('dialog *, [type="range"]')) continue;
    element.focus();
    if (document.activeElement !== element || !element.matches(':focus-visible')) continue;
    const ring = findRing(element);
    if (ring && !isCut(ring)) continue;
    const name = element.getAttribute('aria-label') ?? element.title ?? element.textContent;
    hidden.push(`${ring ? 'cut' : 'none'}: ${element.tagName} ${name?.trim().slice(0, 40)} ${element.id}`);
  }
  return hidden;
}

async function expectRings(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  // From now on the focus is the keyboard's, wherever it goes.
  await page.keyboard.press('Tab');
  expect({ path, hidden: await page.evaluate(listHidden) }).toEqual({ path, hidden: [] });
}

test.each([360, 1272] as const)('at %i px every control shows its ring whole', async (width) => {
  const page = await visitors.open({ width });
  await goTo(page, '/c/laminat');
  const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  const paths = ['/', '/c/laminat', product ?? '', '/calculator?kind=tile', '/sets/kits'];
  // What a desktop shows otherwise stands on the first three.
  for (const path of width === 360 ? paths : paths.slice(0, 3)) await expectRings(page, path);
});

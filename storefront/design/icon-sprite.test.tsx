import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { ICON_SHAPES, type IconName } from './icon-shapes.ts';
import { drawingHref, spriteOf } from './icon-sprite.ts';
import { StockBars } from './stock-bars.tsx';

test('a page stands with the drawings it shows, each once, and with no other', () => {
  const page = renderToString(
    <>
      <Icon name="heart" />
      <Icon name="heart" size={16} />
      <Icon name="cart" />
    </>,
  );
  const sprite = spriteOf(page);
  const ids = [drawingHref('cart'), drawingHref('heart')].map((href) => href.slice(1));
  expect(sprite.match(/(?<=<symbol id=")[^"]+/g)).toEqual(ids);
  expect(sprite).toContain(ICON_SHAPES.heart);
  expect(page).not.toContain(ICON_SHAPES.heart);
});

test('every icon finds its drawing', () => {
  for (const name of Object.keys(ICON_SHAPES) as IconName[])
    expect(spriteOf(renderToString(<Icon name={name} />))).toContain(ICON_SHAPES[name]);
});

test.each([0, 3, 12, 40, 400])('the bars of %i pieces find their drawings', (count) => {
  const page = renderToString(<StockBars count={count}>x</StockBars>);
  const used = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(0);
  for (const id of used) expect(spriteOf(page)).toContain(`<symbol id="${id}"><path`);
});

test('a page without icons has none, and words that look like one draw nothing', () => {
  expect(spriteOf('<p>x</p>')).toBe('');
  expect(spriteOf('<use href="#izzz">')).toBe('');
});

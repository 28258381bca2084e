import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AliveLater, LatePart } from './late-part.tsx';

const Words = ({ words }: { words: string }) => <p>{words}</p>;
const render = (part: LatePart<{ words: string }>) =>
  renderToString(<AliveLater part={part} props={{ words: 'written' }} />);

test('a part that was fetched before is written with the page', async () => {
  const part = new LatePart(async () => ({ default: Words }));
  await part.fetch();
  expect(render(part)).toContain('<p>written</p>');
});

test('every render asks for the promise, also when the code is there: one that waited must not stop asking', async () => {
  const part = new LatePart(async () => ({ default: Words }));
  await part.fetch();
  const asked = vi.spyOn(part, 'arrival');
  render(part);
  render(part);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(part.arrival()).toMatchObject({ status: 'fulfilled', value: Words });
});

test('waiting for its code is one promise however often it is asked, and one that no failure breaks', async () => {
  let tries = 0;
  const part = new LatePart<{ words: string }>(async () => {
    tries += 1;
    throw new Error('the chunk is gone');
  });
  const arrival = part.arrival();
  expect(part.arrival()).toBe(arrival);
  const settled = await Promise.race([
    arrival.then(
      () => 'there',
      () => 'broken',
    ),
    new Promise((resolve) => setImmediate(() => resolve('waiting'))),
  ]);
  expect(settled).toBe('waiting');
  expect(tries).toBe(1);
});

import { expect, test } from 'vitest';
import { createReach } from './reach.ts';

test('a name is looked up once: a name that points elsewhere by then leads nowhere, and one of several that is private closes all', async () => {
  const answers = [['95.56.1.2'], ['127.0.0.1'], ['95.56.1.2', '10.0.0.1']];
  const reach = createReach(async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 })));
  expect(await reach('https://rebinding.sheber.test/')).toEqual({ address: '95.56.1.2', family: 4 });
  expect(await reach('https://rebinding.sheber.test/')).toBeNull();
  expect(await reach('https://rebinding.sheber.test/')).toBeNull();
  expect(await reach('https://nobody.sheber.test/')).toBeNull();
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';

test('the Markdown of a text is read by the first who opens it, once', async () => {
  const texts = await readTexts(join(import.meta.dirname, '../../content'), [], (file, error) => {
    throw new Error(file, { cause: error });
  });
  expect(texts.ru.articles.length).toBeGreaterThan(10);
  const [article] = texts.ru.articles;
  // Nothing is kept of it yet but the way to read it.
  expect(Object.getOwnPropertyDescriptor(article, 'blocks')).toMatchObject({
    get: expect.any(Function),
    enumerable: true,
  });
  const { blocks } = { ...article };
  expect(blocks?.length).toBeGreaterThan(1);
  expect(JSON.parse(JSON.stringify(article)).blocks).toEqual(blocks);
  expect(article?.blocks).toBe(blocks);
});

import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { toBlocks } from './markdown.ts';
import { readTexts } from './read-texts.ts';

vi.mock('./markdown.ts', async (original) => {
  const own = await original<typeof import('./markdown.ts')>();
  return { ...own, toBlocks: vi.fn(own.toBlocks) };
});

test('the Markdown of a text is read by the first who opens it, once', async () => {
  const texts = await readTexts(join(import.meta.dirname, '../../content'), [], (file, error) => {
    throw new Error(file, { cause: error });
  });
  expect(texts.ru.articles.length).toBeGreaterThan(10);
  expect(toBlocks).not.toHaveBeenCalled();
  const [article] = texts.ru.articles;
  expect({ ...article }.blocks?.length).toBeGreaterThan(1);
  expect(JSON.parse(JSON.stringify(article)).blocks).toEqual(article?.blocks);
  expect(toBlocks).toHaveBeenCalledOnce();
});

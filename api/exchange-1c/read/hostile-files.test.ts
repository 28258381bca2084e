import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nobody } from '#tests/one-c/nobody.ts';
import { readPackage } from './read-package.ts';

import { Unreadable } from './unreadable.ts';

const samples = new URL('../../../tests/one-c/samples/', import.meta.url);

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const faultOf = (bytes: Uint8Array | string) =>
  readPackage(inPieces(Buffer.from(bytes as string)), nobody).then(
    () => 'read',
    (error: unknown) => (error instanceof Unreadable ? error.code : String(error)),
  );

describe('a file is refused', () => {
  const root = 'КоммерческаяИнформация';
  it.each([
    ['when it is empty', '', 'file.cut_off'],
    ['when it is not XML', 'SQL error', 'file.broken'],
    ['when it is another XML', '<html><body/></html>', 'file.not_commerceml'],
    ['when it is a page of a proxy', '<!DOCTYPE html>\n<html><head><title>502 Bad', 'file.not_commerceml'],
    ['when it is an older page', '<!doctype HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">', 'file.not_commerceml'],
    ['with a DOCTYPE', `<!DOCTYPE a [<!ENTITY b "c">]><${root}/>`, 'file.forbidden'],
    ['with an entity', `<${root}><Каталог><Ид>&evil;</Ид></Каталог></${root}>`, 'file.forbidden'],
    ['when it is too deep', `<${root}>${'<a>'.repeat(200_000)}`, 'file.forbidden'],
    [
      'when a text never ends',
      `<${root}><Каталог><Товары><Товар><Ид>${'a'.repeat(1_300_000)}</Ид></Товар></Товары></Каталог></${root}>`,
      'file.too_large',
    ],
    ['when a comment never ends', `<${root}><!--${'a'.repeat(3_000_000)}`, 'file.too_large'],
    [
      'with a thousand attributes',
      `<${root} ${Array.from({ length: 1000 }, (_e, n) => `a${n}="1"`).join(' ')}/>`,
      'file.forbidden',
    ],
    ['when its elements cross', `<${root}><a></b></${root}>`, 'file.broken'],
  ])('%s', async (_when, text, code) => expect(await faultOf(text)).toBe(code));

  test('or read, whatever has happened to its bytes: nothing else comes of it', async () => {
    const files = await Promise.all(
      ['import-2.03.xml', 'offers-2.05.xml', 'rests-2.08.xml'].map((name) =>
        readFile(new URL(name, samples)),
      ),
    );
    const harm = fc.record({
      at: fc.integer({ min: 0, max: 20_000 }),
      bytes: fc.oneof(
        fc.uint8Array({ maxLength: 8 }),
        fc
          .constantFrom(
            '<',
            '&',
            '&#0;',
            '&#x1F600;',
            ']]>',
            '<![CDATA[',
            '<!--',
            '<?pi ?>',
            '\u0000',
            '</Товар>',
            '<Ид/>',
            '<Группы>',
            '-1e99',
          )
          .map((text) => Buffer.from(text)),
      ),
      isInstead: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(harm, { minLength: 1, maxLength: 4 }),
        async (file, harms) => {
          let bytes: Uint8Array = file;
          for (const { at, bytes: more, isInstead } of harms) {
            const from = at % bytes.length;
            bytes = Buffer.concat([
              bytes.subarray(0, from),
              more,
              bytes.subarray(from + (isInstead ? more.length : 0)),
            ]);
          }
          expect(await faultOf(bytes)).toMatch(
            /^(read|file\.(cut_off|broken|not_commerceml|encoding|forbidden|too_large))$/,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('wherever it was cut off', async () => {
    const bytes = await readFile(new URL('rests-2.08.xml', samples));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length - 30 }), async (length) => {
        expect(await faultOf(bytes.subarray(0, length))).toMatch(/^file\.(cut_off|broken|not_commerceml)$/);
      }),
      { numRuns: 200 },
    );
  });
});

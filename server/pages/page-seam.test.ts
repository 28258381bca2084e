import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combineCrc, crcShift } from './crc-combine.ts';
import { cutPage, joinPage, joinPlainPage, TEMPLATE_READER } from './page-seam.ts';

const { id, firstName } = TEMPLATE_READER;
const DATA = '<script type="application/json" id="page-data">';
const words = { id: '7', name: '&lt;Ә&gt;', nameInData: '\\u003cӘ>' };

const need = <T>(value: T | null): T => {
  if (value === null) throw new Error('expected something');
  return value;
};

test('the checksum of two texts follows from those of each', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
      const whole = crc32(Buffer.concat([first, second]));
      expect(combineCrc(crc32(first), crc32(second), crcShift(second.length))).toBe(whole);
    }),
  );
});

test('a page is joined as it would have been written for its reader, each place in its own way', () => {
  const html = `<b>${firstName}</b><a title="${firstName}">${'x'.repeat(5000)}</a>${DATA}[${id},"${firstName}"]</script>`;
  const page = need(cutPage(html));
  const joined = `<b>&lt;Ә&gt;</b><a title="&lt;Ә&gt;">${'x'.repeat(5000)}</a>${DATA}[7,"\\u003cӘ>"]</script>`;
  expect(gunzipSync(joinPage(page, words)).toString()).toBe(joined);
  expect(joinPlainPage(page, words).toString()).toBe(joined);
  expect(page.bytes).toBeLessThan(400);
});

test('whatever stands between the seams arrives', () => {
  const parts = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(firstName, String(id), DATA)),
  );
  fc.assert(
    fc.property(parts, fc.string({ unit: 'grapheme', maxLength: 300 }), (all, name) => {
      const page = need(cutPage(all.join('')));
      const given = { id: '42', name, nameInData: name };
      const expected = all
        .join('')
        .replaceAll(firstName, () => name)
        .replaceAll(String(id), '42');
      expect(gunzipSync(joinPage(page, given)).toString()).toBe(expected);
    }),
  );
});

test('its pieces keep no memory alive beside what is counted', () => {
  const { pieces } = cutPage(`<p>${TEMPLATE_READER.firstName}</p>`) ?? { pieces: [] };
  expect(pieces).toHaveLength(2);
  for (const { packed } of pieces) expect(packed.buffer.byteLength).toBe(packed.length);
});

test('a page that has made something else of the name is not cut', () => {
  expect(cutPage(`<b>${firstName.slice(0, 1)}.</b>`)).toBeNull();
});

import { expect, test } from 'vitest';
import { parseLdd } from './machine-libraries.ts';

test('libraries are found by their paths, the loader too; what the kernel brings is none', () => {
  const output = `\tlinux-vdso.so.1 (0x00007f7429030000)
\tlibm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x00007f7428d20000)
\t/lib64/ld-linux-x86-64.so.2 (0x00007f7429032000)
`;
  expect(parseLdd(output)).toEqual(['/lib/x86_64-linux-gnu/libm.so.6', '/lib64/ld-linux-x86-64.so.2']);
  expect(parseLdd('\tstatically linked\n')).toEqual([]);
});

test('one that the machine lacks is named', () => {
  expect(() => parseLdd('\tlibvips.so.42 => not found\n')).toThrow('This machine has no libvips.so.42.');
});

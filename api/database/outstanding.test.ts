import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Outstanding } from './outstanding.ts';

function message(type: string, bytes: number): Buffer {
  const made = Buffer.alloc(5 + bytes, 'Z');
  made.write(type, 0, 'latin1');
  made.writeInt32BE(4 + bytes, 1);
  return made;
}

test('as many ends are waited for as questions were asked, however the answers are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(300), { maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      (rowsOfEach, cuts) => {
        const outstanding = new Outstanding();
        for (const _ of rowsOfEach)
          outstanding.noteSent(
            Buffer.concat([message('P', 20), message('B', 7), message('E', 5), message('S', 0)]),
          );
        const answers = Buffer.concat(
          rowsOfEach.flatMap((rows) => [
            ...rows.map((bytes) => message('D', bytes)),
            message('C', 9),
            message('Z', 1),
          ]),
        );
        for (let at = 0, turn = 0; at < answers.length; turn += 1) {
          // The last byte of the last end says nothing new.
          if (at < answers.length - 1) expect(outstanding.isNone).toBe(false);
          const end = at + (cuts[turn % cuts.length] ?? 1);
          outstanding.noteReceived(answers.subarray(at, end));
          at = end;
        }
        expect(outstanding.isNone).toBe(true);
      },
    ),
  );
});

test('a description that is only flushed waits for no end', () => {
  const outstanding = new Outstanding();
  outstanding.noteSent(Buffer.concat([message('P', 20), message('D', 7), message('H', 0)]));
  expect(outstanding.isNone).toBe(true);
  outstanding.noteSent(message('Q', 12));
  expect(outstanding.isNone).toBe(false);
});

/**
 * The one writer of protocol answers: a status word, then lines by \n, no BOM, nothing before it. The words are ASCII, so
 * both encodings serve; the texts are for whoever looks at the log of 1C.
 */
export type AnswerEncoding = 'windows-1251' | 'utf-8';

export type ToldAnswer =
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'xml'; body: Buffer; encoding: AnswerEncoding }
  /** The first request is seen to come without a name: it is asked for. */
  | { kind: 'who_are_you' };

export const success = (...texts: string[]): ToldAnswer => ({ kind: 'lines', lines: ['success', ...texts] });
export const progress = (text: string): ToldAnswer => ({ kind: 'lines', lines: ['progress', text] });
export const failure = (text: string): ToldAnswer => ({ kind: 'lines', lines: ['failure', text] });
export const plainLines = (...lines: string[]): ToldAnswer => ({ kind: 'lines', lines });

let bytesOf: Map<string, number> | undefined;

/** Letters that windows-1251 does not have are written by `instead`. */
export function encodeText(
  text: string,
  encoding: AnswerEncoding,
  instead: (letter: string) => string,
): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  bytesOf ??= readTable();
  const bytes: number[] = [];
  for (const letter of text) {
    const byte = bytesOf.get(letter);
    if (byte !== undefined) bytes.push(byte);
    else for (const plain of instead(letter)) bytes.push(bytesOf.get(plain) ?? 0x3f);
  }
  return Buffer.from(bytes);
}

function readTable(): Map<string, number> {
  const decoder = new TextDecoder('windows-1251');
  const table = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) table.set(decoder.decode(Uint8Array.of(byte)), byte);
  return table;
}

/** In XML any letter can be named by its number, which every reader restores: ә ғ қ ң ө ұ ү һ stay whole. */
export const byReference = (letter: string): string => `&#${letter.codePointAt(0)};`;

export const encodeLines = (lines: readonly string[], encoding: AnswerEncoding): Buffer =>
  encodeText(lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n'), encoding, () => '?');

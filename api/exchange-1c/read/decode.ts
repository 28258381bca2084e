/**
 * Bytes to text: the BOM tells, then the declaration. A file that says windows-1251 and is UTF-8 all the same is read as
 * what it is, and the other way round. Letters that the encoding does not have fail the file: a name with holes must not reach the shop.
 */
import { Unreadable } from './unreadable.ts';

const HEAD_BYTES = 64 * 1024;
const KNOWN: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1251': 'windows-1251',
  cp1251: 'windows-1251',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
};

export interface DecodedText {
  /** Known once the first piece was given. */
  encoding: string;
  /** It said another encoding than it has. */
  isMislabelled: boolean;
}

export async function* decodeXml(
  bytes: AsyncIterable<Uint8Array>,
  told: DecodedText = { encoding: 'utf-8', isMislabelled: false },
): AsyncGenerator<string> {
  let head: Uint8Array | null = new Uint8Array(0);
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    if (decoder) {
      yield decodePiece(decoder, chunk);
      continue;
    }
    head = Buffer.concat([head ?? new Uint8Array(0), chunk]);
    if (head.length < HEAD_BYTES) continue;
    decoder = openDecoder(head, told);
    // An empty line before the declaration is seen, and no parser takes it.
    yield decodePiece(decoder, head).trimStart();
    head = null;
  }
  if (!decoder) {
    if (!head || head.length === 0) throw new Unreadable('file.cut_off');
    decoder = openDecoder(head, told);
    yield decodePiece(decoder, head).trimStart();
  }
  const rest = decodePiece(decoder, new Uint8Array(0), true);
  if (rest !== '') yield rest;
}

function decodePiece(decoder: TextDecoder, bytes: Uint8Array, isLast = false): string {
  try {
    return withoutControls(decoder.decode(bytes, { stream: !isLast }));
  } catch {
    // Half a letter at the very end: the rest of it has not come.
    throw isLast
      ? new Unreadable('file.cut_off')
      : new Unreadable('file.encoding', { encoding: decoder.encoding });
  }
}

/** Signs that XML does not have and texts pasted from elsewhere do: two of them end lines, the others say nothing. */
const withoutControls = (text: string): string =>
  CONTROLS.test(text)
    ? text.replaceAll('\v', '\n').replaceAll('\f', '\n').replace(new RegExp(CONTROLS, 'g'), '')
    : text;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

function openDecoder(head: Uint8Array, told: DecodedText): TextDecoder {
  const found = findEncoding(head);
  told.encoding = found.encoding;
  told.isMislabelled = found.isMislabelled;
  return new TextDecoder(found.encoding, { fatal: true });
}

function findEncoding(head: Uint8Array): DecodedText {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf)
    return { encoding: 'utf-8', isMislabelled: false };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', isMislabelled: false };
  const start = Buffer.from(head.subarray(0, 400)).toString('latin1');
  const said =
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]{1,40})["']/i.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
  const encoding = KNOWN[said];
  if (encoding === undefined) throw new Unreadable('file.encoding', { encoding: said });
  if (encoding === 'windows-1251' && isCyrillicUtf8(head)) return { encoding: 'utf-8', isMislabelled: true };
  if (encoding === 'utf-8' && isRootIn1251(head)) return { encoding: 'windows-1251', isMislabelled: true };
  return { encoding, isMislabelled: false };
}

/** No letter of UTF-8 begins with these bytes: the root has its name in windows-1251, whatever the file says or does not. */
const isRootIn1251 = (head: Uint8Array): boolean => Buffer.from(head).includes(ROOT_IN_1251);
const ROOT_IN_1251 = Buffer.from([0xca, 0xee, 0xec, 0xec, 0xe5, 0xf0, 0xf7, 0xe5, 0xf1, 0xea, 0xe0, 0xff]);

/** As windows-1251 nearly every byte is a letter; valid UTF-8 with Cyrillic in it is no accident. */
function isCyrillicUtf8(head: Uint8Array): boolean {
  try {
    // The head may end within a letter.
    return /\p{Script=Cyrillic}/u.test(
      new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }),
    );
  } catch {
    return false;
  }
}

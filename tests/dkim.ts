/** What a letter's signature says, counted apart from the library that signs. */
import { createHash, generateKeyPairSync } from 'node:crypto';

export function makeDkimKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export const dkimOf = (source: string): string =>
  /^DKIM-Signature: (.+?)\r\n(?! )/ms.exec(source)?.[1]?.replace(/\r\n\s*/g, '') ?? '';

/** Of the body as «relaxed» reads it. */
export function dkimBodyHash(source: string): string {
  const body = source.slice(source.indexOf('\r\n\r\n') + 4);
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const relaxed = `${lines.join('\r\n').replace(/(?:\r\n)*$/, '')}\r\n`;
  return createHash('sha256').update(relaxed).digest('base64');
}

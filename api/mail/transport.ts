/**
 * The last step of a letter: to an SMTP server, or into a folder where a developer reads it. Either way the same
 * letter sent twice has the same Message-ID, by which mail programs (and the folder) keep it once.
 */
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { type LetterPicture, withInlinePictures } from './letter-pictures.ts';

export interface OutgoingMail {
  kind: string;
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Named in the HTML by their cid. */
  pictures: readonly LetterPicture[];
  date: Date;
  endUrl?: string | undefined;
}

export interface Transport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A server that does not answer must not hold the queue. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Nothing that a letter says may make the sender read files or addresses. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** Signs letters so that others can tell that they are the shop's; null: the mail server does it, or nobody. */
export type Signer = { domain: string; selector: string; key: string } | null;

export function smtpTransport(url: string, signer: Signer = null): Transport {
  const dkim = signer && {
    domainName: signer.domain,
    keySelector: signer.selector,
    privateKey: signer.key,
  };
  const transporter = opened(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...PATIENCE, ...CLOSED, ...(dkim ? { dkim } : {}) });
  });
  return {
    async send(mail) {
      await (await transporter.open()).sendMail(toMessage(mail));
    },
    close: transporter.close,
  };
}

/** With the first letter: a start need not read what makes letters. */
function opened<Own extends Pick<Transporter, 'close'>>(make: () => Promise<Own>) {
  let made: Promise<Own> | null = null;
  return {
    open() {
      made ??= make();
      return made;
    },
    close: () =>
      void made?.then(
        (each) => each.close(),
        () => undefined,
      ),
  };
}

/** `.eml` for mail programs, `.html` for a browser; nobody else on the machine may read them. */
export function folderTransport(folder: string): Transport {
  const builder = opened(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...CLOSED });
  });
  return {
    async send(mail) {
      const { message } = await (await builder.open()).sendMail(toMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = nameOf(mail);
      await writeWhole(join(folder, `${name}.html`), withInlinePictures(mail.html, mail.pictures));
      await writeWhole(join(folder, `${name}.eml`), message as Buffer);
    },
    close: builder.close,
  };
}

const toMessage = ({
  from,
  to,
  subject,
  text,
  html,
  pictures,
  messageId,
  date,
  kind,
  endUrl,
}: OutgoingMail) => ({
  from: { name: 'Шебер', address: from },
  to: { name: '', address: to },
  subject,
  text,
  html,
  attachments: pictures.map(({ cid, content }) => ({
    cid,
    content,
    filename: `${cid.split('@')[0]}.jpg`,
    contentType: 'image/jpeg',
    contentDisposition: 'inline' as const,
  })),
  messageId,
  date,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Letter': kind,
    ...(endUrl === undefined
      ? {}
      : { 'List-Unsubscribe': `<${endUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
});

function nameOf({ date, kind, messageId }: OutgoingMail): string {
  const moment = date.toISOString().replace(/[:.]/g, '-');
  return `${moment}-${kind}-${createHash('sha256').update(messageId).digest('hex').slice(0, 8)}`;
}

/** Whoever watches the folder never sees half a letter. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
}

/** The server has said for good that it will not take this letter: trying again would only annoy it. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500 && responseCode < 600;
}

/** For logs: what the server says may repeat the address. */
export function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
}

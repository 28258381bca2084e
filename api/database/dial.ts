import { readFileSync } from 'node:fs';
import net from 'node:net';
import tls from 'node:tls';

/** Where the server is, as postgres.js has read it from the address. */
export type Target = { readonly host: string; readonly port: number; readonly path: string | null };

/** How far the connection must be protected: the words of PostgreSQL's sslmode. */
export type Encryption = { readonly mode: string; readonly rootCertificate: string | null };

const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Begins to connect; `onReady` gets the socket that carries the protocol, encrypted if it must be. */
export function dial(
  target: Target,
  encryption: Encryption,
  onReady: (socket: net.Socket) => void,
  onFailure: (error: Error) => void,
): net.Socket {
  const raw = target.path === null ? net.connect(target.port, target.host) : net.connect(target.path);
  raw.setNoDelay(true);
  raw.once('error', onFailure);
  raw.once('connect', () => {
    if (encryption.mode === 'disable' || target.path !== null) onReady(raw);
    else negotiate(raw, target, encryption, onReady, onFailure);
  });
  return raw;
}

function negotiate(
  raw: net.Socket,
  target: Target,
  encryption: Encryption,
  onReady: (socket: net.Socket) => void,
  onFailure: (error: Error) => void,
): void {
  const isOptional = encryption.mode === 'prefer' || encryption.mode === 'allow';
  raw.once('data', (answer) => {
    if (answer[0] === 'S'.charCodeAt(0)) {
      const secure = tls.connect({ socket: raw, ...tlsOptions(target, encryption) });
      secure.once('error', onFailure);
      secure.once('secureConnect', () => onReady(secure));
    } else if (isOptional) {
      onReady(raw);
    } else {
      raw.destroy(
        Object.assign(new Error('The database server refuses encrypted connections.'), { code: '08P01' }),
      );
    }
  });
  raw.write(sslRequest);
}

function tlsOptions({ host }: Target, { mode, rootCertificate }: Encryption): tls.ConnectionOptions {
  return {
    // The name that the certificate must bear; an address cannot be told to the server, but is checked all the same.
    host,
    ...(net.isIP(host) ? {} : { servername: host }),
    ...(rootCertificate === null ? {} : { ca: readFileSync(rootCertificate) }),
    // As PostgreSQL's own clients: only the verify modes ask who the server is.
    rejectUnauthorized: mode === 'verify-full' || mode === 'verify-ca',
    ...(mode === 'verify-ca' ? { checkServerIdentity: () => undefined } : {}),
  };
}

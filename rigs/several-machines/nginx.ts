/**
 * nginx in front of several shops: the one template behind the example of docs/operations.md and the server of
 * `npm run several-machines`. `npm run several-machines -- nginx` prints the example.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeReachableFolder } from '../built-shop.ts';

interface Site {
  /** host:port of each shop */
  shops: readonly string[];
  /** Where visitors come, and how. */
  listen: readonly string[];
}

export const exampleSite: Site = {
  shops: ['10.0.0.11:3000', '10.0.0.12:3000'],
  listen: [
    'listen 443 ssl;',
    'http2 on;',
    'server_name shop.example;',
    'ssl_certificate /etc/ssl/shop.pem;',
    'ssl_certificate_key /etc/ssl/shop.key;',
  ],
};

/** What stands inside `http { … }`. */
export function toSiteText({ shops, listen }: Site): string {
  return `upstream shop {
${shops.map((shop) => `  server ${shop} max_fails=1 fail_timeout=5s;`).join('\n')}
  keepalive 64;
  # Shorter than the 65 s of the shop: it is nginx that closes what is idle.
  keepalive_timeout 55s;
}
server {
${listen.map((line) => `  ${line}`).join('\n')}
  client_max_body_size 5m;
  # Answers are compressed by the shop, pages once for all who ask.
  gzip off;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  # With its port: the guard against forged requests compares it with the page's origin.
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 1s;
  proxy_read_timeout 30s;
  # A shop that does not answer is passed over. A POST that it may have begun is never sent twice:
  # the browser repeats it, with the key or the count that makes it safe.
  proxy_next_upstream error timeout http_502;
  proxy_next_upstream_tries 2;
  location / {
    proxy_pass http://shop;
  }
  location = /.well-known/mercure {
    proxy_pass http://shop;
    proxy_buffering off;
    proxy_read_timeout 1h;
  }
}
`;
}

export const isNginxThere = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

export async function startNginx(shops: readonly string[], port: number): Promise<Nginx> {
  const folder = makeReachableFolder('sheber-nginx-');
  mkdirSync(join(folder, 'temp'));
  const site = toSiteText({ shops, listen: [`listen 127.0.0.1:${port};`] });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${join(folder, 'nginx.pid')};
worker_processes 1;
events {}
http {
  access_log off;
${places.join('\n')}
${site.replace(/^(?=.)/gm, '  ')}}
`,
  );
  const arguments_ = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child = spawn('nginx', [...arguments_, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${words}`);
    if (
      await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await sleep(100);
  }
  return {
    url,
    async stop() {
      process.off('exit', endWithUs);
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

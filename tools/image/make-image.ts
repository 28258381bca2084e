/**
 * `npm run image [-- --tag sheber:0.2.0] [--base docker.io/library/debian:13-slim]`: the shop as an image, by buildah, without a
 * daemon. Without a base it stands on nothing and no registry is asked. The same commit gives the same bytes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { planBuild } from '#server/build.ts';
import { root } from '../run.ts';
import { layOut } from './lay-out.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const { values } = parseArgs({
  options: {
    tag: { type: 'string', default: `localhost/sheber:${version}` },
    base: { type: 'string', default: 'scratch' },
  },
});

/** Of the commit; an unpacked release has none and says when it was made. */
function readCommit(): { revision: string; seconds: number } {
  const git = spawnSync('git', ['log', '-1', '--format=%H %ct'], { cwd: root, encoding: 'utf8' });
  const [revision = 'unknown', seconds = process.env.SOURCE_DATE_EPOCH ?? '0'] =
    git.status === 0 ? git.stdout.trim().split(' ') : [];
  return { revision, seconds: Number(seconds) };
}

if (spawnSync('buildah', ['--version']).status !== 0) {
  process.stderr.write('There is no buildah on this machine: apt-get install buildah.\n');
  process.exit(1);
}
await planBuild()((line) => process.stdout.write(`${line}\n`));
const folder = mkdtempSync(join(tmpdir(), 'sheber-image-'));
try {
  const { revision, seconds } = readCommit();
  layOut(folder, values.base === 'scratch', new Date(seconds * 1000));
  execFileSync(
    'buildah',
    [
      'build',
      ...['--isolation', 'chroot', '--storage-driver', 'vfs', '--format', 'docker', '--layers=false'],
      ...['--timestamp', String(seconds), '--file', join(root, 'ops/Containerfile')],
      ...[
        '--build-arg',
        `BASE=${values.base}`,
        '--build-arg',
        `VERSION=${version}`,
        '--build-arg',
        `REVISION=${revision}`,
      ],
      ...['--tag', values.tag, folder],
    ],
    { stdio: 'inherit' },
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

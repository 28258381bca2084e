import { createServer } from 'node:net';
import { StartFailure } from './start-failure.ts';

type PortSetting = 'PORT' | 'OFFICE_PORT' | 'METRICS_PORT';

/** Asked before the slow steps: nobody should wait for the demo range to hear that the port is taken. */
export function requireFreePort(setting: PortSetting, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new StartFailure(toSentence(error, setting, port, host))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

export function toSentence(error: Error, setting: PortSetting, port: number, host: string): string {
  const code = 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop it, or set ${setting}.`;
  if (code === 'EACCES') return `This user may not open port ${port}: set ${setting} to a number above 1023.`;
  return `The shop cannot listen on ${host}:${port} (${error.message}): check HOST and ${setting}.`;
}

// Plain JavaScript, so that an old Node can still read it and say what is wrong.
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const major = Number(process.versions.node.split('.')[0]);

if (major < 24) {
  process.stderr.write(
    `Sheber needs Node 24 and this is ${process.version}: start it with "npm start" after "npm ci", which brings the right one on Linux.\n`,
  );
  process.exitCode = 1;
} else {
  // React reads it when it is loaded: without it the slow development build would serve the shoppers.
  process.env.NODE_ENV ||= 'production';
  // What was compiled is kept beside the build, for the workers too: one that takes another's place is there sooner.
  process.env.NODE_COMPILE_CACHE ||= fileURLToPath(new URL('dist/compiled', import.meta.url));
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  const { findBundle } = await import('./server/bundle.ts');
  const bundle = findBundle();
  await import(bundle === null ? './server.ts' : pathToFileURL(bundle).href);
}

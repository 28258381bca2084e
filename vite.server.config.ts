/** The server's code as one file for each program (server/bundle.ts); which one is said as the mode. */
import { defineConfig } from 'vite';
import { PROGRAMS, type Program } from './server/bundle.ts';
import { ownPlaces } from './tools/build/own-places.ts';

/** What brings files or programs of its own, or is read late and by few. */
const APART = [
  'sharp',
  '@node-rs/argon2',
  'vite',
  'fontkit',
  'pdfkit',
  'subset-font',
  'nodemailer',
  'write-excel-file',
  'zxing-wasm',
];

export default defineConfig(({ mode }) => ({
  plugins: [ownPlaces(mode, new Set(Object.keys(PROGRAMS)))],
  publicDir: false as const,
  build: {
    ssr: true,
    target: 'node24',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      input: { [mode]: PROGRAMS[mode as Program] },
      external: [/^#demo\//],
      // The word of a package that it does nothing by itself is not relied on: all is run as from the sources.
      treeshake: { moduleSideEffects: true },
      // A worker that runs must not look for chunks of a build that has been replaced.
      output: { codeSplitting: false },
      checks: { ineffectiveDynamicImport: false },
    },
  },
  ssr: { target: 'node' as const, noExternal: true as const, external: APART },
}));

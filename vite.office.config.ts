/** The office's own build: no entry is added to the storefront's, whose chunks depend on the set of its entries. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { namedMedia } from './tools/build/named-media.ts';
import { onestSubset } from './tools/build/onest-subset.ts';
import { pickWorker } from './tools/build/pick-worker.ts';

export default defineConfig({
  base: '/office/',
  plugins: [namedMedia, onestSubset(), pickWorker(), react()],
  publicDir: false,
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    outDir: 'dist/office',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    // As in the storefront: the content policy refuses what is written inline.
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'office/app/entry-office.tsx' },
  },
});

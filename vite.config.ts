import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appIcons } from './tools/build/app-icons.ts';
import { namedMedia } from './tools/build/named-media.ts';
import { onestSubset } from './tools/build/onest-subset.ts';
import { screensWithoutLoaders } from './tools/build/screens-without-loaders.ts';
import { serviceWorker } from './tools/build/service-worker.ts';
import { LONG_NAMES, shortClassNames } from './tools/build/short-class-names.ts';

/**
 * A few chunks instead of dozens of crumbs, which compress badly: libraries, what nearly every screen shares, and
 * the product card with its parts, which the screens of goods share. The page of a product has the look of all its parts at
 * once: one sheet.
 */
const chunkGroups = [
  { name: 'libraries', test: /node_modules/, priority: 3 },
  { name: 'product-look', test: /storefront\/screens\/product\/[\w-]+\.module\.css/, priority: 3 },
  {
    name: 'goods',
    test: /storefront\/features\/(catalog|cart|lists)\/(?!use-products)|design\/(price|stock|slider|stepper|badge|card)|domain\/(price|units|availability|quantity|weight)/,
    minShareCount: 6,
    priority: 2,
  },
  // Forms come with those who open them, however many of these there are.
  {
    name: 'shell',
    test: /storefront\/(?!design\/(field|text-field|choice))|domain\//,
    minShareCount: 10,
    priority: 1,
  },
];

// Two builds of the one storefront: what the browser loads, and the renderer that the server imports.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    screensWithoutLoaders(),
    namedMedia,
    onestSubset(),
    appIcons(),
    serviceWorker(),
    shortClassNames(),
    react(),
  ],
  publicDir: isSsrBuild ? (false as const) : 'storefront/public',
  css: {
    transformer: 'lightningcss' as const,
    lightningcss: {
      drafts: { customMedia: true },
      ...(command === 'build' ? { cssModules: { pattern: LONG_NAMES } } : {}),
    },
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    cssMinify: 'lightningcss' as const,
    modulePreload: { polyfill: false },
    // A data: font or picture would be refused by the content policy, and cannot be cached on its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? 'storefront/app/entry-server.tsx'
        : [
            'storefront/app/entry-start.ts',
            'storefront/app/entry-client.tsx',
            'storefront/features/offline/entry-offline.ts',
          ],
      // The renderer is one file: a worker that runs must not look for chunks of a build that has been replaced.
      output: { codeSplitting: isSsrBuild ? false : { groups: chunkGroups } },
      // A part that comes late in one screen may come at once in another.
      checks: { ineffectiveDynamicImport: false },
    },
  },
  // One file without node_modules at run time: bundled for production once, it starts and renders faster.
  ssr: { target: 'node' as const, ...(command === 'build' ? { noExternal: true as const } : {}) },
  server: { middlewareMode: true },
  appType: 'custom' as const,
}));

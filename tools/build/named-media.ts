import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const media = readFileSync(new URL('../../storefront/design/media.css', import.meta.url), 'utf8');

/** Gives every style sheet the shop's breakpoints by name: custom media know no import of their own. */
export const namedMedia: Plugin = {
  name: 'named-media',
  enforce: 'pre',
  // A sheet of imports names media.css first itself: nothing may stand before an import.
  transform: (code, id) =>
    /\.css($|\?)/.test(id) && !id.includes('node_modules') && !code.startsWith('@import')
      ? media + code
      : undefined,
};

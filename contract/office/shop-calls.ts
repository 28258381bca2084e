/** The calls by which a shop is set up: a part of the table in office-calls.ts. */
import { getHomeBlocks } from './home-blocks.ts';
import { getOfficeBrands } from './kept-brands.ts';
import { getNorms, reckonNorms } from './norms.ts';
import { getOfficeSet, getOfficeSets, reckonOfficeSet } from './office-sets.ts';
import { getOpening, makePreviewPass } from './opening.ts';
import { getPlaces } from './places.ts';
import { getProperties, getProperty, getSectionProperties } from './properties.ts';
import { getMissedAddresses, getRedirects } from './redirects.ts';
import { beginRehearsal, getComingMoments } from './rehearsal.ts';
import { getSettings, getSlotRules, getStoreHours, getTariffs, getText, getTexts } from './shop-rules.ts';
import { getStaticFilterPages, previewStaticFilter } from './static-filters.ts';
import { getTextVersions, previewText } from './text-preview.ts';
import { getDepartments, getTree, takeStartingTree } from './tree.ts';

export const shopCalls = {
  getTree,
  getDepartments,
  takeStartingTree,
  getSectionProperties,
  getStaticFilterPages,
  previewStaticFilter,
  getProperties,
  getProperty,
  getOfficeBrands,
  getPlaces,
  getOpening,
  makePreviewPass,
  getSettings,
  getTariffs,
  getSlotRules,
  getStoreHours,
  getTexts,
  getText,
  previewText,
  getTextVersions,
  getHomeBlocks,
  getComingMoments,
  beginRehearsal,
  getOfficeSets,
  getOfficeSet,
  reckonOfficeSet,
  getNorms,
  reckonNorms,
  getMissedAddresses,
  getRedirects,
} as const;

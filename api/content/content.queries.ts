import type { Db } from '../database.ts';
import type { TextRow } from './read-texts.ts';

/** Whatever is to be shown now. */
export const listPublishedTexts = (db: Db): Promise<TextRow[]> => db<TextRow[]>`
  SELECT path, language, body, meta FROM texts WHERE published_at <= now() ORDER BY path, language`;

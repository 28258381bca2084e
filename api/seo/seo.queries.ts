import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface SeoText {
  title: string | null;
  description: string | null;
  image: string | null;
  canonical: string | null;
  video: string | null;
  isRobotsBlock: boolean;
}

export async function findSeoText(db: Db, url: string, language: Locale): Promise<SeoText | null> {
  const [row] = await db<SeoText[]>`
    SELECT title, description, image, canonical, video, is_robots_block AS "isRobotsBlock"
    FROM seo_texts WHERE url = ${url} AND language = ${language}`;
  return row ?? null;
}

export function listSeoTexts(db: Db): Promise<(SeoText & { url: string; language: Locale })[]> {
  return db<(SeoText & { url: string; language: Locale })[]>`
    SELECT url, language, title, description, image, canonical, video, is_robots_block AS "isRobotsBlock"
    FROM seo_texts ORDER BY url, language`;
}

/** What is not named stays as it was. */
export async function setSeoText(
  db: Db,
  url: string,
  language: Locale,
  text: Partial<SeoText>,
): Promise<void> {
  const { title = null, description = null, image = null, canonical = null, video = null } = text;
  const isBlocked = text.isRobotsBlock ?? null;
  await db`
    INSERT INTO seo_texts AS old (url, language, title, description, image, canonical, video, is_robots_block)
    VALUES (${url}, ${language}, ${title}, ${description}, ${image}, ${canonical}, ${video},
            coalesce(${isBlocked}::boolean, false))
    ON CONFLICT (url, language) DO UPDATE SET
      title = coalesce(excluded.title, old.title),
      description = coalesce(excluded.description, old.description),
      image = coalesce(excluded.image, old.image),
      canonical = coalesce(excluded.canonical, old.canonical),
      video = coalesce(excluded.video, old.video),
      is_robots_block = coalesce(${isBlocked}::boolean, old.is_robots_block),
      changed_at = now()`;
}

export async function removeSeoText(db: Db, url: string, language: Locale): Promise<boolean> {
  const rows = await db`DELETE FROM seo_texts WHERE url = ${url} AND language = ${language} RETURNING 1`;
  return rows.length > 0;
}

import { hasOwnSeo, listSeoTexts, removeSeoText, type SeoText, setSeoText, toSeoKey } from '#api/seo/seo.ts';
import type { Subject } from './subject.ts';

const FIELDS = ['title', 'description', 'image', 'canonical', 'video'] as const;

/** `--title "…"` and the like. */
function readFields(words: readonly string[]): Partial<SeoText> {
  const given = FIELDS.flatMap((field) => {
    const place = words.indexOf(`--${field}`);
    const value = place < 0 ? undefined : words[place + 1];
    return value === undefined ? [] : [[field, value] as const];
  });
  const robots = words.includes('--block') ? true : words.includes('--unblock') ? false : undefined;
  return { ...Object.fromEntries(given), ...(robots === undefined ? {} : { isRobotsBlock: robots }) };
}

/** Texts for search engines that stand over the templates. */
export const seo: Subject = {
  usage: [
    'seo list',
    'seo set /c/laminat/ ru|kz [--title "…"] [--description "…"] [--image /…] [--canonical /…] [--video /…] [--block | --unblock]',
    'seo remove /c/laminat/ ru|kz',
  ],

  async run(db, [word, url = '', language, ...rest]) {
    if (word === 'list') {
      const texts = await listSeoTexts(db);
      return texts
        .map((text) =>
          [
            text.url,
            text.language,
            text.isRobotsBlock ? 'blocked' : '',
            text.title ?? '-',
            text.description ?? '-',
          ]
            .filter((part) => part !== '')
            .join('  '),
        )
        .join('\n');
    }
    const key = toSeoKey(url);
    if (key === null || (language !== 'ru' && language !== 'kz') || (word !== 'set' && word !== 'remove'))
      throw new Error(`Usage: npm run shop -- ${this.usage.join('\n       ')}`);
    if (!hasOwnSeo(key))
      throw new Error(`${key} takes its texts from its own page: nothing can stand over them.`);
    if (word === 'remove')
      return (await removeSeoText(db, key, language))
        ? `${key} ${language}: removed`
        : `${key} ${language}: none`;
    const fields = readFields(rest);
    if (Object.keys(fields).length === 0) throw new Error('Nothing to set.');
    await setSeoText(db, key, language, fields);
    return `${key} ${language}: set; pages show it within a minute`;
  },
};

import { hasOwnSeo, listSeoTexts, removeSeoText, type SeoText, setSeoText, toSeoKey } from '#api/seo/seo.ts';
import { readFlags } from '../flags.ts';
import { type Subject, usageOf } from './subject.ts';

const FLAGS = {
  title: { type: 'string' },
  description: { type: 'string' },
  image: { type: 'string' },
  canonical: { type: 'string' },
  video: { type: 'string' },
  block: { type: 'boolean' },
  unblock: { type: 'boolean' },
} as const;

/** Texts for search engines that stand over the templates. */
export const seo: Subject = {
  usage: [
    'seo list',
    'seo set /c/laminat/ ru|kz [--title "…"] [--description "…"] [--image /…] [--canonical /…] [--video /…] [--block | --unblock]',
    'seo remove /c/laminat/ ru|kz',
  ],

  async run(db, words) {
    const { values, positionals } = readFlags(words, FLAGS);
    const [word, url = '', language] = positionals;
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
      throw usageOf(this);
    if (!hasOwnSeo(key))
      throw new Error(`${key} takes its texts from its own page: nothing can stand over them.`);
    if (word === 'remove')
      return (await removeSeoText(db, key, language))
        ? `${key} ${language}: removed`
        : `${key} ${language}: none`;
    const { block, unblock, ...texts } = values;
    const robots = block ? { isRobotsBlock: true } : unblock ? { isRobotsBlock: false } : {};
    const fields: Partial<SeoText> = { ...texts, ...robots };
    if (Object.keys(fields).length === 0) throw new Error('Nothing to set.');
    await setSeoText(db, key, language, fields);
    return `${key} ${language}: set; pages show it within a minute`;
  },
};

/** The words of the SEO call over those of a screen (spec 2: custom SEO). */
import type { Answer } from '../../api-client.ts';
import type { Seo } from '../../page/screen.ts';

type Custom = Answer<'GET /api/v1/seo/'>;

/**
 * A page of a choice (a kind, a further page of a list) keeps its own title, which names the choice; everything else is
 * told by the call. Where either of the two keeps robots away they are kept away.
 */
export function withCustomSeo(own: Seo, custom: Custom, hasChoice: boolean): Seo {
  const { title, description, image, canonical, video, isRobotsBlock } = custom;
  const isFurtherPage = (own.canonicalQuery ?? '') !== '';
  return {
    ...own,
    ...(hasChoice ? {} : { title, description }),
    ...(isFurtherPage ? {} : { canonical }),
    ...(image === null ? {} : { image }),
    ...(video === null ? {} : { video }),
    isRobotsBlock: own.isRobotsBlock === true || isRobotsBlock,
  };
}

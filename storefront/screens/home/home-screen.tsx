import { PageTitle } from '../../design/page-title.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { HeadBlock, isOfHead, LaterBlock } from './home-blocks.tsx';
import type { HomeData } from './home-load.ts';
import { loadHomeParts } from './home-parts.tsx';
import styles from './home-screen.module.css';
import { PlainLogin } from './plain-login.tsx';

export const { Screen, load, seo, prepare, structuredData } = defineScreen<HomeData>({
  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./home-load.ts')).loadHome(context),

  seo: (_data, t) => ({ title: t('home.seoTitle'), description: t('home.seoDescription') }),

  structuredData: async (_data, at) => {
    const { toOrganizationFacts, toWebSiteFacts } = await import('../../page/head/structured-data.ts');
    return [toOrganizationFacts(at), toWebSiteFacts(at)];
  },

  prepare: () => loadHomeParts().catch(() => undefined),

  Screen({ data }) {
    const { t } = useWords();
    const { blocks } = data;
    const total = data.sections.reduce((sum, section) => sum + section.count, 0);
    // The title stands first whatever comes after it; departments and benefits that follow it at once stand close to it.
    const later = blocks.findIndex((block) => !isOfHead(block));
    const [head, rest] = later < 0 ? [blocks, []] : [blocks.slice(0, later), blocks.slice(later)];
    return (
      <div className={styles.home}>
        <div>
          <PlainLogin login={data.login} />
          <PageTitle note={t('home.total', { count: total })}>{t('home.title')}</PageTitle>
          {head.map((block) => (
            <HeadBlock key={block.id} block={block} data={data} />
          ))}
        </div>
        {rest.map((block) => (
          <LaterBlock key={block.id} block={block} data={data} />
        ))}
      </div>
    );
  },
});

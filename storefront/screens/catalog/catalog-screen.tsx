import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Panel } from '../../design/panel.tsx';
import { SectionPhotograph } from '../../features/catalog/section-picture.tsx';
import type { SectionTile } from '../../features/catalog/section-tiles.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { findSets, type ShelfSet } from '../sets/find-sets.ts';
import { SetModes } from '../sets/set-modes.tsx';
import { SetShelf } from '../sets/set-shelf.tsx';
import styles from './catalog-screen.module.css';

interface CatalogData {
  roots: (SectionTile & { children: SectionTile[] })[];
  sets: ShelfSet[];
}

const SHELF_SETS = 3;

export const { Screen, load, seo } = defineScreen<CatalogData>({
  async load(context) {
    const { api, cityCode } = context;
    const [sections, sets] = await Promise.all([
      api('GET /api/v2/sections/', { query: { city: cityCode } }),
      findSets(context, 'interiors', SHELF_SETS),
    ]);
    const { data } = requireValue(sections);
    const toTile = ({ code, name, count }: SectionTile) => ({ code, name, count });
    return { roots: data.map((root) => ({ ...toTile(root), children: root.children.map(toTile) })), sets };
  },

  seo: ({ roots }, t) => ({
    title: t('catalog.seoTitle'),
    description: t('catalog.seoDescription', {
      names: roots.map(({ name }) => name.toLowerCase()).join(', '),
    }),
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const total = data.roots.reduce((sum, root) => sum + root.count, 0);
    return (
      <ScreenFrame title={t('catalog.title')} note={t('section.total', { count: total })}>
        {data.roots.length === 0 ? (
          <EmptyState
            icon="box"
            drawing="nothing"
            title={t('catalog.empty')}
            actions={<Button href={localePath('/contacts', locale)}>{t('contacts.title')}</Button>}
          >
            {t('catalog.emptyText')}
          </EmptyState>
        ) : null}
        <div className={styles.roots}>
          {data.roots.map((root, index) => (
            <Panel key={root.code} as="section" className={styles.root} aria-labelledby={`root-${root.code}`}>
              <div className={styles.picture}>
                <SectionPhotograph code={root.code} isEager={index < 3} />
              </div>
              <div>
                <h2 className={styles.name} id={`root-${root.code}`}>
                  <a className={styles.rootLink} href={localePath(`/c/${root.code}`, locale)}>
                    {root.name}
                  </a>
                </h2>
                <ul className={styles.children}>
                  {root.children.map((child) => (
                    <li key={child.code}>
                      <a className={styles.child} href={localePath(`/c/${child.code}`, locale)}>
                        {child.name}
                        {'\u00A0'}
                        <span className={styles.count}>{child.count}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </Panel>
          ))}
        </div>
        <SetShelf title={t('sets.catalogTitle')} sets={data.sets} link={<SetModes />} />
      </ScreenFrame>
    );
  },
});

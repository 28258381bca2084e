import { useCallback, useMemo, useRef, useState } from 'react';
import { formatTenge } from '#domain/money.ts';
import { isSetMode } from '#domain/sets.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import type { SetData } from './set-data.ts';
import { SetItems } from './set-items.tsx';
import { SetScene } from './set-scene.tsx';
import styles from './set-screen.module.css';
import { SetShelf } from './set-shelf.tsx';
import { SetTotal } from './set-total.tsx';
import { useSet } from './use-set.ts';

const idOf = (item: number) => `item-${item}`;

export const { Screen, load, seo, validate, structuredData } = defineScreen<SetData>({
  validate: ({ mode }) => isSetMode(mode),

  // The loader stays on the server: the browser never runs it.
  load: async (context) => (await import('./set-load.ts')).loadSet(context),

  seo: ({ set }, t) => ({
    title: t('sets.seoSetTitle', { name: set.name, price: formatTenge(set.price) }),
    description: t('sets.seoSetText', { lead: set.lead, price: formatTenge(set.price) }),
  }),

  structuredData: async (data, place) => (await import('./set-facts.ts')).toSetFacts(data, place),

  Screen({ data }) {
    const { t } = useWords();
    const { set } = data;
    const { section } = set;
    const facts = [set.style?.name, set.colour?.name].filter(Boolean).join(' · ');
    return (
      <ScreenFrame
        title={set.name}
        parents={[
          { name: t(`sets.${set.mode}`), href: `/sets/${set.mode}` },
          { name: section.name, href: `/sets/${set.mode}/${section.code}` },
        ]}
        below={facts === '' ? undefined : <p className={styles.facts}>{facts}</p>}
      >
        {/* Another set is another choice. */}
        <SetBody key={`${set.mode} ${set.code} ${data.calculation.param}`} data={data} />
        <SetShelf title={t('sets.similar')} sets={data.similar} />
      </ScreenFrame>
    );
  },
});

function SetBody({ data }: { data: SetData }) {
  const { t } = useWords();
  const chosen = useSet(data);
  const box = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const { set, hotspots, groups, products } = data;
  const numbers = useMemo(() => new Map(hotspots.map(({ item }, at) => [item, at + 1])), [hotspots]);
  const point = useCallback((item: number) => {
    setPointed(item);
    const row = document.getElementById(idOf(item));
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.body}>
      <div className={styles.side}>
        <SetScene
          set={set}
          hotspots={hotspots}
          lines={chosen.lines}
          hrefOf={(item) => `#${idOf(item)}`}
          onPoint={point}
        />
        <SetTotal set={set} chosen={chosen} box={box} />
      </div>
      <div className={styles.main}>
        <p className={styles.text}>{set.description}</p>
        <h2 className={styles.title}>{t('sets.contents')}</h2>
        <SetItems
          groups={groups}
          products={products}
          numbers={numbers}
          chosen={chosen}
          idOf={idOf}
          pointed={pointed}
        />
      </div>
    </div>
  );
}

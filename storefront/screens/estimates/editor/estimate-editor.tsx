import { useCallback, useMemo, useState } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import { changedPrice, countProducts, type EditedLine, todayPrice } from '#domain/estimates/estimates.ts';
import { Button } from '../../../design/button.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { setTicks } from '../../../design/ticks.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { LatePart, useLatePart } from '../../../page/hydration/late-part.tsx';
import { ScreenFrame } from '../../../page/screen-frame.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { HeadDialog, LineDialog, SectionDialog } from './dialogs.tsx';
import { addLines, addSection, makeId, type Step } from './edit-steps.ts';
import styles from './editor.module.css';
import { createActions, newLine, type Opened } from './editor-actions.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { SaveState } from './save-state.tsx';
import { SectionBlock } from './section-block.tsx';
import { SharePanel } from './share-panel.tsx';
import { ReportDialog, useToCart } from './to-cart.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { useEditor } from './use-editor.ts';

const picker = new LatePart(() => import('./product-picker.tsx'));
const importer = new LatePart(() => import('./import-dialog.tsx'));

/** One estimate, worked on: lines by section, what they come to, the link, and what leads on from here. */
export function EstimateEditor({ estimate: loaded, madeAt }: { estimate: Estimate; madeAt: string }) {
  const { t } = useWords();
  const { store, state } = useEditor(loaded);
  const { estimate, products } = state;
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isAsking, setAsking] = useState(true);
  const [said, setSaid] = useState('');
  const Picker = useLatePart(picker, opened?.kind === 'picker');
  const Importer = useLatePart(importer, opened?.kind === 'import');
  const toCart = useToCart(loaded.id, store);
  const close = () => {
    store.endTyping();
    setOpened(null);
  };
  const edit = (step: Step, typing?: string) => store.edit(step, typing ?? null);

  const actions = useMemo(
    () =>
      createActions(store, {
        open: setOpened,
        say: ({ place, of, section }) => setSaid(t('estimates.moved', { place, of, section })),
        tick: (id, isTicked) => setUnticked((before) => setTicks(before, [id], isTicked)),
      }),
    [store, t],
  );
  const onAdd = useCallback(
    (sectionId: string, line: EditedLine) => store.edit(addLines(sectionId, [line])),
    [store],
  );
  /** Where lines go that name no section; an empty estimate gets its first one. */
  const requireSection = (): string => {
    const known = state.estimate.sections.at(-1)?.id;
    if (known !== undefined) return known;
    const id = makeId();
    edit(addSection({ id, name: t('estimates.firstSection'), kind: 'other', params: null, items: [] }));
    return id;
  };
  const counts = countProducts(estimate.sections);
  const goods = estimate.sections.flatMap(({ items }) => items).filter(({ kind }) => kind === 'product');
  const ticked = goods.filter(({ id }) => !unticked.has(id));
  const changed = goods.filter((line) => {
    const product = products.get(line.productCode ?? '');
    return (
      changedPrice(
        line,
        product && todayPrice(product, counts.get(product.code) ?? line.count),
        new Date(madeAt),
      ) !== null
    );
  });
  let before = 0;
  return (
    <ScreenFrame
      className={styles.screen}
      title={
        <>
          {estimate.name}
          <IconButton
            icon="edit"
            iconSize={20}
            label={t('estimates.about')}
            onClick={() => setOpened({ kind: 'head' })}
          />
        </>
      }
      crumb={estimate.name}
      parents={[
        { name: t('personal.menu'), href: '/personal' },
        { name: t('estimates.title'), href: '/personal/estimates' },
      ]}
      below={
        <div className={styles.top}>
          <SaveState state={state} onRetry={() => void store.flush()} />
          <EditorBar
            id={loaded.id}
            store={store}
            state={state}
            tickedCount={ticked.length}
            isBusy={toCart.isBusy}
            onImport={() => setOpened({ kind: 'import' })}
            onToCart={() =>
              void toCart.put(ticked.length === goods.length ? {} : { itemIds: ticked.map(({ id }) => id) })
            }
          />
        </div>
      }
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <EditorNotices
            id={loaded.id}
            store={store}
            state={state}
            changed={changed}
            onAnswer={() => setAsking(true)}
          />
          {estimate.sections.map((section) => {
            const start = before;
            before += section.items.length;
            return (
              <SectionBlock
                key={section.id}
                section={section}
                before={start}
                products={products}
                counts={counts}
                unticked={unticked}
                now={madeAt}
                faults={state.faults}
                actions={actions}
                onAdd={onAdd}
              />
            );
          })}
          {estimate.sections.length === 0 ? <p className={styles.none}>{t('estimates.noLines')}</p> : null}
          <div className={styles.buttons}>
            <Button
              size={36}
              look="secondary"
              icon="plus"
              onClick={() => {
                const id = makeId();
                const name = t('estimates.newSection');
                edit(addSection({ id, name, kind: 'room', params: null, items: [] }));
                setOpened({ kind: 'section', id });
              }}
            >
              {t('estimates.addSection')}
            </Button>
            <Button size={36} look="quiet" onClick={() => setOpened({ kind: 'import' })}>
              {t('estimates.paste')}
            </Button>
          </div>
          <p className={styles.hint}>{t('estimates.keys')}</p>
        </div>
        <aside className={styles.side}>
          <TotalsPanel state={state} store={store} />
          <SharePanel
            id={loaded.id}
            name={estimate.name}
            markupPercent={estimate.markupPercent}
            share={state.share}
            onShare={(share) => store.setShare(share)}
          />
        </aside>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {opened?.kind === 'line' ? <LineDialog {...{ state, edit }} id={opened.id} onClose={close} /> : null}
      {opened?.kind === 'head' ? <HeadDialog {...{ state, edit }} onClose={close} /> : null}
      {opened?.kind === 'section' ? (
        <SectionDialog
          {...{ state, edit }}
          id={opened.id}
          onClose={close}
          onToCart={(sectionId) => {
            close();
            void toCart.put({ sectionIds: [sectionId] });
          }}
        />
      ) : null}
      {opened?.kind === 'picker' && Picker ? (
        <Picker
          onClose={close}
          onPick={(product) => {
            store.learn(product);
            const { code: productCode, name, unit, price } = product;
            onAdd(opened.sectionId, newLine('product', { productCode, name, unit, price }));
          }}
        />
      ) : null}
      {opened?.kind === 'import' && Importer ? (
        <Importer
          onClose={close}
          onAdd={(lines, found) => {
            for (const product of found) store.learn(product);
            edit(addLines(requireSection(), lines));
            close();
          }}
        />
      ) : null}
      {state.conflicts.length > 0 && isAsking ? (
        <ConflictDialog
          conflicts={state.conflicts}
          onClose={() => setAsking(false)}
          onResolve={(answers) => store.resolve(answers)}
        />
      ) : null}
      <ReportDialog report={toCart.report} onClose={toCart.close} />
    </ScreenFrame>
  );
}

/** One promotion: its builder, what buyers will read of it, and what it would have done to real carts. */
import { useState } from 'react';
import type { ChangeSet } from '#contract/office/changes.ts';
import type { NamedProduct, OfficePromotionBrief } from '#contract/office/kept-promotions.ts';
import type { PromotionState, PromotionValues } from '#contract/office/promotion-values.ts';
import { useLocation, useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall, useCallWith } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { toChanges } from '../../changes/edits.ts';
import { useUnsaved } from '../../changes/unsaved.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered, Loading } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import type { MessageKey } from '../../i18n/screen-words.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './builder.module.css';
import { BuyersWords } from './buyers-words.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { copyOf, findWrongField, newValues, toEdits, toNewChanges } from './draft-values.ts';
import { NamedGoodsContext } from './named-goods.ts';
import { PromotionForm } from './promotion-form.tsx';
import { STAGE_LOOKS, stageOf } from './stage.ts';
import { TrialPanel } from './trial-panel.tsx';

type Stored = OfficePromotionBrief & { values: PromotionValues; products: NamedProduct[] };

export function PromotionScreen() {
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  const promotion = useCall('GET /office/api/v1/promotions/{id}/', { params: { id } });
  return (
    <Answered of={promotion}>
      {({ data }) => <Builder key={data.id} stored={data} values={data.values} products={data.products} />}
    </Answered>
  );
}

/** From nothing, or from another: `?copy=7`. */
export function NewPromotionScreen() {
  const { search } = useLocation();
  const copied = new URLSearchParams(search).get('copy') ?? '';
  const source = useCallWith(
    'GET /office/api/v1/promotions/{id}/',
    { enabled: copied !== '' },
    { params: { id: copied || '0' } },
  );
  if (copied === '') return <Builder stored={null} values={newValues()} products={[]} />;
  if (source.data === undefined && !source.error) return <Loading />;
  return (
    <Answered of={source}>
      {({ data }) => <Builder stored={null} values={copyOf(data.values)} products={data.products} />}
    </Answered>
  );
}

interface BuilderProps {
  /** Null: a new one. */
  stored: Stored | null;
  values: PromotionValues;
  products: readonly NamedProduct[];
}

function Builder({ stored, values: begun, products }: BuilderProps) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<PromotionValues>(begun);
  const [isTyped, setIsTyped] = useState(false);
  /** What is on its way to the shop is not lost by leaving. */
  const [isSent, setIsSent] = useState(false);
  /** Another one draws the fields anew: what was typed is dropped. */
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<readonly NamedProduct[]>([]);
  // What nobody has typed over follows what is stored.
  const values = isTyped || stored === null ? typed : stored.values;
  const mayWrite = rights.promotions?.write !== undefined;
  const sayField = (field: string) => t(`field.promotion.${field}` as MessageKey);
  const edits = stored && isTyped ? toEdits(stored.id, stored.values, values, sayField) : [];
  const changes = useChanges({
    title: values.title_ru || t('promos.new'),
    renews: ['GET /office/api/v1/promotions/', 'GET /office/api/v1/promotions/{id}/'],
    onApplied: (set) => follow(set),
  });
  const follow = ({ items, state }: ChangeSet) => {
    const made = items.find(({ newKey, state: one }) => newKey !== null && one === 'applied')?.id;
    if (stored === null && made) void navigate(officeAddress(`/promotions/${made}`), { replace: true });
    else if (items.some(({ to, state: one }) => to === 'removed' && one === 'applied'))
      void navigate(officeAddress('/promotions'), { replace: true });
    else if (state === 'applied' || state === 'scheduled') setIsTyped(false);
  };
  useUnsaved(stored === null && isTyped && !isSent);

  const wrong = findWrongField(values);
  const whyNot = !mayWrite
    ? t('whyNot.right')
    : wrong === null
      ? null
      : t('promos.fix', { field: sayField(wrong) });
  /** With what is typed beside it: one set, judged as a whole. */
  const move = (to: PromotionState) => {
    if (stored === null) return;
    const step = { subject: 'promotion', id: stored.id, field: 'state', from: stored.state, to };
    changes.save([...toChanges(edits), step]);
  };
  const named = new Map([...products, ...found].map((product) => [product.code, product]));
  const now = new Date().toISOString();
  const stage = stored === null ? 'draft' : stageOf(stored, now);
  return (
    <NamedGoodsContext
      value={{
        nameOf: (code) => named.get(code)?.name[locale] ?? code,
        priceOf: (code) => named.get(code)?.price ?? null,
        remember: (product) => setFound((before) => [...before, product]),
      }}
    >
      <PageHead
        title={values[`title_${locale}`] || t('promos.new')}
        path={[{ title: t('promos.title'), to: '/promotions' }]}
        lead={<Tag {...STAGE_LOOKS[stage]}>{t(`promos.stage.${stage}`)}</Tag>}
        acts={
          stored === null ? (
            <Button
              whyNot={whyNot}
              isBusy={changes.isBusy}
              onClick={() => {
                setIsSent(true);
                changes.save(toNewChanges(values));
              }}
            >
              {t('promos.keepDraft')}
            </Button>
          ) : (
            <Acts
              stored={stored}
              stage={stage}
              whyNot={whyNot}
              isBusy={changes.isBusy}
              onMove={move}
              onCopy={() => void navigate(officeAddress(`/promotions/new?copy=${stored.id}`))}
            />
          )
        }
      />
      <div className={`${page.page} ${styles.columns}`}>
        <fieldset className={styles.whole} disabled={!mayWrite}>
          <legend className="visually-hidden">{t('promos.one')}</legend>
          <PromotionForm
            key={round}
            values={values}
            onChange={(next) => {
              setTyped(next);
              setIsTyped(true);
              setIsSent(false);
            }}
          />
        </fieldset>
        <div className={page.stack}>
          <TrialPanel
            id={stored?.id ?? null}
            values={values}
            wrong={wrong === null ? null : sayField(wrong)}
          />
          <BuyersWords values={values} />
          {stored?.values.takes_codes ? <CodesPanel id={stored.id} mayWrite={mayWrite} /> : null}
        </div>
      </div>
      {stored === null ? null : (
        <ChangesBar
          edits={edits}
          isBusy={changes.isBusy}
          onSave={() => changes.save(toChanges(edits))}
          onPreview={() => changes.show(toChanges(edits))}
          onDrop={() => {
            setIsTyped(false);
            setRound(round + 1);
          }}
        />
      )}
      <ChangeDialogs changes={changes} />
    </NamedGoodsContext>
  );
}

interface ActsProps {
  stored: Stored;
  stage: ReturnType<typeof stageOf>;
  whyNot: string | null;
  isBusy: boolean;
  onMove: (to: PromotionState) => void;
  onCopy: () => void;
}

function Acts({ stored, stage, whyNot, isBusy, onMove, onCopy }: ActsProps) {
  const { t } = useWords();
  const { state, code } = stored;
  return (
    <>
      {state === 'draft' ? (
        <Button look="danger" icon="trash" whyNot={whyNot} isBusy={isBusy} onClick={() => onMove('removed')}>
          {t('promos.remove')}
        </Button>
      ) : (
        <a className={styles.page} href={`/promo/${code}`} target="_blank" rel="noreferrer">
          {t('promos.page')}
        </a>
      )}
      <Button look="plain" icon="copy" whyNot={whyNot} onClick={onCopy}>
        {t('promos.copy')}
      </Button>
      {state === 'live' && stage !== 'ended' ? (
        <Button look="danger" icon="close" whyNot={whyNot} isBusy={isBusy} onClick={() => onMove('stopped')}>
          {t('promos.stop')}
        </Button>
      ) : null}
      {state === 'draft' || state === 'stopped' ? (
        <Button whyNot={whyNot} isBusy={isBusy} onClick={() => onMove('live')}>
          {t(state === 'draft' ? 'promos.publish' : 'promos.again')}
        </Button>
      ) : null}
    </>
  );
}

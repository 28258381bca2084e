import { useState } from 'react';
import type { PickList } from '#contract/office/pick.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import phone from '../../design/phone.module.css';
import { Answered, sayFailure } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { showList, usePicking } from '../../picking/picking.ts';
import { Lacks } from './lacks.tsx';
import packing from './pack.module.css';
import { PlacesPanel } from './places-panel.tsx';
import { Unsent } from './unsent.tsx';
import { usePickList } from './use-pick-list.ts';

/** What was taken, how many places it stands in, and where: then it is ready. */
export function PackScreen() {
  const { t } = useWords();
  const { asked, key } = usePickList();
  return (
    <>
      <PageHead
        title={t('pack.title')}
        path={[
          { title: t('pick.title'), to: `/pick?store=${key.store}` },
          { title: asked.data?.data.number ?? '…', to: `/pick/${key.order}?store=${key.store}` },
        ]}
      />
      <div className={phone.page}>
        <Answered of={asked}>{({ data }) => <Packing said={data} />}</Answered>
      </div>
    </>
  );
}

function Packing({ said }: { said: PickList }) {
  const { t } = useWords();
  const me = useMe();
  const navigate = useNavigate();
  const picking = usePicking(me.id);
  const { waiting, flush } = picking;
  const list = showList(said, waiting);
  const pack = useAct('POST /office/api/v1/pick/{store}/{order}/ready/', {
    renews: ['GET /office/api/v1/pick/', 'GET /office/api/v1/pick/{store}/{order}/'],
  });
  const [places, setPlaces] = useState<readonly string[]>(
    said.places.length > 0 ? said.places.map(({ kg }) => String(kg)) : [String(said.weightKg)],
  );
  const [gate, setGate] = useState(said.places[0]?.gate ?? '');
  const isPacked = list.state === 'packed';
  const hasWeights = places.every((kg) => /^\d{1,5}$/.test(kg.trim()));
  const whyNot = findWhyNot();

  function findWhyNot(): string | null {
    if (isPacked) return t('pick.isPacked');
    if (!list.isDone) return t('pack.unfinished');
    if (list.isOver) return t('pick.over');
    // The shop must have heard of everything before it is told that all of it is there.
    if (waiting.length > 0) return t('pick.unsent', { count: waiting.length });
    return hasWeights ? null : t('pack.wholeKg');
  }

  return (
    <>
      <Unsent picking={picking} />
      {isPacked ? <Note tone="good">{t('pick.isPacked')}</Note> : null}
      {list.isShort ? <Note tone="warn">{t('pack.short')}</Note> : null}
      <Lacks list={list} />
      {list.others.map(({ storeId, name, isPacked: isThere }) => (
        <Note key={storeId} tone={isThere ? 'good' : 'warn'}>
          {t(isThere ? 'pack.otherPacked' : 'pack.otherOpen', { name })}
        </Note>
      ))}
      {pack.error ? <Note tone="bad">{sayFailure(pack.error, t('state.noAnswer'))}</Note> : null}
      <Panel title={t('pack.taken')} isFlush>
        <ul className={packing.taken}>
          {list.lines.map((line) => (
            <li key={line.line}>
              {line.image ? <img src={line.image} alt="" width={44} height={44} /> : null}
              <span>
                {line.name}
                {line.missing + line.broken > 0 ? (
                  <small>
                    {[
                      line.missing > 0 ? t('pack.missing', { count: line.missing }) : null,
                      line.broken > 0 ? t('pack.broken', { count: line.broken }) : null,
                    ]
                      .filter((words) => words !== null)
                      .join(', ')}
                  </small>
                ) : null}
              </span>
              <Tag
                tone={line.state === 'full' ? 'good' : 'warn'}
                icon={line.state === 'full' ? 'check' : 'warning'}
              >
                {t('pick.of', { picked: line.picked, wanted: line.wanted })}
              </Tag>
            </li>
          ))}
        </ul>
      </Panel>
      <PlacesPanel places={places} onChange={setPlaces} />
      <Panel title={t('pack.where')}>
        <TextField
          label={t('pack.gate')}
          maxLength={20}
          value={gate}
          onChange={(event) => setGate(event.target.value)}
        />
      </Panel>
      <div className={phone.foot}>
        <Button
          look="plain"
          className={phone.big}
          icon="print"
          whyNot={hasWeights ? null : t('pack.wholeKg')}
          onClick={() => void open(labelsAddress(list, places, gate), '_blank', 'noopener')}
        >
          {t('pack.labels', { count: places.length })}
        </Button>
        <Button
          className={phone.big}
          icon="check"
          isBusy={pack.isPending}
          whyNot={whyNot}
          onClick={async () => {
            await flush();
            pack.mutate(
              {
                params: { store: String(list.storeId), order: String(list.orderId) },
                body: { places: places.map((kg) => ({ kg: Number(kg), gate: gate.trim() })) },
              },
              {
                onSuccess: () => {
                  toasts.show(t('pack.done', { number: list.number }));
                  void navigate(officeAddress(`/pick?store=${list.storeId}`));
                },
              },
            );
          }}
        >
          {t('pack.ready')}
        </Button>
      </div>
    </>
  );
}

const labelsAddress = (
  { storeId, orderId }: Pick<PickList, 'storeId' | 'orderId'>,
  places: readonly string[],
  gate: string,
): string => {
  const words = new URLSearchParams({ kg: places.map((kg) => kg.trim()).join(), gate: gate.trim() });
  return officeAddress(`/api/v1/pick/${storeId}/${orderId}/labels/?${words}`);
};

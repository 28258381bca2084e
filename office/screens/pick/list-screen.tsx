import { useState } from 'react';
import type { PickLine, PickList } from '#contract/office/pick.ts';
import { readPickCode } from '#domain/office/pick-code.ts';
import { almatyTime } from '#domain/time.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import { PageHead } from '../../design/page-head.tsx';
import phone from '../../design/phone.module.css';
import { Answered, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { findNextLine, showList, usePicking } from '../../picking/picking.ts';
import { type Heard, ScanPanel } from '../../scanning/scan-panel.tsx';
import { Lacks } from './lacks.tsx';
import { LineSheet } from './line-sheet.tsx';
import styles from './pick.module.css';
import { sayWay } from './pick-card.tsx';
import { Unsent } from './unsent.tsx';
import { usePickList } from './use-pick-list.ts';

/** One list on a phone: the next shelf, a code, a count. It goes on without a network. */
export function PickListScreen() {
  const words = useWords();
  const { asked, key } = usePickList();
  return (
    <>
      <PageHead
        title={asked.data?.data.number ?? words.t('pick.title')}
        path={[{ title: words.t('pick.title'), to: `/pick?store=${key.store}` }]}
        lead={asked.data ? sayWay(asked.data.data, words) : undefined}
      />
      <div className={phone.page}>
        <Answered of={asked}>{({ data }) => <Collecting said={data} />}</Answered>
      </div>
    </>
  );
}

function Collecting({ said }: { said: PickList }) {
  const { t } = useWords();
  const me = useMe();
  const navigate = useNavigate();
  const picking = usePicking(me.id);
  const { waiting, tell } = picking;
  const take = useAct('POST /office/api/v1/pick/{store}/{order}/take/', {
    renews: ['GET /office/api/v1/pick/{store}/{order}/', 'GET /office/api/v1/pick/'],
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const [heard, setHeard] = useState<Heard | null>(null);
  const key = { store: said.storeId, order: said.orderId };
  const params = { store: String(key.store), order: String(key.order) };
  const list = showList(said, waiting);
  const current =
    list.lines.find(({ line, left }) => line === chosen && left > 0) ?? findNextLine(list, chosen);
  const next = current ? findNextLine({ lines: list.lines.filter((each) => each !== current) }, null) : null;

  if (list.state === 'stopped') return <Note tone="bad">{t('pick.stopped')}</Note>;
  if (list.state === 'packed') return <Note tone="good">{t('pick.isPacked')}</Note>;
  if (list.state === 'free' || !list.isMine)
    return (
      <>
        {take.error ? <Note tone="bad">{sayFailure(take.error, t('state.noAnswer'))}</Note> : null}
        {list.state === 'taken' ? (
          <Note tone="warn">{t('pick.takenBy', { name: list.picker?.name ?? '' })}</Note>
        ) : null}
        <Lines lines={list.lines} />
        <div className={phone.foot}>
          <Button
            className={phone.big}
            isBusy={take.isPending}
            onClick={() => take.mutate({ params, body: { isTakeover: list.state === 'taken' } })}
          >
            {t(list.state === 'taken' ? 'pick.takeOver' : 'pick.take')}
          </Button>
        </div>
      </>
    );

  function say(
    line: PickLine,
    kind: 'scan' | 'count' | 'missing' | 'broken',
    count: number,
    photo: string | null = null,
  ): void {
    setChosen(line.line);
    const isKept = tell(key, { line: line.line, kind, count, product: line.productCode }, photo);
    if (!isKept) toasts.show(t('pick.photoLost'), { tone: 'bad' });
  }

  function hear(code: string): void {
    const meaning = readPickCode(list.lines, code);
    const line = 'line' in meaning ? list.lines.find((each) => each.line === meaning.line) : undefined;
    if (meaning.is === 'line' && line) {
      say(line, 'scan', 1);
      setHeard({ tone: 'good', text: t('pick.right', { name: line.name, count: line.picked + 1 }) });
    } else if (meaning.is === 'enough')
      setHeard({ tone: 'bad', text: t('pick.enough', { name: line?.name ?? '' }) });
    else setHeard({ tone: 'bad', text: t(meaning.is === 'several' ? 'pick.several' : 'pick.unknown') });
  }

  return (
    <>
      <Unsent picking={picking} />
      <p className={phone.quiet} role="status">
        {t('pick.progress', { picked: list.picked, wanted: list.wanted })}
        {list.until === null ? null : ` · ${t('pick.until', { time: almatyTime(list.until) })}`}
      </p>
      <ScanPanel onCode={hear} heard={heard} />
      {current ? <LineSheet key={current.line} line={current} next={next} onSay={say} /> : null}
      {list.isOver ? <Note tone="bad">{t('pick.over')}</Note> : null}
      <Lines lines={list.lines} onChoose={setChosen} />
      <Lacks list={list} />
      {list.isDone ? (
        <div className={phone.foot}>
          <Button
            className={phone.big}
            whyNot={list.isOver ? t('pick.over') : null}
            onClick={() => void navigate(officeAddress(`/pick/${key.order}/pack?store=${key.store}`))}
          >
            {t('pick.toPack')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** All of them, in the order of the walk. */
function Lines({ lines, onChoose }: { lines: readonly PickLine[]; onChoose?: (line: number) => void }) {
  const { t } = useWords();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.line} data-state={line.state}>
          <button type="button" onClick={() => onChoose?.(line.line)}>
            <span>
              {line.name}
              <small>
                {line.shelf ? t('pick.shelf', line.shelf) : t('pick.noShelf')}
                {line.missing + line.broken > 0
                  ? ` · ${t('pick.lacks', { count: line.missing + line.broken })}`
                  : null}
              </small>
            </span>
            <b className="tabular">{t('pick.of', { picked: line.picked, wanted: line.wanted })}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

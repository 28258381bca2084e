/**
 * What of a picture is shown: a frame that makes a picture of its own, or a point that stays in sight where the shop fills a
 * square. Both by pointer and by keys: arrows move, with Shift the frame grows and shrinks.
 */
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { moveFrame, sizeFrame, squareFrame, WHOLE } from '#domain/office/crop.ts';
import { type Focus, parsePictureName, toPictureName } from '#domain/picture-name.ts';
import { office } from '../../calls/office.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Note } from '../../design/note.tsx';
import { Answered, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './crop.module.css';

interface CropDialogProps {
  name: string;
  /** `preview`: of a picture that nobody has seen yet. */
  onDone: (name: string, preview: string | null) => void;
  onClose: () => void;
}

const STEP = 20;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const MIDDLE: Focus = { x: 50, y: 50 };
const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

export function CropDialog({ name, onDone, onClose }: CropDialogProps) {
  const { t } = useWords();
  const { file, focus: stored } = parsePictureName(name);
  const picture = useCall('GET /office/api/v1/pictures/', { query: { name } });
  const [mode, setMode] = useState<'crop' | 'focus'>('crop');
  const [frame, setFrame] = useState(WHOLE);
  const [focus, setFocus] = useState<Focus | null>(stored);
  const crop = useMutation<{ name: string; preview: string }, Error>({
    mutationFn: async () =>
      (await office.call('POST /office/api/v1/pictures/crop/', { body: { name: file, box: frame } })).data,
    onSuccess: (made) => onDone(made.name, made.preview),
  });
  const isWhole = frame.width === 1000 && frame.height === 1000;
  const save = () => {
    if (mode === 'focus') onDone(toPictureName({ file, focus }), null);
    else if (isWhole) onClose();
    else crop.mutate();
  };
  return (
    <Dialog
      title={t('crop.title')}
      lead={t(mode === 'crop' ? 'crop.lead' : 'crop.focusLead')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button isBusy={crop.isPending} onClick={save}>
            {t('crop.take')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">{t('crop.title')}</legend>
        {(['crop', 'focus'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="crop-mode" checked={mode === each} onChange={() => setMode(each)} />
            {t(`crop.${each}`)}
          </label>
        ))}
      </fieldset>
      <Answered of={picture}>
        {({ data }) => (
          <>
            <Sheet
              {...data}
              label={t(mode === 'crop' ? 'crop.frame' : 'crop.point')}
              frame={mode === 'crop' ? frame : null}
              point={mode === 'focus' ? (focus ?? MIDDLE) : null}
              onMove={(dx, dy, isSize) => {
                if (mode === 'crop') setFrame((before) => (isSize ? sizeFrame : moveFrame)(before, dx, dy));
                else
                  setFocus((before) => {
                    const { x, y } = before ?? MIDDLE;
                    return { x: percent(x + dx / 10), y: percent(y + dy / 10) };
                  });
              }}
              onPoint={(x, y) => mode === 'focus' && setFocus({ x: percent(x / 10), y: percent(y / 10) })}
            />
            <div className={styles.acts}>
              {mode === 'crop' ? (
                <>
                  <Button
                    look="plain"
                    size="small"
                    onClick={() => setFrame(squareFrame(data.width, data.height))}
                  >
                    {t('crop.square')}
                  </Button>
                  <Button look="plain" size="small" onClick={() => setFrame(WHOLE)}>
                    {t('crop.whole')}
                  </Button>
                </>
              ) : (
                <Button look="plain" size="small" onClick={() => setFocus(null)}>
                  {t('crop.noFocus')}
                </Button>
              )}
              <output className={styles.said}>
                {mode === 'crop'
                  ? t('crop.size', {
                      width: Math.round((frame.width * data.width) / 1000),
                      height: Math.round((frame.height * data.height) / 1000),
                    })
                  : focus
                    ? t('crop.at', { x: focus.x, y: focus.y })
                    : t('crop.unset')}
              </output>
            </div>
          </>
        )}
      </Answered>
      {crop.error ? <Note tone="bad">{sayFailure(crop.error, t('state.noAnswer'))}</Note> : null}
    </Dialog>
  );
}

interface SheetProps {
  width: number;
  height: number;
  whole: string;
  label: string;
  frame: typeof WHOLE | null;
  point: Focus | null;
  /** In thousandths of the picture's sides. */
  onMove: (dx: number, dy: number, isSize: boolean) => void;
  onPoint: (x: number, y: number) => void;
}

/** The picture with its frame or point, drawn as one sheet: thousandths across, its own proportions down. */
function Sheet({ width, height, whole, label, frame, point, onMove, onPoint }: SheetProps) {
  const { t } = useWords();
  const hintId = useId();
  const sheet = useRef<SVGSVGElement>(null);
  const held = useRef<{ x: number; y: number; isSize: boolean } | null>(null);
  const down = (1000 * height) / width;
  const placeOf = (event: PointerEvent) => {
    const box = sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: ((event.clientX - box.left) / box.width) * 1000,
      y: ((event.clientY - box.top) / box.height) * 1000,
    };
  };
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const at = placeOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    const isSize =
      frame !== null && at.x > frame.left + frame.width - 80 && at.y > frame.top + frame.height - 80;
    held.current = { ...at, isSize };
    onPoint(at.x, at.y);
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const from = held.current;
    if (!from) return;
    const at = placeOf(event);
    if (frame) onMove(at.x - from.x, at.y - from.y, from.isSize);
    else onPoint(at.x, at.y);
    held.current = { ...at, isSize: from.isSize };
  };
  const key = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    onMove(dx * STEP, dy * STEP, event.shiftKey);
  };
  const scale = (value: number) => (value * down) / 1000;
  return (
    <>
      <svg
        ref={sheet}
        className={styles.sheet}
        viewBox={`0 0 1000 ${down}`}
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes arrows
        tabIndex={0}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null;
        }}
        onKeyDown={key}
      >
        <image href={whole} width={1000} height={down} preserveAspectRatio="none" />
        {frame ? (
          <>
            <path
              className={styles.shade}
              fillRule="evenodd"
              d={`M0 0H1000V${down}H0ZM${frame.left} ${scale(frame.top)}h${frame.width}v${scale(frame.height)}h${-frame.width}Z`}
            />
            <rect
              className={styles.frame}
              x={frame.left}
              y={scale(frame.top)}
              width={frame.width}
              height={scale(frame.height)}
            />
            <circle
              className={styles.corner}
              cx={frame.left + frame.width}
              cy={scale(frame.top + frame.height)}
              r={16}
            />
          </>
        ) : null}
        {point ? <circle className={styles.point} cx={point.x * 10} cy={scale(point.y * 10)} r={26} /> : null}
      </svg>
      <p id={hintId} className={styles.keys}>
        {t(frame ? 'crop.keys' : 'crop.pointKeys')}
      </p>
    </>
  );
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../i18n/locale-context.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { SectionTitle } from './page-title.tsx';
import styles from './slider.module.css';
import { type SliderPlace, toSliderPlace } from './slider-place.ts';

/** spec 9: arrows only with more than six. */
const ARROWS_ABOVE = 6;

interface SliderProps {
  title: ReactNode;
  note?: ReactNode;
  /** «Все 84 статьи». */
  link?: ReactNode;
  /** Each with its key; product cards keep their rows level across the slider. */
  items: readonly { key: string; content: ReactNode }[];
  className?: string | undefined;
}

/** A row that scrolls sideways: 2 in view, 4 from 768 px, 6 from 1272 px. Works by touch and without scripts. */
export function Slider({ title, note, link, items, className }: SliderProps) {
  const { t } = useWords();
  const titleId = useId();
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<SliderPlace | null>(null);
  const hasArrows = items.length > ARROWS_ABOVE;

  // Where the row has been scrolled to is known to the browser alone.
  useEffect(() => {
    const list = track.current;
    if (!list || !hasArrows) return;
    const measure = () => setPlace(toSliderPlace(list, items.length));
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [hasArrows, items.length]);

  const turn = (direction: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: direction * list.clientWidth, behavior: isCalm ? 'auto' : 'smooth' });
  };

  const end = (
    <>
      {link}
      {hasArrows ? (
        <div className={styles.arrows}>
          <span className={styles.range} aria-hidden="true">
            {place
              ? t('design.slider.range', { first: place.first, last: place.last, count: items.length })
              : null}
          </span>
          <IconButton
            icon="arrow-left"
            look="framed"
            iconSize={20}
            label={t('design.slider.back')}
            disabled={place?.isStart ?? true}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="arrow-right"
            look="framed"
            iconSize={20}
            label={t('design.slider.forward')}
            disabled={place?.isEnd ?? false}
            onClick={() => turn(1)}
          />
        </div>
      ) : null}
    </>
  );

  return (
    <section className={classNames(styles.slider, className)} aria-labelledby={titleId}>
      <SectionTitle className={styles.head} id={titleId} note={note} end={end}>
        {title}
      </SectionTitle>
      <ul className={styles.track} ref={track}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}

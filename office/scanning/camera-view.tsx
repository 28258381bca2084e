import { Icon } from '#storefront/design/icon.tsx';
import { Note } from '../design/note.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './camera-view.module.css';
import { useCamera } from './use-camera.ts';

interface CameraViewProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** What the camera sees, with the frame that a code is held into. */
export function CameraView({ onCode, onClose }: CameraViewProps) {
  const { t } = useWords();
  const { video, state, torch } = useCamera(onCode);
  if (state === 'none' || state === 'refused') return <Note tone="warn">{t(`camera.${state}`)}</Note>;
  return (
    <section className={styles.view} aria-label={t('camera.title')} data-ground="dark">
      <video ref={video} className={styles.video} muted playsInline />
      <div className={styles.frame} data-state={state} />
      <p className={styles.words} role="status">
        {t(state === 'opening' ? 'camera.opening' : 'camera.hold')}
      </p>
      <div className={styles.acts}>
        {torch ? (
          <button type="button" aria-pressed={torch.isOn} onClick={() => torch.set(!torch.isOn)}>
            <Icon name="bolt" />
            <span className="visually-hidden">{t('camera.torch')}</span>
          </button>
        ) : null}
        <button type="button" aria-label={t('camera.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../i18n/words.ts';
import styles from './factor-card.module.css';

interface QrCode {
  path: string;
  size: number;
}

async function drawQr(address: string): Promise<QrCode> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const code = generate(address);
  return { path: toSvgPath(code), size: code.size };
}

/** The second factor for a phone: scanned, or typed where there is no camera. */
export function FactorCard({ totp }: { totp: { address: string; secret: string } }) {
  const { t } = useWords();
  const { data: code } = useQuery({
    queryKey: ['qr', totp.address],
    queryFn: () => drawQr(totp.address),
    gcTime: 0,
  });
  return (
    <section className={styles.card}>
      <div className={styles.code}>
        {code ? (
          <svg viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`} role="img" aria-label={t('factor.qr')}>
            <path className={styles.modules} d={code.path} />
          </svg>
        ) : null}
      </div>
      <div>
        <ol className={styles.steps}>
          <li>{t('factor.step1')}</li>
          <li>{t('factor.step2')}</li>
          <li>{t('factor.step3')}</li>
        </ol>
        <p className={styles.hand}>{t('factor.byHand')}</p>
        <code className={styles.secret}>{totp.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </section>
  );
}

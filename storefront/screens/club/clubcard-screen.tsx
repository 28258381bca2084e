import type { ClubCard, ProProfile } from '#contract/loyalty.ts';
import { localePath } from '#domain/locale.ts';
import { almatyDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { CardPicture } from '../../features/club/kept-card.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { CardActions } from './card-actions.tsx';
import { CardFace } from './card-face.tsx';
import styles from './clubcard-screen.module.css';
import { LevelPanel } from './level-panel.tsx';
import { NewCard } from './new-card.tsx';
import { isOperationType, Operations, type OperationsPage } from './operations.tsx';
import { PointsPanel } from './points-panel.tsx';
import { ProPanel } from './pro-panel.tsx';

interface ClubData {
  card: (ClubCard & CardPicture) | null;
  operations: OperationsPage;
  pro: ProProfile;
}

export const { Screen, load, seo } = defineScreen<ClubData>({
  async load({ api, url }) {
    const asked = url.searchParams.get('type') ?? 'all';
    const type = isOperationType(asked) ? asked : 'all';
    const page = Math.max(1, Math.floor(Number(url.searchParams.get('page'))) || 1);
    const [user, card, operations, pro] = await Promise.all([
      api('GET /api/v1/users/'),
      api('GET /api/v1/loyalty/info/card/'),
      api('GET /api/v1/loyalty/operations/', { query: { page, type } }),
      api('GET /api/v1/loyalty/pro/'),
    ]);
    const { firstName, lastName } = requireValue(user).data;
    const known = requireValue(card).data;
    const { data, meta } = requireValue(operations);
    return {
      card: known && {
        ...known,
        name: `${firstName} ${lastName}`.trim(),
        levelName: known.level.name,
        qr: await drawQr(known.number),
      },
      operations: { items: data, ...meta, type, today: almatyDate(new Date()) },
      pro: requireValue(pro).data,
    };
  },

  seo: (_data, t) => ({ title: t('clubcard.title'), description: t('clubcard.seo'), isRobotsBlock: true }),

  Screen({ data: { card, operations, pro } }) {
    const { t, locale } = useWords();
    const rules = (
      <Button look="quiet" href={localePath('/club-rules', locale)}>
        {t('clubcard.rules')}
      </Button>
    );
    const parents = [{ name: t('personal.menu'), href: '/personal' }];
    if (card === null) {
      return (
        <ScreenFrame title={t('clubcard.title')} parents={parents} end={rules}>
          <NewCard />
        </ScreenFrame>
      );
    }
    const isBlocked = card.status === 'blocked';
    return (
      <ScreenFrame title={t('clubcard.title')} parents={parents} end={rules}>
        <div className={styles.page}>
          {isBlocked ? (
            <Notice look="blocked" title={t('clubcard.blocked.title')}>
              {t('clubcard.blocked.text')}
            </Notice>
          ) : null}
          {isBlocked ? (
            <NewCard isReplacement />
          ) : (
            <div className={styles.top}>
              <CardFace card={card} />
              <CardActions card={card} />
            </div>
          )}
          <PointsPanel card={card} />
          <LevelPanel card={card} />
          <ProPanel pro={pro} />
          <Operations {...operations} />
        </div>
      </ScreenFrame>
    );
  },
});

/** On the server alone: the drawing travels as one path. */
async function drawQr(number: string): Promise<CardPicture['qr']> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const code = generate(number);
  return { size: code.size, path: toSvgPath(code) };
}

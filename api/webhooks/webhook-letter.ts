/** Tells a partner's people and the shop's own that a webhook was paused. In Russian, the working language of both. */
import { formatDate } from '#domain/time.ts';
import type { Letter } from '../mail/mail.ts';

interface Paused {
  endpointId: number;
  partner: string;
  url: string;
  failingSince: Date;
  why: 'failing' | 'gone';
}

export function pauseLetter(
  to: string,
  { endpointId, partner, url, failingSince, why }: Paused,
): Letter<'webhook_paused'> {
  const since = formatDate(failingSince, 'ru');
  return {
    name: 'webhook_paused',
    dedupeKey: `webhook-paused:${endpointId}:${failingSince.toISOString()}:${to}`,
    to,
    slots: { partner },
    words: {
      language: 'ru',
      subject: `Вебхук для «${partner}» приостановлен`,
      paragraphs: [
        why === 'gone'
          ? 'Адрес ответил, что его больше нет (410), и магазин перестал слать туда события.'
          : `С ${since} адрес не принял ни одного события, и магазин перестал слать их туда.`,
        'События за это время хранятся 30 дней. Когда адрес снова заработает, включите вебхук в кабинете и отправьте их повторно.',
      ],
      facts: [{ name: 'Адрес', value: url }],
    },
  };
}

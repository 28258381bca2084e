/** Why a message did not arrive, in words. */
import type { MessageKey } from '../../i18n/screen-words.ts';
import type { Translate } from '../../i18n/words.ts';

const REASONS: readonly (readonly [RegExp, MessageKey])[] = [
  [/^answered 3/, 'webhooks.error.redirect'],
  [/^no answer within/, 'webhooks.error.late'],
  [/^no public address$/, 'webhooks.error.private'],
  [/^left alone$/, 'webhooks.error.alone'],
  [/^gone$/, 'webhooks.error.gone'],
  [/^paused$/, 'webhooks.error.paused'],
];

export function sayDeliveryFailure(reason: string, t: Translate): string {
  const known = REASONS.find(([shape]) => shape.test(reason))?.[1];
  if (known) return t(known);
  const status = /^answered (\d{3})$/.exec(reason)?.[1];
  return status === undefined ? t('webhooks.error.line') : t('webhooks.error.answered', { status });
}

/** A market's own words in ours; what has none is told as the market tells it. */
import type { MarketOrderRow } from '#contract/office/market-orders.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import type { TagTone } from '../../design/tag.tsx';
import type { MessageKey } from '../../i18n/screen-words.ts';
import type { Translate } from '../../i18n/words.ts';

const STAGES: Readonly<Record<string, MessageKey>> = {
  NEW: 'markets.stage.NEW',
  SIGN_REQUIRED: 'markets.stage.SIGN_REQUIRED',
  PICKUP: 'markets.stage.PICKUP',
  DELIVERY: 'markets.stage.DELIVERY',
  KASPI_DELIVERY: 'markets.stage.KASPI_DELIVERY',
};
const ENDS: Readonly<Record<string, MessageKey>> = {
  COMPLETED: 'markets.end.COMPLETED',
  CANCELLED: 'markets.end.CANCELLED',
  RETURNED: 'markets.end.RETURNED',
};

type Word = Pick<MarketOrderRow, 'stage' | 'status'>;

export function sayStage({ stage, status }: Word, t: Translate): string {
  const key = ENDS[status] ?? STAGES[stage];
  return key === undefined ? `${stage}, ${status}` : t(key);
}

export function saySide({ stage, status }: Word): { tone: TagTone; icon: IconName } {
  if (status === 'COMPLETED') return { tone: 'good', icon: 'check' };
  if (status === 'CANCELLED' || status === 'RETURNED') return { tone: 'plain', icon: 'undo' };
  return stage === 'NEW' ? { tone: 'warn', icon: 'clock' } : { tone: 'tint', icon: 'box' };
}

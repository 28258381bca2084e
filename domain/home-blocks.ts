/** What stands on the home page: which blocks there are, for whom each is shown, and when that changes next. */
export const HOME_KINDS = [
  'departments',
  'benefits',
  'promotions',
  'calculator',
  'sets',
  'hits',
  'advice',
  'fresh',
  'stores',
  'banner',
] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

/** Those whose heading may be the marketer's own. */
export const TITLED_KINDS: ReadonlySet<HomeKind> = new Set<HomeKind>([
  'promotions',
  'sets',
  'hits',
  'advice',
  'fresh',
  'banner',
]);

export const HOME_AUDIENCES = ['everybody', 'retail', 'wholesale', 'club'] as const;
export type HomeAudience = (typeof HOME_AUDIENCES)[number];

export const HOME_LOOKS = ['dark', 'sun', 'paper'] as const;
export type HomeLook = (typeof HOME_LOOKS)[number];

export interface ScheduledBlock {
  cityCode: string | null;
  audience: HomeAudience;
  startsAt: Date | null;
  endsAt: Date | null;
}

export interface HomeReader {
  cityCode: string;
  isWholesale: boolean;
  hasCard: boolean;
}

/** Who is not known buys at retail. A member who buys wholesale is both. */
const isMeant = (audience: HomeAudience, { isWholesale, hasCard }: HomeReader): boolean =>
  audience === 'everybody' ||
  (audience === 'wholesale' && isWholesale) ||
  (audience === 'retail' && !isWholesale) ||
  (audience === 'club' && hasCard);

export const isShownAt = (block: ScheduledBlock, reader: HomeReader, at: Date): boolean =>
  (block.cityCode === null || block.cityCode === reader.cityCode) &&
  isMeant(block.audience, reader) &&
  (block.startsAt === null || block.startsAt <= at) &&
  (block.endsAt === null || at < block.endsAt);

/** When something begins or ends next; null: nothing will. */
export function nextTurn(
  blocks: readonly Pick<ScheduledBlock, 'startsAt' | 'endsAt'>[],
  at: Date,
): Date | null {
  const moments = blocks.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const coming = moments.filter((moment): moment is Date => moment !== null && moment > at);
  return coming.length === 0 ? null : new Date(Math.min(...coming.map(Number)));
}

/** How the woods of floors grow: what an eye knows them by. */
export interface Habit {
  /** between two growth rings, in breadths of a board */
  spacing: number;
  /** how dark the late wood's lines are */
  rings: number;
  /** pores, short and dark: in the early wood alone, or everywhere */
  pores: number;
  ringPorous: boolean;
  /** rays, short and light */
  rays: number;
  /** broad bands along the board */
  bands: number;
  /** how far the grain leaves a straight line */
  wave: number;
  knots: number;
  /** of everything together */
  contrast: number;
}

const calm: Habit = {
  spacing: 0.07,
  rings: 0.25,
  pores: 0.1,
  ringPorous: false,
  rays: 0,
  bands: 0.6,
  wave: 0.8,
  knots: 0,
  contrast: 1,
};

const habits: Record<string, Habit> = {
  oak: { ...calm, spacing: 0.075, rings: 0.38, pores: 0.6, ringPorous: true, rays: 0.12, bands: 0.8 },
  ash: { ...calm, spacing: 0.12, rings: 0.55, pores: 0.4, ringPorous: true, wave: 1.1, bands: 0.4 },
  elm: { ...calm, spacing: 0.09, rings: 0.48, pores: 0.4, ringPorous: true, wave: 1.7 },
  walnut: { ...calm, spacing: 0.14, rings: 0.4, pores: 0.3, bands: 2.2, wave: 1.5 },
  maple: { ...calm, spacing: 0.11, rings: 0.16, pores: 0.06, bands: 0.5 },
  beech: { ...calm, spacing: 0.1, rings: 0.12, pores: 0.32, bands: 0.3, wave: 0.5 },
  pine: { ...calm, spacing: 0.1, rings: 0.62, pores: 0, bands: 0.3, wave: 0.9, knots: 2 },
};

/** White paint and lye leave less of the grain to be seen. */
const muted: Record<string, number> = { bleached: 0.45, light: 0.75, white: 0.4, grey: 0.8 };

export function habitOf(wood: string): Habit {
  const words = wood.split('-');
  const habit = words.map((word) => habits[word]).find((each) => each !== undefined) ?? calm;
  const part = words.map((word) => muted[word]).find((each) => each !== undefined) ?? 1;
  return { ...habit, contrast: habit.contrast * part };
}

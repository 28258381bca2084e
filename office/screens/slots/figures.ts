/** Capacities as they are typed: whole, or nothing at all. */
export const isWholeOrEmpty = (typed: string): boolean => /^\d{0,8}$/.test(typed.trim());
export const toFigure = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

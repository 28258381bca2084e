/** How much floor, wall and skirting a room has. Metres in, metres out; nothing is rounded here. */
export interface Room {
  lengthM: number;
  widthM: number;
  heightM: number;
  /** doors and windows, taken off the walls */
  openingsM2: number;
  /** width of the doorways, taken off the skirting */
  doorwaysM: number;
  reservePercent: number;
}

export interface RoomNeeds {
  floorM2: number;
  floorWithReserveM2: number;
  wallsM2: number;
  skirtingM: number;
  perimeterM: number;
}

export function roomNeeds(room: Room): RoomNeeds {
  const { lengthM, widthM, heightM, openingsM2, doorwaysM, reservePercent } = room;
  const floorM2 = lengthM * widthM;
  const perimeterM = 2 * (lengthM + widthM);
  return {
    floorM2,
    floorWithReserveM2: floorM2 * (1 + reservePercent / 100),
    wallsM2: Math.max(0, perimeterM * heightM - openingsM2),
    skirtingM: Math.max(0, perimeterM - doorwaysM),
    perimeterM,
  };
}

const MAX_M = 100;

/** A length in metres as people type it; null for anything that is no room. */
export function parseMetres(typed: string): number | null {
  const text = typed.replace(/[\s\u00A0]/g, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const metres = Number(text);
  return metres > 0 && metres <= MAX_M ? metres : null;
}

/** To the centimetre, without a trace of floating point. */
export function toHundredths(value: number): number {
  return Math.round(value * 100 + 1e-9) / 100;
}

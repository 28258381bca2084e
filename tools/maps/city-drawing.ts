/** What a city's map is made of: rough courses, enough to know where one is. Latitude and longitude in degrees. */
export interface Words {
  ru: string;
  kz: string;
}

export type Course = readonly (readonly [latitude: number, longitude: number])[];

interface Named {
  name?: Words;
  /** Where along the course its name stands, from 0 to 1; the middle if nothing is said. */
  at?: number;
}

export interface CityDrawing {
  name: Words;
  /** Where the houses stand. */
  built: readonly Course[];
  /** Rivers and canals, from their wide middle line. */
  rivers: readonly (Named & { course: Course; width: number })[];
  /** Lakes, reservoirs. */
  lakes?: readonly (Named & { shore: Course })[];
  parks?: readonly { shore: Course }[];
  streets: readonly (Named & { course: Course; isMain?: boolean })[];
  railways?: readonly { course: Course }[];
  districts: readonly { name: Words; point: readonly [latitude: number, longitude: number] }[];
}

/** `52.20 76.95, 52.25 76.93`: as it is quickest to write down and to mend. */
export function course(text: string): Course {
  return text.split(',').map((pair) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = pair.trim().split(/\s+/).map(Number);
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) throw new Error(`no point: ${pair}`);
    return [latitude, longitude] as const;
  });
}

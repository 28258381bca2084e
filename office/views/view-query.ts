/** What of an address belongs to a view: filters and order, not what is open or being asked just now. */
const PASSING = ['id', 'invite'];

const sorted = (query: string): string => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};

export function toViewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  return sorted(params.toString());
}

/** The order in which filters were pressed makes no other view. */
export const sameView = (one: string, other: string): boolean => sorted(one) === sorted(other);

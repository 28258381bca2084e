/** Lines of real goods that come to exactly a given sum. */
export interface DemoGoods {
  id: number;
  code: string;
  article: string;
  externalId: string;
  nameRu: string;
  nameKz: string;
  unitRu: string;
  unitKz: string;
  price: number;
  vatPercent: number;
  ntin: string | null;
  weightKg: number;
  warrantyMonths: number | null;
}

export interface DemoLine {
  goods: DemoGoods;
  count: number;
  /** Taken off the line, so that the part comes to its sum. */
  discount: number;
  /** After the discount. */
  sum: number;
  /** Which of the order's parts it belongs to. */
  part: number;
}

const MOST_OF_ONE = 10;

/** Each part begins with one or two larger things and ends with several of a small one; nothing stands twice. */
export function fillOrder(parts: readonly number[], pool: readonly DemoGoods[], seed: number): DemoLine[] {
  const used = new Set<number>();
  const isFree = ({ id }: DemoGoods) => !used.has(id);
  const turned = [...pool.slice((seed * 7) % pool.length), ...pool.slice(0, (seed * 7) % pool.length)];
  return parts.flatMap((target, part) => {
    const lines: DemoLine[] = [];
    let left = target;
    const put = (goods: DemoGoods, count: number, discount = 0) => {
      used.add(goods.id);
      const sum = goods.price * count - discount;
      lines.push({ goods, count, discount, sum, part });
      left -= sum;
    };
    for (const goods of turned.filter(isFree)) {
      if (lines.length === 2) break;
      const count = Math.min(MOST_OF_ONE, Math.floor((left * 0.45) / goods.price));
      if (count > 0 && goods.price > target / 40) put(goods, count);
    }
    while (left > 0) {
      const rest = left;
      const small = turned
        .filter((goods) => isFree(goods) && goods.price * MOST_OF_ONE >= rest)
        .toSorted((one, other) => one.price - other.price)[0];
      const largest = turned.filter(isFree).toSorted((one, other) => other.price - one.price)[0];
      if (small) {
        const count = Math.ceil(rest / small.price);
        put(small, count, small.price * count - rest);
      } else if (largest) put(largest, Math.min(MOST_OF_ONE, Math.floor(rest / largest.price)));
      else throw new Error('the demo range has too little for its orders');
    }
    return lines;
  });
}

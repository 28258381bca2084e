/**
 * What an expression of PromQL speaks of: the metrics, and the labels asked of each. Not a whole parser: enough to find a
 * name that nobody counts.
 */
export interface Named {
  metric: string;
  labels: string[];
}

const KEYWORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);
const LABEL = /([a-zA-Z_]\w*)\s*(?:=~|!~|!=|=)/g;

export function readExpression(expr: string): Named[] {
  const grouped: string[] = [];
  const text = expr
    // Strings first: whatever stands in them is no name.
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g, (_all, names: string) => {
      grouped.push(...names.split(',').map((name) => name.trim()));
      return '';
    });
  const named: Named[] = [];
  for (const [, metric = '', asked = ''] of text.matchAll(
    /\b([a-zA-Z_:][\w:]*)\b(?!\s*\()(\s*\{[^}]*\})?/g,
  )) {
    if (KEYWORDS.has(metric)) continue;
    named.push({
      metric,
      labels: [...new Set([...[...asked.matchAll(LABEL)].map(([, label = '']) => label), ...grouped])],
    });
  }
  return named;
}

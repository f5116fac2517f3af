const firstMs = 1000
const longestMs = 60_000

/**
 * How long to wait before the next connection, ms: twice as long after each failure, and not at the same time as all other tabs
 * (docs/rules/administration.md#office-events).
 * @param failures since the last event that came @param random from 0 to 1
 */
export function reconnectPause(failures: number, random: number): number {
  return Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + random / 2)
}

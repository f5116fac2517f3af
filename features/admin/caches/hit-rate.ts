/** Uses of a cache that found an entry, in percent; null before the first use. */
export function hitRate({ hits, misses }: { hits: number; misses: number }): number | null {
  const uses = hits + misses
  return uses === 0 ? null : Math.round((100 * hits) / uses)
}

/** At most `size` page numbers around the current one, which is in the middle unless an end is near (docs/rules/storefront.md#pagination). */
export function pageWindow({ page, totalPages, size }: { page: number; totalPages: number; size: number }): number[] {
  const count = Math.min(size, Math.max(totalPages, 0))
  const before = Math.floor(count / 2)
  const first = Math.max(1, Math.min(page - before, totalPages - count + 1))
  return Array.from({ length: count }, (_, step) => first + step)
}

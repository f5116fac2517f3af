import type { Stock } from '@/lib/api/entities/product.schema'

/** So few that a shopper is told how many. */
const lowAtMost = 3

/** What is said of so many pieces that can be sold; null: they are not counted. */
export function stockState(available: number | null): Stock {
  if (available === null) return { state: 'untracked', available: null }
  if (available <= 0) return { state: 'out', available: 0 }
  return { state: available <= lowAtMost ? 'low' : 'in', available }
}

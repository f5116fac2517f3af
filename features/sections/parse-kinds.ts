import type { Film } from '@/lib/api/entities/media.schema'
import type { PostsValue, ProductsValue } from './fields'
import { recordOf } from './record-of'

// The stored values of the kinds that are records; a wrong value becomes none (docs/rules/storefront.md#stored-values).

export function parseId(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 ? stored : null
}

export function parseIcon(stored: unknown): string {
  return typeof stored === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(stored) ? stored : ''
}

const sources: readonly ProductsValue['source'][] = ['newest', 'featured', 'sale', 'category', 'pinned']

export function parseProducts(stored: unknown, max: number): ProductsValue {
  const { source, category, pinned } = recordOf(stored)
  return {
    source: sources.find((one) => one === source) ?? 'newest',
    category: parseId(category),
    pinned: parseIds(pinned, max),
  }
}

export function parsePosts(stored: unknown, max: number): PostsValue {
  const { terms, pinned } = recordOf(stored)
  const slugs = Array.isArray(terms) ? terms.filter((one) => typeof one === 'string') : []
  return { terms: slugs, pinned: parseIds(pinned, max) }
}

/** Each id once. */
function parseIds(stored: unknown, max: number): number[] {
  if (!Array.isArray(stored)) return []
  return [...new Set(stored.flatMap((one) => parseId(one) ?? []))].slice(0, max)
}

export function parseVideo(stored: unknown): Film | null {
  const { from, videoId, src, mime } = recordOf(stored)
  if (from === 'youtube') return typeof videoId === 'string' && /^[\w-]{11}$/.test(videoId) ? { from, videoId } : null
  return from === 'file' && typeof src === 'string' && typeof mime === 'string' ? { from, src, mime } : null
}

/** A day of the calendar; the 31st of November is none. */
export function parseDay(stored: unknown): string | null {
  if (typeof stored !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(stored)) return null
  const time = Date.parse(`${stored}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(stored) ? stored : null
}

import { cache } from 'react'
import type { DataOf } from '@/lib/api/endpoint'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { notFound, permanentRedirectTo } from '@/lib/i18n/navigation'
import { load } from '@/server/rsc'

type ResolvedRoute = DataOf<typeof finderApi.decide>

// The limits of finder/decide; a longer address resolves to nothing.
const maxSegmentLength = 200
const maxSegments = 10

/** Resolves a path to its content. Segments are percent-encoded, as the router passes them. Cached per request. */
export const resolveRoute = cache(async (...segments: string[]): Promise<ResolvedRoute> => {
  const params = segments.map(decodeSegment)
  const isResolvable = params.length <= maxSegments && params.every((one) => one !== null && one.length <= maxSegmentLength)
  return isResolvable ? load(finderApi.decide, { params: params.flatMap((one) => one ?? []) }) : { type: 'none' }
})

/**
 * For a page without content: redirects or answers 404. The proxy handles known redirects before; this covers a back end elsewhere (API_URL) and the
 * minute until the proxy's cache holds a new redirect.
 */
export async function redirectOrNotFound(...segments: string[]): Promise<never> {
  const found = await resolveRoute(...segments)
  if (found.type === 'redirect') permanentRedirectTo(found.to)
  return notFound()
}

function decodeSegment(segment: string) {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

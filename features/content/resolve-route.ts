import { cache } from 'react'
import type { DataOf } from '@/lib/api/endpoint'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { notFound, permanentRedirectTo } from '@/lib/i18n/navigation'
import { load } from '@/server/rsc'

type ResolvedRoute = DataOf<typeof finderApi.decide>

// What finder/decide takes; an address beyond it cannot be anything of ours.
const maxSegmentLength = 200
const maxSegments = 10

/** What stands at a route, asked for once per page. Segments come percent-encoded, as the router has them. */
export const resolveRoute = cache(async (...segments: string[]): Promise<ResolvedRoute> => {
  const params = segments.map(decodeSegment)
  const isResolvable = params.length <= maxSegments && params.every((one) => one !== null && one.length <= maxSegmentLength)
  return isResolvable ? load(finderApi.decide, { params: params.flatMap((one) => one ?? []) }) : { type: 'none' }
})

/**
 * For a page whose thing does not exist: to where it has moved, or 404. The proxy answers known redirects before any page; this is for a
 * back end that lives elsewhere (API_URL), and for the minute in which the proxy does not know yet.
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

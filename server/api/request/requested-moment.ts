import type { Endpoint } from '@/lib/api/endpoint'
import { Moment } from '@/lib/api/entities/common.schema'
import { AppError } from '@/lib/api/errors'
import { lensDays, momentHeader } from '@/lib/api/moment'
import type { Ctx } from '@/server/core/context'

/** Also how far back a requested moment may lie. */
const dayMs = 24 * 60 * 60_000

/**
 * The future moment at which staff ask what visitors will see, null for now. Only reads that are the same for every caller have one, and only for editors:
 * for all others the header means nothing (docs/rules/lens.md#moment-right). Throws VALIDATION for a moment outside the next 90 days.
 */
export function requestedMoment(ctx: Ctx, { cache }: Pick<Endpoint, 'cache'>): Date | null {
  const requested = ctx.headers.get(momentHeader)
  if (requested === null || !cache || !mayPreview(ctx)) return null
  const parsed = Moment.safeParse(requested)
  const ahead = parsed.success ? Date.parse(parsed.data) - ctx.now().getTime() : Number.NaN
  // A page that has been open for a while may ask for a moment that has passed; up to a day ago that means now.
  if (!(ahead >= -dayMs && ahead <= lensDays * dayMs)) throw new AppError('VALIDATION')
  return ahead <= 0 || !parsed.success ? null : new Date(parsed.data)
}

function mayPreview({ actor }: Ctx) {
  return actor.kind === 'user' && actor.isBackoffice && actor.scopes.includes('content')
}

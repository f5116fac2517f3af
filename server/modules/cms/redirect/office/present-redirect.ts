import type { OfficeRedirect } from '@/lib/api/v1/cms/redirect/office.schema'
import type { redirects } from '@/server/db/schema/site'

export function presentRedirect({ id, fromPath, toPath, createdAt }: typeof redirects.$inferSelect): OfficeRedirect {
  return { id, from: fromPath, to: toPath, createdAt: createdAt.toISOString() }
}

import type { z } from 'zod'
import type { SiteInfo } from '@/server/core/context'

/** `headers` for mail programs, e.g. List-Unsubscribe. */
export type Rendered = { subject: string; html: string; text: string; headers?: Record<string, string> }

/** A template: the schema of its stored data and its rendering (docs/rules/mail.md#mail-data). */
export function mailTemplate<S extends z.ZodType>(data: S, render: (data: z.output<S>, site: SiteInfo) => Rendered) {
  return { data, render: (kept: unknown, site: SiteInfo) => render(data.parse(kept), site) }
}

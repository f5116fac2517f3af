import type { z } from 'zod'
import type { SiteInfo } from '@/server/core/context'

/** `headers`: what a mail says to the program that shows it, e.g. how to leave a list. */
export type Rendered = { subject: string; html: string; text: string; headers?: Record<string, string> }

/** A mail: the shape of its data, which are parsed when it is sent, for they may be older than the code, and what it makes of them. */
export function mailTemplate<S extends z.ZodType>(data: S, render: (data: z.output<S>, site: SiteInfo) => Rendered) {
  return { data, render: (kept: unknown, site: SiteInfo) => render(data.parse(kept), site) }
}

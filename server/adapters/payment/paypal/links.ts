import { z } from 'zod'

/** PayPal's resources name each other by links to their addresses. */
export const Links = z.array(z.object({ href: z.string() })).default([])

/** The id of the first thing of this kind, e.g. 'v2/payments/captures', that is linked to; a link to something that can be done with it is none. */
export function linked(links: z.infer<typeof Links>, kind: string): string | undefined {
  const [id] = links.flatMap(({ href }) => new RegExp(`/${kind}/([^/?]+)$`).exec(href)?.[1] ?? [])
  return id
}

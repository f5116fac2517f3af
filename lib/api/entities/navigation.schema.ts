import { z } from 'zod'
import { linkKinds } from '@/lib/routing/links'

/** Link target; lib/routing/links.ts builds the URL. */
const LinkTarget = z.object({ kind: z.enum(linkKinds), target: z.string() })

export const NavigationItem = z.object({
  id: z.number(),
  title: z.string(),
  type: z.enum(linkKinds),
  linkV2: LinkTarget,
  get children() {
    return z.array(NavigationItem)
  },
})
export type NavigationItem = z.infer<typeof NavigationItem>

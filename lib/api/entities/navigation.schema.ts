import { z } from 'zod'
import { linkKinds } from '@/lib/routing/links'

/** Where an item leads: lib/routing/links.ts makes an address of it. */
const LinkTarget = z.object({ kind: z.enum(linkKinds), target: z.string() })

/** SPEC 3 'Navigation item'. */
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

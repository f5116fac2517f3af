import { z } from 'zod'
import { linkKinds } from '@/lib/routing/links'
import { LinkLanguage } from './link-language.schema'

/** Link target: `kind` says what `target` names: a route, a slug or a URL. `id`: the record that it was resolved from (docs/rules/content.md#links-by-id). */
const LinkTarget = z.object({
  kind: z.enum(linkKinds),
  target: z.string(),
  id: z.number().optional(),
  hash: z.string().optional(),
  locale: LinkLanguage,
})

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

import { z } from 'zod'
import { Id, text } from '@/lib/api/entities/common.schema'
import { linkKinds, recordLinkKinds } from '@/lib/routing/links'

export const MenuName = z.enum(['main', 'footer1', 'footer2', 'footer3', 'footer4'])
export type MenuName = z.infer<typeof MenuName>

/** A record by id, or the address, path or anchor of another kind (docs/rules/content.md#links-by-id). */
const StoredLink = z.union([
  z.strictObject({ kind: z.enum(recordLinkKinds), id: Id, hash: text(100).default('') }),
  z.strictObject({ kind: z.enum(linkKinds), target: text(500).trim().min(1), hash: text(100).default('') }),
])
type StoredLink = z.infer<typeof StoredLink>

/** `id`: the item as it was read; items without one are new. */
const own = { id: Id.optional(), title: text(100).trim().min(1), link: StoredLink }
const ThirdLevel = z.strictObject(own)
const SecondLevel = z.strictObject({ ...own, children: z.array(ThirdLevel).max(50).default([]) })
const FirstLevel = z.strictObject({ ...own, children: z.array(SecondLevel).max(50).default([]) })

/** docs/rules/content.md#menus */
export const SaveMenu = z.strictObject({ menu: MenuName, version: z.number().int().min(0), items: z.array(FirstLevel).max(50) })
export const GetMenu = z.strictObject({ menu: MenuName })

/** `targetTitle`: the title of the record; null when it is gone or the link names none. */
export const MenuItem = z.object({
  id: z.number(),
  title: z.string(),
  link: z.union([
    z.object({ kind: z.enum(recordLinkKinds), id: z.number(), hash: z.string() }),
    z.object({ kind: z.enum(linkKinds), target: z.string(), hash: z.string() }),
  ]),
  targetTitle: z.string().nullable(),
  get children() {
    return z.array(MenuItem)
  },
})
export type MenuItem = z.infer<typeof MenuItem>
export const Menu = z.object({ menu: MenuName, version: z.number(), items: z.array(MenuItem) })

export const officeNavigationSchemas = {
  get: { input: GetMenu, data: Menu },
  save: { input: SaveMenu, data: Menu },
}

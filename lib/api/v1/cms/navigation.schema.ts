import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, text } from '@/lib/api/entities/common.schema'
import { NavigationItem } from '@/lib/api/entities/navigation.schema'
import type { navigationApi } from './navigation'

/** A menu's name (`main`, `footer1` .. `footer4`), or the id of an item whose children are asked for. */
export const GetTree = z.strictObject({ id: z.union([Id, text(40).min(1)]) })
export const NavigationTree = z.array(NavigationItem)

export const navigationSchemas = {
  tree: { input: GetTree, data: NavigationTree },
} satisfies SchemasOf<typeof navigationApi>

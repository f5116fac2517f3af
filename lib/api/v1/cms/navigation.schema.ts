import { z } from 'zod'
import { Id, text } from '@/lib/api/entities/common.schema'
import { NavigationItem } from '@/lib/api/entities/page/navigation.schema'

/** A menu's name (`main`, `footer1` .. `footer4`), or the id of an item whose children are requested. */
export const GetTree = z.strictObject({ id: z.union([Id, text(40).min(1)]) })
export const NavigationTree = z.array(NavigationItem)

export const navigationSchemas = {
  tree: { input: GetTree, data: NavigationTree },
}

import { and, asc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { NavigationItem } from '@/lib/api/entities/page/navigation.schema'
import type { navigationApi } from '@/lib/api/v1/cms/navigation'
import type { Ctx } from '@/server/core/context'
import { navigationItems } from '@/server/db/schema/cms'
import { resolveLinks } from '../link-targets/resolve-links'
import { hiddenItems } from './hidden-items'

type Row = typeof navigationItems.$inferSelect

/** Loads the whole menu and builds the tree in memory (docs/rules/content.md#navigation-tree). */
export async function tree(ctx: Ctx, { id }: ParsedOf<typeof navigationApi.tree>): Promise<NavigationItem[]> {
  const menu = typeof id === 'string' ? id : await menuOf(ctx, id)
  if (menu === null) return []
  const rows = await ctx.db
    .select()
    .from(navigationItems)
    .where(and(isOwnItem(ctx), eq(navigationItems.menu, menu)))
    .orderBy(asc(navigationItems.position), asc(navigationItems.id))
  const links = await presentLinks(ctx, rows)
  const hidden = await hiddenItems(ctx, rows)
  return childrenOf(typeof id === 'string' ? null : id)

  function childrenOf(parentId: number | null): NavigationItem[] {
    return rows
      .filter((row) => row.parentId === parentId)
      .flatMap(({ id: itemId, title, type }) => {
        const children = childrenOf(itemId)
        // What stands below an item that is not shown moves up.
        if (hidden.has(itemId)) return children
        return [{ id: itemId, title, type, linkV2: links.get(itemId) ?? { kind: type, target: '' }, children }]
      })
  }
}

/** The link of each item, those that lead to a record with its slug of today. */
async function presentLinks(ctx: Ctx, rows: readonly Row[]): Promise<Map<number, NavigationItem['linkV2']>> {
  const stored = rows.map(({ type, targetId, target, hash }) => ({
    kind: type,
    ...(targetId === null ? { target } : { id: targetId }),
    ...(hash === '' ? {} : { hash }),
  }))
  const links = NavigationItem.shape.linkV2.array().parse(await resolveLinks(ctx, stored))
  return new Map(rows.map(({ id }, index) => [id, links[index] ?? { kind: 'route', target: '' }]))
}

async function menuOf(ctx: Ctx, itemId: number) {
  const [row] = await ctx.db
    .select({ menu: navigationItems.menu })
    .from(navigationItems)
    .where(and(isOwnItem(ctx), eq(navigationItems.id, itemId)))
  return row?.menu ?? null
}

function isOwnItem(ctx: Ctx) {
  return and(eq(navigationItems.siteId, ctx.site.id), eq(navigationItems.languageId, ctx.language.id))
}

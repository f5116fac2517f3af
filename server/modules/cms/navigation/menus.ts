import { and, eq, isNull, max } from 'drizzle-orm'
import type { MenuName } from '@/lib/api/v1/cms/navigation/office.schema'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { navigationItems, navigationMenus } from '@/server/db/schema/cms'

/** The items of a menu in the caller's site and language. */
export function ofMenu({ site, language }: Ctx, menu: string) {
  return and(eq(navigationItems.siteId, site.id), eq(navigationItems.languageId, language.id), eq(navigationItems.menu, menu))
}

/** The version of a menu, locked until the transaction ends. */
export async function lockMenu({ site, language }: Ctx, tx: Transaction, menu: MenuName): Promise<number> {
  const key = { siteId: site.id, languageId: language.id, menu }
  await tx.insert(navigationMenus).values(key).onConflictDoNothing()
  const [row] = await tx.select({ version: navigationMenus.version }).from(navigationMenus).where(ofVersion(key)).for('update')
  return row?.version ?? 0
}

export async function setMenuVersion({ site, language }: Ctx, tx: Transaction, { menu, version }: { menu: MenuName; version: number }) {
  await tx
    .update(navigationMenus)
    .set({ version })
    .where(ofVersion({ siteId: site.id, languageId: language.id, menu }))
}

/** Adds a page as the last item of a menu's first level. */
export async function appendPage(ctx: Ctx, tx: Transaction, { menu, pageId, title }: { menu: MenuName; pageId: number; title: string }) {
  const version = await lockMenu(ctx, tx, menu)
  const [last] = await tx
    .select({ position: max(navigationItems.position) })
    .from(navigationItems)
    .where(and(ofMenu(ctx, menu), isNull(navigationItems.parentId)))
  const position = (last?.position ?? -1) + 1
  const own = { siteId: ctx.site.id, languageId: ctx.language.id, menu, position, title }
  await tx.insert(navigationItems).values({ ...own, type: 'page', targetId: pageId, target: '' })
  await setMenuVersion(ctx, tx, { menu, version: version + 1 })
}

function ofVersion({ siteId, languageId, menu }: { siteId: number; languageId: number; menu: string }) {
  return and(eq(navigationMenus.siteId, siteId), eq(navigationMenus.languageId, languageId), eq(navigationMenus.menu, menu))
}

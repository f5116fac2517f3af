import { and, asc, eq } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import type { MenuItem } from '@/lib/api/v1/cms/navigation/office.schema'
import { recordLinkKinds, type LinkKind, type RecordLinkKind } from '@/lib/routing/links'
import type { Ctx } from '@/server/core/context'
import { navigationItems, navigationMenus } from '@/server/db/schema/cms'
import { linkKey, loadLinkTargets } from '../../link-targets/link-targets'
import { ofMenu } from '../menus'

export async function get(ctx: Ctx, { menu }: ParsedOf<typeof officeNavigationApi.get>): Promise<DataOf<typeof officeNavigationApi.get>> {
  const [[counted], rows] = await Promise.all([
    ctx.db
      .select({ version: navigationMenus.version })
      .from(navigationMenus)
      .where(and(eq(navigationMenus.siteId, ctx.site.id), eq(navigationMenus.languageId, ctx.language.id), eq(navigationMenus.menu, menu))),
    ctx.db.select().from(navigationItems).where(ofMenu(ctx, menu)).orderBy(asc(navigationItems.position), asc(navigationItems.id)),
  ])
  const records = rows.flatMap(({ type, targetId }) => (targetId !== null && isRecordKind(type) ? [{ kind: type, id: targetId }] : []))
  const targets = await loadLinkTargets(ctx, records)
  const childrenOf = (parentId: number | null): MenuItem[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, title, ...row }) => {
        const link = presentLink(row)
        const targetTitle = 'id' in link ? (targets.get(linkKey(link))?.title ?? null) : null
        return { id, title, link, targetTitle, children: childrenOf(id) }
      })
  return { menu, version: counted?.version ?? 0, items: childrenOf(null) }
}

type StoredTarget = Pick<typeof navigationItems.$inferSelect, 'type' | 'targetId' | 'target' | 'hash'>

function presentLink({ type, targetId, target, hash }: StoredTarget): MenuItem['link'] {
  return targetId !== null && isRecordKind(type) ? { kind: type, id: targetId, hash } : { kind: type, target, hash }
}

function isRecordKind(kind: LinkKind): kind is RecordLinkKind {
  return recordLinkKinds.some((known) => known === kind)
}

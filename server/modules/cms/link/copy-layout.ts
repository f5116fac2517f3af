import { and, asc, eq } from 'drizzle-orm'
import { MenuName } from '@/lib/api/v1/cms/navigation/office.schema'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { elements, navigationItems } from '@/server/db/schema/cms'
import { editableDocument } from '../draft/documents'
import { recordVersion } from '../draft/versions'
import { lockMenu, ofMenu, setMenuVersion } from '../navigation/menus'

type Languages = { from: Ctx; to: Ctx }

/** Gives a language the header, footer, cookie notice and menus that it lacks, as copies to translate (docs/rules/editing.md#layout-translations). */
export async function copyLayout(tx: Transaction, { from, to }: Languages) {
  const hasElements = await copyElements(tx, { from, to })
  let hasMenus = false
  for (const menu of MenuName.options) hasMenus = (await copyMenu(tx, { from, to, menu })) || hasMenus
  const tags = [...(hasElements ? ['layout'] : []), ...(hasMenus ? ['navigation'] : [])]
  if (tags.length > 0) await to.invalidateTags(tx, tags)
}

async function copyElements(tx: Transaction, { from, to }: Languages): Promise<boolean> {
  const originals = await tx
    .select()
    .from(elements)
    .where(and(eq(elements.siteId, from.site.id), eq(elements.languageId, from.language.id)))
    .orderBy(asc(elements.id))
  if (originals.length === 0) return false
  const now = to.now()
  const copies = originals.map(({ id: _id, version: _version, ...original }) => ({
    ...original,
    languageId: to.language.id,
    createdAt: now,
    updatedAt: now,
  }))
  const added = await tx.insert(elements).values(copies).onConflictDoNothing().returning({ id: elements.id })
  for (const { id } of added) {
    const key = `element:${id}`
    const document = await editableDocument(key).read(to, tx)
    await recordVersion(to, tx, { key, document, reason: 'publish', revision: null, userId: requireUser(to).id, publishedAt: now })
  }
  return added.length > 0
}

async function copyMenu(tx: Transaction, { from, to, menu }: Languages & { menu: (typeof MenuName.options)[number] }): Promise<boolean> {
  const version = await lockMenu(to, tx, menu)
  if (version > 0 || (await tx.$count(navigationItems, ofMenu(to, menu))) > 0) return false
  const originals = await tx.select().from(navigationItems).where(ofMenu(from, menu)).orderBy(asc(navigationItems.position))
  const insertLevel = async (original: number | null, parentId: number | null) => {
    for (const { id, ...item } of originals.filter((one) => one.parentId === original)) {
      const copy = { ...item, parentId, languageId: to.language.id }
      const [row] = await tx.insert(navigationItems).values(copy).returning({ id: navigationItems.id })
      if (row) await insertLevel(id, row.id)
    }
  }
  await insertLevel(null, null)
  await setMenuVersion(to, tx, { menu, version: 1 })
  return originals.length > 0
}

import { isSameLink, type MenuRow } from './menu-rows'

/** An item that both have changed. `theirs` is null where a colleague has removed it. */
export type MenuConflict = { key: string; mine: MenuRow; theirs: MenuRow | null }

type Menus = { base: readonly MenuRow[]; mine: readonly MenuRow[]; theirs: readonly MenuRow[] }

/**
 * Takes a colleague's menu over under what was typed (docs/rules/content.md#stale-menu): what the editor has not touched follows, what was typed stays, and what
 * both have changed is a conflict, in which the editor's value stands until theirs is taken.
 */
export function mergeMenus(menus: Menus): { rows: MenuRow[]; conflicts: MenuConflict[] } {
  const { base, mine, theirs } = menus
  const follows = structureOf(mine) === structureOf(base)
  const conflicts: MenuConflict[] = []
  const merged = mine.flatMap((own) => {
    const [before, theirOwn] = [byId(base, own.id), byId(theirs, own.id)]
    if (!before) return [own]
    const isTouched = own.title !== before.title || !isSameLink(own.link, before.link)
    if (!theirOwn) {
      if (!isTouched) return []
      // Its id is gone: saved again, it is a new item.
      const { id: _, ...withoutId } = own
      conflicts.push({ key: own.key, mine: withoutId, theirs: null })
      return [withoutId]
    }
    const row = mergeRow({ before, own, theirOwn })
    if (hasBothChanged({ before, own, theirOwn })) conflicts.push({ key: own.key, mine: row, theirs: theirOwn })
    return [row]
  })
  const rows = follows ? inOrderOf(theirs, merged) : withAdditions(merged, menus)
  return { rows: withinDepth(rows), conflicts }
}

type Row = { before: MenuRow; own: MenuRow; theirOwn: MenuRow }

/** Field by field: theirs where the editor has left it. */
function mergeRow({ before, own, theirOwn }: Row): MenuRow {
  const title = own.title === before.title ? theirOwn.title : own.title
  const { link, targetTitle } = isSameLink(own.link, before.link) ? theirOwn : own
  return { ...own, title, link, targetTitle }
}

function hasBothChanged({ before, own, theirOwn }: Row): boolean {
  const titles = own.title !== before.title && theirOwn.title !== before.title && own.title !== theirOwn.title
  const links = [own, theirOwn].every(({ link }) => !isSameLink(link, before.link)) && !isSameLink(own.link, theirOwn.link)
  return titles || links
}

/** The editor has changed texts only, so items stand where the colleague has put them; what is not there any more follows. */
function inOrderOf(theirs: readonly MenuRow[], merged: readonly MenuRow[]): MenuRow[] {
  const placed = theirs.map((row) => ({ ...row, ...byId(merged, row.id), depth: row.depth }))
  return [...placed, ...merged.filter(({ id }) => id === undefined)]
}

/** The editor has moved, added or removed items: their order stays, and a colleague's new item stands behind the one before it. */
function withAdditions(merged: MenuRow[], { base, theirs }: Menus): MenuRow[] {
  return theirs.reduce<MenuRow[]>((rows, row, index) => {
    if (byId(base, row.id) || byId(rows, row.id)) return rows
    const before = rows.findIndex(({ id }) => id !== undefined && id === theirs[index - 1]?.id)
    const at = before === -1 && index > 0 ? rows.length : before + 1
    return rows.toSpliced(at, 0, row)
  }, merged)
}

/** An item whose parent is gone moves up. */
function withinDepth(rows: readonly MenuRow[]): MenuRow[] {
  let last = -1
  return rows.map((row) => {
    last = Math.min(row.depth, last + 1)
    return { ...row, depth: last }
  })
}

const byId = (rows: readonly MenuRow[], id: number | undefined) => (id === undefined ? undefined : rows.find((row) => row.id === id))
const structureOf = (rows: readonly MenuRow[]) => rows.map(({ id, depth }) => `${id ?? 'new'}:${depth}`).join(' ')

/** The rows with the colleague's value of a conflict. */
export function takeTheirs(rows: readonly MenuRow[], { key, theirs }: MenuConflict): MenuRow[] {
  if (theirs === null) return withinDepth(rows.filter((row) => row.key !== key))
  return rows.map((row) => (row.key === key ? { ...row, title: theirs.title, link: theirs.link, targetTitle: theirs.targetTitle } : row))
}

import type { InputOf } from '@/lib/api/endpoint'
import type { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import type { MenuItem } from '@/lib/api/v1/cms/navigation/office.schema'

export type MenuLink = MenuItem['link']

/** An item of a menu while it is edited: the tree in reading order, with the depth of each item. */
export type MenuRow = { key: string; id?: number; depth: number; title: string; link: MenuLink; targetTitle: string | null }

type SavedItems = InputOf<typeof officeNavigationApi.save>['items']

/** docs/rules/content.md#menus */
const maxDepth = 2

export function rowsOf(items: readonly MenuItem[], depth = 0): MenuRow[] {
  return items.flatMap(({ id, title, link, targetTitle, children }) => [
    { key: `item-${id}`, id, depth, title, link, targetTitle },
    ...rowsOf(children, depth + 1),
  ])
}

export function isSameLink(one: MenuLink, other: MenuLink): boolean {
  const place = (link: MenuLink) => ('id' in link ? link.id : link.target)
  return one.kind === other.kind && place(one) === place(other) && one.hash === other.hash
}

/** Whether both are the same to a reader: items by name, link and place, whatever their ids. */
export function isSameMenu(one: readonly MenuRow[], other: readonly MenuRow[]): boolean {
  return (
    one.length === other.length &&
    one.every((row, at) => {
      const twin = other[at]
      return twin?.title === row.title.trim() && twin.depth === row.depth && isSameLink(twin.link, row.link)
    })
  )
}

/** The rows as a tree, for saving. */
export function itemsOf(rows: readonly MenuRow[]): SavedItems {
  return childrenAt(rows, 0).map(({ own, below }) => ({
    ...own,
    children: childrenAt(below, 1).map((second) => ({ ...second.own, children: childrenAt(second.below, 2).map((third) => third.own) })),
  }))
}

/** The rows of one depth, each with the rows below it. */
export function childrenAt(rows: readonly MenuRow[], depth: number) {
  return rows.flatMap((row, index) => {
    if (row.depth !== depth) return []
    const { id, title, link } = row
    return [
      { row, own: { ...(id === undefined ? {} : { id }), title: title.trim(), link }, below: rows.slice(index + 1, endOf(rows, index)) },
    ]
  })
}

/** Where the item and those below it end. */
function endOf(rows: readonly MenuRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth)
  return next === -1 ? rows.length : next
}

type Parts = { before: MenuRow[]; block: MenuRow[]; after: MenuRow[] }

function partsAt(rows: readonly MenuRow[], index: number): Parts {
  const end = endOf(rows, index)
  return { before: rows.slice(0, index), block: rows.slice(index, end), after: rows.slice(end) }
}

/** What can be done to an item; each gives the rows unchanged where it is not possible. */
export type MenuMove = 'up' | 'down' | 'in' | 'out'

export function moveRow(rows: MenuRow[], index: number, move: MenuMove): MenuRow[] {
  switch (move) {
    case 'up':
      return moveUp(rows, index)
    case 'down':
      return moveDown(rows, index)
    case 'in':
      return moveIn(rows, index)
    case 'out':
      return moveOut(rows, index)
  }
  throw new Error(`No such move: ${move satisfies never}`)
}

function moveUp(rows: MenuRow[], index: number): MenuRow[] {
  const previous = siblingBefore(rows, index)
  if (previous === -1) return rows
  const { before, block, after } = partsAt(rows, index)
  return [...before.slice(0, previous), ...block, ...before.slice(previous), ...after]
}

function moveDown(rows: MenuRow[], index: number): MenuRow[] {
  const next = endOf(rows, index)
  return rows[next]?.depth === rows[index]?.depth ? moveUp(rows, next) : rows
}

function moveIn(rows: MenuRow[], index: number): MenuRow[] {
  const { before, block, after } = partsAt(rows, index)
  if (siblingBefore(rows, index) === -1 || block.some(({ depth }) => depth >= maxDepth)) return rows
  return [...before, ...shifted(block, 1), ...after]
}

/** After its parent and everything below that. */
function moveOut(rows: MenuRow[], index: number): MenuRow[] {
  const depth = rows[index]?.depth ?? 0
  if (depth === 0) return rows
  const parent = rows.findLastIndex((row, at) => at < index && row.depth === depth - 1)
  const end = endOf(rows, parent)
  const { before, block, after } = partsAt(rows, index)
  const rest = end - index - block.length
  return [...before, ...after.slice(0, rest), ...shifted(block, -1), ...after.slice(rest)]
}

export function removeRow(rows: MenuRow[], index: number): MenuRow[] {
  const { before, after } = partsAt(rows, index)
  return [...before, ...after]
}

/** Moves an item with those below it in front of another, to that one's depth. */
export function dropBefore(rows: MenuRow[], from: number, to: number): MenuRow[] {
  const target = rows[to]
  const moved = rows[from]
  const { before, block, after } = partsAt(rows, from)
  if (!target || !moved || block.includes(target)) return rows
  const placed = shifted(block, target.depth - moved.depth)
  if (placed.some(({ depth }) => depth > maxDepth)) return rows
  const rest = [...before, ...after]
  const at = rest.indexOf(target)
  return [...rest.slice(0, at), ...placed, ...rest.slice(at)]
}

function siblingBefore(rows: readonly MenuRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0
  const at = rows.findLastIndex((row, one) => one < index && row.depth <= depth)
  return rows[at]?.depth === depth ? at : -1
}

const shifted = (rows: readonly MenuRow[], by: number) => rows.map((row) => ({ ...row, depth: row.depth + by }))

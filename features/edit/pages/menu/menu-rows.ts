import type { InputOf } from '@/lib/api/endpoint'
import type { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import type { MenuItem } from '@/lib/api/v1/cms/navigation/office.schema'

export type MenuLink = MenuItem['link']

/** An item of a menu that is edited. The rows are the tree in reading order, each with its depth. */
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
      {
        row,
        own: { ...(id === undefined ? {} : { id }), title: title.trim(), link },
        below: rows.slice(index + 1, subtreeEnd(rows, index)),
      },
    ]
  })
}

/** Index after the item and everything below it. */
function subtreeEnd(rows: readonly MenuRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth)
  return next === -1 ? rows.length : next
}

type Split = { before: MenuRow[]; subtree: MenuRow[]; after: MenuRow[] }

function splitAt(rows: readonly MenuRow[], index: number): Split {
  const end = subtreeEnd(rows, index)
  return { before: rows.slice(0, index), subtree: rows.slice(index, end), after: rows.slice(end) }
}

/** What can be done to an item; each returns the rows unchanged where it is not possible. */
export type MenuMove = 'up' | 'down' | 'indent' | 'outdent'

export function moveRow(rows: MenuRow[], index: number, move: MenuMove): MenuRow[] {
  switch (move) {
    case 'up':
      return moveUp(rows, index)
    case 'down':
      return moveDown(rows, index)
    case 'indent':
      return indent(rows, index)
    case 'outdent':
      return outdent(rows, index)
  }
  throw new Error(`No such move: ${move satisfies never}`)
}

function moveUp(rows: MenuRow[], index: number): MenuRow[] {
  const previous = siblingBefore(rows, index)
  if (previous === -1) return rows
  const { before, subtree, after } = splitAt(rows, index)
  return [...before.slice(0, previous), ...subtree, ...before.slice(previous), ...after]
}

function moveDown(rows: MenuRow[], index: number): MenuRow[] {
  const next = subtreeEnd(rows, index)
  return rows[next]?.depth === rows[index]?.depth ? moveUp(rows, next) : rows
}

function indent(rows: MenuRow[], index: number): MenuRow[] {
  const { before, subtree, after } = splitAt(rows, index)
  if (siblingBefore(rows, index) === -1 || subtree.some(({ depth }) => depth >= maxDepth)) return rows
  return [...before, ...shifted(subtree, 1), ...after]
}

/** After its parent and everything below that. */
function outdent(rows: MenuRow[], index: number): MenuRow[] {
  const depth = rows[index]?.depth ?? 0
  if (depth === 0) return rows
  const parent = rows.findLastIndex((row, at) => at < index && row.depth === depth - 1)
  const end = subtreeEnd(rows, parent)
  const { before, subtree, after } = splitAt(rows, index)
  const rest = end - index - subtree.length
  return [...before, ...after.slice(0, rest), ...shifted(subtree, -1), ...after.slice(rest)]
}

export function removeRow(rows: MenuRow[], index: number): MenuRow[] {
  const { before, after } = splitAt(rows, index)
  return [...before, ...after]
}

/** Moves an item with those below it in front of another, to that one's depth. */
export function dropBefore(rows: MenuRow[], from: number, to: number): MenuRow[] {
  const target = rows[to]
  const moved = rows[from]
  const { before, subtree, after } = splitAt(rows, from)
  if (!target || !moved || subtree.includes(target)) return rows
  const placed = shifted(subtree, target.depth - moved.depth)
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

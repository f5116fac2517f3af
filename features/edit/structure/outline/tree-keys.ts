import { fold } from '@/lib/text/fold'

type TreeRow = { id: string; level: number; isOpen?: boolean; label: string }

type TreeStep = { focus: string } | { open: string } | { close: string }

/** What a key does in a tree, by the ARIA pattern "tree view"; null for every other key. `typed` is what was typed just before. */
export function treeStep(rows: readonly TreeRow[], at: number, { key, typed }: { key: string; typed: string }): TreeStep | null {
  const row = rows[at]
  if (!row) return null
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1])
    case 'ArrowUp':
      return focus(rows[at - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight':
      if (row.level > 1) return null
      return row.isOpen ? focus(rows[at + 1]) : { open: row.id }
    case 'ArrowLeft':
      if (row.level === 1) return row.isOpen ? { close: row.id } : null
      return focus(rows.slice(0, at).findLast(({ level }) => level < row.level))
    default:
      return isLetter(key) ? focus(findByText(rows, at, typed + key)) : null
  }
}

const focus = (row: TreeRow | undefined) => (row ? { focus: row.id } : null)

/** `/` and `?` are shortcuts. */
const isLetter = (key: string) => /^[\p{L}\p{N}]$/u.test(key)

/** The next row whose label starts with the text; one letter repeated goes from row to row. */
function findByText(rows: readonly TreeRow[], at: number, typed: string): TreeRow | undefined {
  const text = fold(typed)
  const isRepeated = new Set(text).size === 1
  const start = text.length === 1 || isRepeated ? at + 1 : at
  const wanted = isRepeated ? text.slice(0, 1) : text
  return [...rows.slice(start), ...rows.slice(0, start)].find(({ label }) => fold(label).startsWith(wanted))
}

import type { Change } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import { moveSection, orderedSections } from '@/lib/documents/sections'

/** A number is the index after the move, from 0. */
export type MoveTarget = 'up' | 'down' | 'start' | 'end' | number

/** `position` counts from 1; without changes the section stands there already. */
type Move = { changes: Change[]; position: number; total: number }

/** Null where the section is gone. */
export function planMove(document: Document, id: string, target: MoveTarget): Move | null {
  const ordered = orderedSections(document)
  const from = ordered.findIndex((one) => one.id === id)
  if (from === -1) return null
  const to = Math.min(Math.max(0, indexOf(target, { from, last: ordered.length - 1 })), ordered.length - 1)
  return { changes: moveSection(document, id, to), position: to + 1, total: ordered.length }
}

function indexOf(target: MoveTarget, { from, last }: { from: number; last: number }): number {
  switch (target) {
    case 'up':
      return from - 1
    case 'down':
      return from + 1
    case 'start':
      return 0
    case 'end':
      return last
    default:
      return target
  }
}

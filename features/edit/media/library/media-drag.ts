import type { DragEvent } from 'react'

/** Items of the library on their way into a folder. */
const dragType = 'application/x-izlog-media'

export function startDrag({ dataTransfer }: DragEvent, ids: readonly number[]) {
  dataTransfer.setData(dragType, JSON.stringify(ids))
  dataTransfer.effectAllowed = 'move'
}

export const holdsItems = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(dragType)

/** The ids of the dragged items; empty for everything else that is dropped. */
export function draggedIds({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): number[] {
  try {
    const ids: unknown = JSON.parse(dataTransfer.getData(dragType))
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

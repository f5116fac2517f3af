type Rect = { top: number; bottom: number; left: number; right: number }

export type VisibleBox = Rect & {
  /** The edges that are out of view. */
  cut: ('top' | 'bottom')[]
}

/** The part of a section that is in view; null where none is. */
export function visibleBox(section: Rect, view: Rect): VisibleBox | null {
  const top = Math.max(section.top, view.top)
  const bottom = Math.min(section.bottom, view.bottom)
  const left = Math.max(section.left, view.left)
  const right = Math.min(section.right, view.right)
  if (bottom <= top || right <= left) return null
  const isTopCut = section.top < view.top - tolerance
  const isBottomCut = section.bottom > view.bottom + tolerance
  return { top, bottom, left, right, cut: [...(isTopCut ? (['top'] as const) : []), ...(isBottomCut ? (['bottom'] as const) : [])] }
}

/** Layouts end at fractions of a pixel. */
const tolerance = 2

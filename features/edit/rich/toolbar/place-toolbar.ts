type Box = { top: number; left: number; width: number; height: number }

type ToolbarBoxes = { anchor: Box; toolbar: Pick<Box, 'width' | 'height'>; viewport: Box }

const gap = 8
/** Below this width the keyboard of a phone needs the room, and the phone's own menu stands at the selection. */
const narrow = 640

/** The toolbar's position in the window: above the anchor, or at the lower edge of what a phone's keyboard leaves free. */
export function placeToolbar({ anchor, toolbar, viewport }: ToolbarBoxes): { top: number; left: number } {
  const lowest = viewport.top + viewport.height - toolbar.height - gap
  const left = clamp(anchor.left, viewport.left + gap, viewport.left + viewport.width - toolbar.width - gap)
  if (viewport.width < narrow) return { top: lowest, left }
  return { top: clamp(anchor.top - toolbar.height - gap, viewport.top + gap, lowest), left }
}

/** The lower limit wins where there is no room. */
function clamp(value: number, min: number, max: number) {
  return Math.max(min, Math.min(value, max))
}

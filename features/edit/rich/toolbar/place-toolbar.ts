export type Box = { top: number; left: number; width: number; height: number }

type ToolbarBoxes = { field: Box; toolbar: Pick<Box, 'width' | 'height'>; viewport: Box }

/** `docked`: a strip across the lower edge of the viewport. */
export type ToolbarPlace = { kind: 'floating'; top: number; left: number } | { kind: 'docked' }

const gap = 8
/** Below this width the keyboard of a phone needs the room, and the phone's own menu stands at the selection. */
const narrow = 640

/**
 * The toolbar's position in the window, where it covers no text of its field: above the field, else below it. Where neither has room, as with a text longer than
 * the screen, and on phones, it docks at the lower edge (docs/rules/editing.md#rich-toolbar).
 */
export function placeToolbar({ field, toolbar, viewport }: ToolbarBoxes): ToolbarPlace {
  const [end, fieldEnd] = [viewport.top + viewport.height, field.top + field.height]
  const [highest, lowest] = [viewport.top + gap, end - toolbar.height - gap]
  const left = clamp(field.left, viewport.left + gap, viewport.left + viewport.width - toolbar.width - gap)
  if (viewport.width < narrow && fieldEnd <= end - toolbar.height) return { kind: 'docked' }
  const above = field.top - toolbar.height - gap
  if (above >= highest) return { kind: 'floating', top: Math.min(above, lowest), left }
  const below = fieldEnd + gap
  if (below <= lowest) return { kind: 'floating', top: Math.max(below, highest), left }
  return { kind: 'docked' }
}

/** How far the page scrolls back so that the toolbar has room above a field that fits on the screen with it, px. */
export function missingRoom({ field, toolbar, viewport }: ToolbarBoxes): number {
  const room = toolbar.height + 2 * gap
  const fits = field.height + room + gap <= viewport.height
  const isBegun = field.top >= viewport.top
  return viewport.width >= narrow && fits && isBegun ? Math.max(0, viewport.top + room - field.top) : 0
}

/** The lower limit wins where there is no room. */
function clamp(value: number, min: number, max: number) {
  return Math.max(min, Math.min(value, max))
}

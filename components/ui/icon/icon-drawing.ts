import shapes from '@/generated/icons.json'
import type { IconName } from './icon-names'

const shapesByName: Record<string, string> = shapes

/** The shapes of an icon, for HTML; its browser's counterpart is `icon-drawing.browser.ts`. */
export function drawingOf(name: IconName) {
  return shapesByName[name] ?? ''
}

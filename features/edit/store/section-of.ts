import type { Section } from '@/features/sections/define'
import { layoutSections, pageSection } from '@/features/sections/document/registry'

/** The section of a page, or of a layout element, by its stored type; null for one that this version does not know. */
export function sectionOf(type: string): Section | null {
  const layout: { [handler: string]: Section | undefined } = layoutSections
  return pageSection(type) ?? layout[type] ?? null
}

import type { PageRegion } from '@/features/sections/section-types/section-type-entries'
import { settingsOf, type SectionSettings } from '@/lib/documents/section-settings'
import { orderedSections } from '@/lib/documents/sections'
import { hasSections, type PageDocument } from '../documents'
import { sectionText } from '../section-text'

/** A row of the outline: a document, or below it one of its sections. `position` counts from 1. */
export type OutlineRow =
  | { id: string; level: 1; key: string; region: PageRegion; position: number; total: number; isOpen: boolean; canArrange: boolean }
  | {
      id: string
      level: 2
      key: string
      section: string
      type: string
      /** Its title or the start of its text, by which one of several of a type is known. */
      text: string
      settings: Pick<SectionSettings, 'hide' | 'when'>
      position: number
      total: number
      canArrange: boolean
    }

export type SectionRow = Extract<OutlineRow, { level: 2 }>

/** All rows that are shown; sections of a closed document are not. */
export function outlineRows(documents: readonly PageDocument[], closed: ReadonlySet<string>): OutlineRow[] {
  return documents.flatMap(({ key, region, document }, index): OutlineRow[] => {
    const isOpen = !closed.has(key)
    const canArrange = hasSections(key)
    const head: OutlineRow = { id: key, level: 1, key, region, position: index + 1, total: documents.length, isOpen, canArrange }
    if (!isOpen) return [head]
    const sections = orderedSections(document)
    return [
      head,
      ...sections.map(({ id, section }, at): OutlineRow => {
        const { hide, when } = settingsOf(section)
        return {
          id: sectionRowId({ key, section: id }),
          level: 2,
          key,
          section: id,
          type: section.type,
          text: sectionText(section),
          settings: { hide, when },
          position: at + 1,
          total: sections.length,
          canArrange,
        }
      }),
    ]
  })
}

export const sectionRowId = ({ key, section }: { key: string; section: string }) => `${key} ${section}`

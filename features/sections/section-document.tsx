import { Fragment } from 'react'
import type { SectionDocument as Document } from '@/lib/api/entities/section.schema'
import { EditableRegion } from './editable-region'
import { publicRenderContext } from './public-render-context'
import { comparePositions } from './parse-values'
import { pageSection } from './registry'

type SectionDocumentProps = { document: Document; documentKey: string }

/** A page's sections in their order; one of a type that this version does not know is left out. All their queries are asked at once. */
export async function SectionDocument({ document, documentKey }: SectionDocumentProps) {
  const ordered = Object.entries(document.sections).toSorted(([, a], [, b]) => comparePositions(a.pos, b.pos))
  const shown = await Promise.all(
    ordered.map(async ([id, stored]) => ({ id, section: await pageSection(stored.type)?.render(stored, publicRenderContext()) })),
  )
  return (
    <EditableRegion documentKey={documentKey}>
      {shown.map(({ id, section }) => (
        <Fragment key={id}>{section}</Fragment>
      ))}
    </EditableRegion>
  )
}

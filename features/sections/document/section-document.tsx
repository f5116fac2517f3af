import { Fragment } from 'react'
import type { SectionDocument as Document } from '@/lib/api/entities/page/section.schema'
import { SectionCounter } from './section-counter'
import { EditableRegion } from '@/components/editable/editable-region'
import { publicRenderContext } from './public-render-context'
import { ApiError } from '@/lib/api/errors'
import { compareEntries } from '@/lib/documents/positions'
import { settingsOf } from '@/lib/documents/section-settings'
import { pageSection } from './registry'

type SectionDocumentProps = { document: Document; documentKey: string }

/** Renders a page's sections in order, with their queries in parallel; sections of unknown type and those hidden on all screens are skipped. */
export async function SectionDocument({ document, documentKey }: SectionDocumentProps) {
  const ordered = Object.entries(document.sections)
    .filter(([, stored]) => !isHidden(stored))
    .toSorted(([a, { pos }], [b, other]) => compareEntries({ id: a, pos }, { id: b, pos: other.pos }))
  const shown = await Promise.all(
    ordered.map(async ([id, stored]) => ({
      id,
      section: await renderSection(id, stored),
    })),
  )
  return (
    <EditableRegion documentKey={documentKey}>
      {shown.map(({ id, section }) => (
        <Fragment key={id}>{section}</Fragment>
      ))}
      <SectionCounter documentKey={documentKey} />
    </EditableRegion>
  )
}

/** A section whose data the API refuses, as for a stored value of another time, is left out; the rest of the page stays (docs/rules/storefront.md#refused-section). */
async function renderSection(id: string, stored: Document['sections'][string]) {
  try {
    return await pageSection(stored.type)?.render({ ...stored, sectionId: id }, publicRenderContext())
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
    if (!isRefused) throw error
    // oxlint-disable-next-line no-console -- in the server's output, for who runs the shop
    console.warn('A section cannot be shown.', { id, type: stored.type, status: error.status })
    return null
  }
}

function isHidden(stored: unknown) {
  const { hide } = settingsOf(stored)
  return hide.mobile && hide.desktop
}

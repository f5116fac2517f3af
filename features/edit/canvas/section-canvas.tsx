'use client'

import { useLocale } from 'next-intl'
import { memo, useMemo } from 'react'
import type { Section } from '@/features/sections/define'
import type { DocumentSection } from '@/lib/documents/document'
import { masterKey } from '@/lib/documents/masters/master-edits'
import { masterOf } from '@/lib/documents/masters/masters'
import { makeEditKit } from '../kit/edit-kit'
import { makeViewKit } from '../kit/view-kit'
import { useEditStore } from '../store/edit-store'
import { useSection } from '../store/shown-values'
import { FieldPlaceProvider, type FieldPlace } from '../kit/field-place'
import { useDraft } from '../store/load-draft'
import { sectionOf } from '../store/section-of'
import { resolveLinks } from '../resolve/resolve-links'
import { resolvePictures } from '../resolve/resolve-pictures'
import { MissingMaster } from '../structure/masters/missing-master'
import { SectionBoundary } from '../structure/placeholders/section-boundary'
import { UnknownSection } from '../structure/placeholders/unknown-section'
import { QueryResult } from './query-result'

/** One section of a document, with its master's values. Renders again only when one of both changes. */
export const SectionCanvas = memo(function SectionCanvas({ documentKey, section: id }: { documentKey: string; section: string }) {
  const stored = useSection(documentKey, id)
  const definition = stored ? sectionOf(stored.type) : null
  const master = stored ? masterOf(stored) : null
  const isComplete = useDraft(master === null ? null : masterKey(master))
  if (!stored) return null
  if (master !== null && !isComplete) return <MissingMaster documentKey={documentKey} id={id} master={master} />
  if (!definition) return <UnknownSection documentKey={documentKey} id={id} type={stored.type} />
  return <KnownSection documentKey={documentKey} id={id} stored={stored} definition={definition} />
})

type KnownSectionProps = { documentKey: string; id: string; stored: DocumentSection; definition: Section }

function KnownSection({ documentKey, id, stored, definition: { type, meta: shape, Live } }: KnownSectionProps) {
  const isViewing = useEditStore((state) => state.canvasMode === 'view')
  const pictures = useEditStore((state) => state.pictures)
  const links = useEditStore((state) => state.links)
  const locale = useLocale()
  const place = useMemo((): FieldPlace => ({ key: documentKey, section: id, type, shape, path: [] }), [documentKey, id, type, shape])
  const resolved = useMemo(
    () => ({
      meta: resolvePictures(resolveLinks(stored.meta, { links, locale }), pictures),
      mobileMeta: resolvePictures(stored.mobileMeta, pictures),
      options: stored.options,
      mobileOptions: stored.mobileOptions,
      hide: stored.hide,
      anchor: stored.anchor,
      linkMeta: resolveLinks(stored.linkMeta, { links, locale }),
    }),
    [stored, pictures, links, locale],
  )
  return (
    <FieldPlaceProvider place={place}>
      <SectionBoundary content={resolved}>
        <Live stored={resolved} kit={isViewing ? makeViewKit : makeEditKit} QueryResult={QueryResult} />
      </SectionBoundary>
    </FieldPlaceProvider>
  )
}

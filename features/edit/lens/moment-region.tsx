'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { publicKit } from '@/features/sections/public-kit'
import type { Document } from '@/lib/documents/document'
import { masterKey } from '@/lib/documents/masters/master-edits'
import { mastersOf } from '@/lib/documents/masters/masters'
import { compareEntries } from '@/lib/documents/positions'
import { isWithin, settingsOf } from '@/lib/documents/section-settings'
import { yearOf } from '@/lib/text/dates'
import { QueryResult } from '../canvas/query-result'
import { useEditStore } from '../store/edit-store'
import { resolveLinks } from '../resolve/resolve-links'
import { resolvePictures } from '../resolve/resolve-pictures'
import { documentWithMasters } from '../store/section-masters'
import { sectionOf } from '../store/section-of'
import { isUnseen } from '../store/is-changed'
import { NotYetShown } from './not-yet-shown'
import type { ShownAt } from './shown-at'
import { usePinnedVersion, type PinnedVersion } from './use-pinned-version'
import { useShownAt } from './use-shown-at'

type MomentRegionProps = { documentKey: string; moment: string; children: ReactNode }

/**
 * The document at a moment, to look at: as a release until then shows it, or as visitors see it until a later release; else its draft, the children
 * (docs/rules/lens.md#edits-at-a-moment, docs/rules/lens.md#before-a-release).
 */
export function MomentRegion({ documentKey, moment, children }: MomentRegionProps) {
  const shownAt = useShownAt()
  const open = useEditStore(({ documents }) => documents[documentKey])
  const shown = shownAt(documentKey)
  const version = usePinnedVersion(documentKey, shown)
  if (version) return <SectionsAt {...version} moment={moment} shownAt={shownAt} />
  if (shown.kind === 'published' && open) {
    if (isUnseen(open) || open.published === null) return <NotYetShown />
    return <SectionsAt document={open.published} moment={moment} shownAt={shownAt} />
  }
  const hasMasterForLater = mastersOf(open?.draft.document ?? noDocument).some((id) => shownAt(masterKey(id)).kind === 'published')
  return open && hasMasterForLater ? <SectionsAt document={open.draft.document} moment={moment} shownAt={shownAt} /> : children
}

const noDocument: Document = { v: 1, sections: {} }

type SectionsAtProps = {
  document: Document
  pictures?: PinnedVersion['pictures']
  moment: string
  shownAt: (key: string) => ShownAt
}

/** A document to look at, with its masters' drafts, or what visitors see of those that a later release holds. */
function SectionsAt({ document, pictures, moment, shownAt }: SectionsAtProps) {
  const links = useEditStore((state) => state.links)
  const locale = useLocale()
  const known = useEditStore((state) => state.pictures)
  const documents = useEditStore((state) => state.documents)
  const shownDocuments = Object.fromEntries(
    Object.entries(documents).map(([key, { draft, published }]) => {
      const isPublished = published !== null && shownAt(key).kind === 'published'
      return [key, isPublished ? { draft: { document: published } } : { draft }]
    }),
  )
  const kit = publicKit({ godina: yearOf(moment) })
  const all = { ...known, ...pictures }
  return Object.entries(documentWithMasters(shownDocuments, document).sections)
    .filter(([, section]) => isWithin(settingsOf(section).when, new Date(moment)))
    .toSorted(([a, { pos }], [b, other]) => compareEntries({ id: a, pos }, { id: b, pos: other.pos }))
    .map(([id, section]) => {
      const definition = sectionOf(section.type)
      if (!definition) return null
      const stored = {
        ...section,
        meta: resolvePictures(resolveLinks(section.meta, { links, locale }), all),
        mobileMeta: resolvePictures(section.mobileMeta, all),
        linkMeta: resolveLinks(section.linkMeta, { links, locale }),
        sectionId: undefined,
      }
      return <definition.Live key={id} stored={stored} kit={kit} QueryResult={QueryResult} />
    })
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { publicKit } from '@/features/sections/public-kit'
import { call } from '@/lib/api/client'
import type { DataOf } from '@/lib/api/endpoint'
import { versionApi } from '@/lib/api/v1/cms/version'
import { compareEntries } from '@/lib/documents/positions'
import { isWithin, settingsOf } from '@/lib/documents/section-settings'
import { languageCodes } from '@/lib/i18n/routing'
import { yearOf } from '@/lib/text/dates'
import { QueryResult } from '../canvas/query-result'
import { useEditStore } from '../store/edit-store'
import { resolveLinks } from '../resolve/resolve-links'
import { resolvePictures } from '../resolve/resolve-pictures'
import { documentWithMasters } from '../store/section-masters'
import { sectionOf } from '../store/section-of'
import { shownAtMoment } from './target/edits-target'
import { pinnedDocument } from './releases-until'
import { useEditsTarget } from './target/use-edits-target'
import { useReleasesUntil } from './use-scheduled-releases'

type MomentRegionProps = { documentKey: string; moment: string; children: ReactNode }

/** The document as a scheduled release will show it at a moment, to look at; else its draft, the children (docs/rules/lens.md#edits-at-a-moment). */
export function MomentRegion({ documentKey, moment, children }: MomentRegionProps) {
  const language = languageCodes[useLocale()]
  const target = useEditsTarget()?.kind ?? 'draft'
  const pinned = pinnedDocument(useReleasesUntil(moment) ?? [], { key: documentKey, language })
  const revision = useEditStore(({ documents }) => documents[documentKey]?.draft.revision ?? 0)
  const isFollowed = useEditStore(({ followed }) => followed.includes(documentKey))
  const number = pinned && shownAtMoment({ target, pinned, revision, isFollowed }) === 'pinned' ? pinned.version : null
  const { data } = useQuery({
    queryKey: ['edit', 'version', documentKey, number],
    queryFn: () => call(versionApi.get, { key: documentKey, number: number ?? 0 }),
    enabled: number !== null,
  })
  return number !== null && data ? <PinnedSections version={data} moment={moment} /> : children
}

function PinnedSections({ version: { document, pictures }, moment }: { version: DataOf<typeof versionApi.get>; moment: string }) {
  const links = useEditStore((state) => state.links)
  const locale = useLocale()
  const known = useEditStore((state) => state.pictures)
  const documents = useEditStore((state) => state.documents)
  const kit = publicKit({ godina: yearOf(moment) })
  const all = { ...known, ...pictures }
  return Object.entries(documentWithMasters(documents, document).sections)
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

import type { Release } from '@/lib/api/v1/cms/release.schema'
import { plannedFor } from './planned-for'

type Drafts = { drafts: readonly { key: string; revision: number }[]; language: string }

/** When the last of these drafts goes live as it is now, ISO; null where one is in no scheduled release or has gone on since (docs/rules/editing.md#meant-for-a-release). */
export function scheduledAt(releases: readonly Release[], { drafts, language }: Drafts): string | null {
  const moments = drafts.map(({ key, revision }) => {
    const release = plannedFor(releases, { key, language })
    const pinned = release?.documents.find((one) => one.key === key && one.language === language)?.revision ?? null
    return pinned !== null && pinned >= revision ? (release?.publishAt ?? null) : null
  })
  if (moments.includes(null)) return null
  return moments.toSorted((a, b) => Date.parse(a ?? '') - Date.parse(b ?? '')).at(-1) ?? null
}

import type { Release } from '@/lib/api/v1/cms/release.schema'

/** The planned releases of a list that will have run at a moment, in the order in which they run. */
export function releasesUntil(releases: readonly Release[], moment: string): Release[] {
  const until = Date.parse(moment)
  const startOf = ({ publishAt }: Release) => (publishAt === null ? Infinity : Date.parse(publishAt))
  return releases
    .filter((release) => release.state === 'planned' && startOf(release) <= until)
    .toSorted((a, b) => startOf(a) - startOf(b) || a.id - b.id)
}

export type Pinned = Release['documents'][number]

/** What visitors will see of a document after these releases: what the last one pins; null when none does. */
export function pinnedDocument(releases: readonly Release[], { key, language }: { key: string; language: string }): Pinned | null {
  const pinned = releases.flatMap(({ documents }) => documents.filter((one) => one.key === key && one.language === language))
  return pinned.at(-1) ?? null
}

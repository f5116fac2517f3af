import type { Release } from '@/lib/api/v1/cms/release.schema'

/**
 * The next scheduled release that a document's changes are meant for: the one that pins it, unless another version was published since
 * (docs/rules/editing.md#meant-for-a-release).
 */
export function plannedFor(releases: readonly Release[], { key, language }: { key: string; language: string }): Release | null {
  const pins = ({ state, publishAt, documents }: Release) =>
    state === 'planned' &&
    publishAt !== null &&
    documents.some((one) => one.key === key && one.language === language && !one.publishedMeanwhile)
  return releases.filter(pins).toSorted((a, b) => Date.parse(a.publishAt ?? '') - Date.parse(b.publishAt ?? ''))[0] ?? null
}

import type { Approval } from '@/lib/api/v1/cms/approval.schema'

/** Of requests, newest first, those that an editor of these documents is told of: all that wait, and the last own one with what became of it. */
export function shownRequests(
  requests: readonly Approval[],
  { keys, language }: { keys: readonly string[]; language: string },
): Approval[] {
  const ofDocuments = requests.filter((one) => one.language === language && one.documents.some(({ key }) => keys.includes(key)))
  const lastOwn = ofDocuments.find(({ isOwn }) => isOwn)
  return ofDocuments.filter((one) => one.state === 'open' || one === lastOwn)
}

import { draftApi } from '@/lib/api/v1/cms/draft'
import type { Json } from '@/lib/documents/document'
import { database } from '@/server/db/client'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import type { Caller } from '@/tests/support/http/caller'

let sequence = 0

/** Draws the number of the next batch that the tests of this process save. */
export const nextSequence = () => ++sequence

/** How an editor changes and publishes drafts. */
export function draftsOf(editor: Caller) {
  return {
    /** Sets fields of a draft and gives its new revision. */
    setFields: async (key: string, fields: { [name: string]: Json }) => {
      const { revision } = await editor.call(draftApi.get, { key })
      const changes = Object.entries(fields).map(([name, value]) => ({
        kind: 'set' as const,
        section: '' as const,
        path: ['page', name],
        value,
      }))
      const { batches } = await editor.call(draftApi.save, { key, revision, client: 'a', sequence: nextSequence(), changes })
      return batches.at(-1)?.revision ?? revision
    },
    publish: (key: string, revision: number, overwrite?: string[]) =>
      editor.call(draftApi.publish, { documents: [{ key, revision, overwrite }] }),
  }
}

export async function emptyDrafts() {
  await database().db.delete(drafts)
  await database().db.delete(documentVersions)
}

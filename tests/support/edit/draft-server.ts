import { vi } from 'vitest'
import * as client from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { applyChanges, type Change } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import type { SavedBatch } from '@/lib/documents/draft'

const empty: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'V', meta: { title: '', lead: '' } } } }

/** The server's draft, with the rules of docs/rules/editing.md#repeated-batch and #stale-revision. */
export function fakeDraftServer() {
  const batches: SavedBatch[] = []
  const kept = { from: 0 }
  const published = { revision: -1 }
  const since = (revision: number) => batches.filter((one) => one.revision > revision)
  const answerSince = (revision: number) => (revision < kept.from ? { batches: [], isComplete: false } : { batches: since(revision) })
  return {
    batches,
    /** Keeps no batches up to now (docs/rules/editing.md#kept-batches). */
    forget: () => (kept.from = batches.length),
    /** Shows visitors the draft. */
    publish: () => (published.revision = batches.length),
    document: () =>
      applyChanges(
        empty,
        batches.flatMap((one) => one.changes),
      ).document,
    colleague: (changes: Change[]) =>
      batches.push({ client: 'kolega', sequence: batches.length + 1, revision: batches.length + 1, changes }),
    answer(path: string, input: { revision: number; client?: string; sequence?: number; changes?: Change[] }) {
      if (path === draftApi.changes.path) return answerSince(input.revision)
      if (path === draftApi.get.path) {
        const revision = batches.length
        return { document: this.document(), revision, pictures: {}, isChanged: published.revision !== revision, visibility: 'shown' }
      }
      const { revision, client: name = '', sequence = 0, changes = [] } = input
      if (batches.some((one) => one.client === name && one.sequence === sequence)) return answerSince(revision)
      if (revision !== batches.length) throw failure(409, 'STALE_VERSION')
      batches.push({ client: name, sequence, revision: revision + 1, changes })
      return { batches: since(revision) }
    },
  }
}

const failure = (statusCode: number, code?: 'STALE_VERSION' | 'UNAUTHORIZED') =>
  new ApiError({ message: 'Odbijeno.', statusCode, data: code ? { code } : {} })

export type DraftServer = ReturnType<typeof fakeDraftServer>

export type Fate = { latency: number; isRequestLost?: boolean; isAnswerLost?: boolean }

/** Puts the server behind a network; `fate` says what becomes of each request. */
export function connect(server: DraftServer, fate: () => Fate) {
  const call = vi.spyOn(client, 'call')
  call.mockImplementation(async ({ path }, input) => {
    const { latency, isRequestLost = false, isAnswerLost = false } = fate()
    await new Promise((resolve) => setTimeout(resolve, latency / 2))
    if (isRequestLost) throw failure(0)
    const sent = structuredClone(input)
    // oxlint-disable-next-line no-unsafe-type-assertion -- a fake of every call
    const answer = server.answer(path, sent as Parameters<typeof server.answer>[1])
    await new Promise((resolve) => setTimeout(resolve, latency / 2))
    if (isAnswerLost) throw failure(0)
    // oxlint-disable-next-line no-unsafe-type-assertion -- a fake of every call
    return structuredClone(answer) as never
  })
  return call
}

import { defineModule, post, stream } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { PresenceEvent, SelectSection, WatchDocuments } from './presence.schema'

/** *Ours*: who else edits the same documents, and what they save (docs/rules/editing.md#presence). */
export const presenceApi = defineModule('/api/v1/cms', {
  /**
   * Server-Sent Events. EventSource cannot send the access token, so a browser reads the stream with `fetch` and its `body`. The first event is `who`; the
   * reader then fetches `draft/changes` once, ignores batches of revisions that it has, and fetches again after a gap or a new connection. Each event's data
   * is JSON with its name in `event`. 429 TOO_MANY beyond 20 streams of a user.
   */
  watch: stream<typeof WatchDocuments, typeof PresenceEvent>('presence', { access: 'office' }),
  /** Says what the caller has selected, to those who watch the same document. `client` is that of the caller's stream. */
  select: post<typeof SelectSection, typeof Empty>('presence', { access: 'office' }),
})

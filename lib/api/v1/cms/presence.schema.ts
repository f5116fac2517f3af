import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty } from '@/lib/api/entities/common.schema'
import { Key, SavedBatch, SectionId } from './draft.schema'
import type { presenceApi } from './presence'

/** Names a tab. */
const Client = z.string().regex(/^[\w-]{1,40}$/)

export const WatchDocuments = z.strictObject({ client: Client, keys: z.array(Key).min(1).max(20) })

/** `section` is empty for the fields of the page itself, and null when nothing is selected. */
export const SelectSection = z.strictObject({ client: Client, key: Key, section: z.union([SectionId, z.literal('')]).nullable() })

/** Somebody else's tab, also one of the same user. `keys` are those of the watched documents that it shows. */
const Person = z.object({
  userId: z.number(),
  client: z.string(),
  name: z.string(),
  /** From 0 to 7; people on the same documents have different ones while there are enough. */
  colour: z.number(),
  keys: z.array(z.string()),
  selected: z.object({ key: z.string(), section: z.string() }).nullable(),
})

/** `who` holds everybody each time, `batches` what was saved, the reader's own too. */
export const PresenceEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('who'), people: z.array(Person) }),
  z.object({ event: z.literal('batches'), key: z.string(), batches: z.array(SavedBatch) }),
  z.object({ event: z.literal('published'), key: z.string(), version: z.number() }),
])
export type PresenceEvent = z.infer<typeof PresenceEvent>

export const presenceSchemas = {
  watch: { input: WatchDocuments, data: PresenceEvent },
  select: { input: SelectSection, data: Empty },
} satisfies SchemasOf<typeof presenceApi>

import { z } from 'zod'
import { integer } from '@/lib/api/entities/common.schema'
import type { SchemasOf } from '@/lib/api/endpoint'
import { EditedPicture } from '@/lib/api/entities/media.schema'
import { DocumentSchema, Key, Note, Revision, SavedBatches } from './draft.schema'
import type { versionApi } from './version'

const Number = integer({ min: 1 })

/**
 * `reason`: why it was kept (docs/rules/editing.md#document-versions). `revision` is the draft's that it copies, null for what no draft held. `publishedAt`: when
 * visitors last began to see it. `isLive`: they see it now.
 */
export const Version = z.object({
  number: z.number(),
  reason: z.enum(['import', 'publish', 'checkpoint', 'handover', 'beforeRestore', 'beforeDiscard', 'release', 'rollback', 'approval']),
  note: z.string(),
  revision: z.number().nullable(),
  user: z.object({ id: z.number(), name: z.string() }).nullable(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  isLive: z.boolean(),
})
export type Version = z.infer<typeof Version>

/** Versions older than number `before`, newest first, fifty at once. */
export const ListVersions = z.strictObject({ key: Key, before: Number.optional() })
export const Versions = z.object({ versions: z.array(Version), hasMore: z.boolean() })

export const GetVersion = z.strictObject({ key: Key, number: Number })

/** `document` holds pictures as `{ mediaId, alt }`; `pictures` are those it names, by id. */
export const VersionData = Version.extend({ key: z.string(), document: DocumentSchema, pictures: z.record(z.string(), EditedPicture) })

/** `note` names the checkpoint. */
export const CreateVersion = z.strictObject({ key: Key, revision: Revision, note: Note.default('') })
export const CreatedVersion = z.object({ number: z.number() })

/** `revision` is the newest of the draft that the caller has. */
export const RestoreVersion = z.strictObject({ key: Key, number: Number, revision: Revision })

export const versionSchemas = {
  filter: { input: ListVersions, data: Versions },
  get: { input: GetVersion, data: VersionData },
  create: { input: CreateVersion, data: CreatedVersion },
  restore: { input: RestoreVersion, data: SavedBatches },
} satisfies SchemasOf<typeof versionApi>

import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, Moment, text } from '@/lib/api/entities/common.schema'
import { areDistinct, Key, Revision } from './draft.schema'
import type { releaseApi } from './release'

const Title = text(200).trim().min(1)
const Drafts = z
  .array(z.strictObject({ key: Key, revision: Revision }))
  .max(50)
  .refine(areDistinct, 'Svaki dokument samo jednom.')
const RecordVersion = z.number().int().positive().max(2_147_483_647)

/**
 * `title` is the pinned version's; empty for what has none, such as the footer. `version` is the number of the pinned version. `publishedMeanwhile`: another version has been published since it was pinned; imports do not count. `hasNewerDraft`: the
 * draft has gone on since.
 */
const ReleaseDocument = z.object({
  key: z.string(),
  language: z.string(),
  title: z.string(),
  version: z.number(),
  revision: z.number().nullable(),
  publishedMeanwhile: z.boolean(),
  hasNewerDraft: z.boolean(),
})

/** `publishAt` in UTC, to the second; null: not scheduled. `version` is what a write of it must name. */
export const Release = z.object({
  id: z.number(),
  title: z.string(),
  state: z.enum(['planned', 'published', 'cancelled', 'failed', 'rolledBack']),
  publishAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  version: z.number(),
  documents: z.array(ReleaseDocument),
})
export type Release = z.infer<typeof Release>

/** The newest hundred. */
export const Releases = z.object({ releases: z.array(Release) })
export const GetRelease = z.strictObject({ id: Id })
export const CreateRelease = z.strictObject({ title: Title, publishAt: Moment.nullable().default(null), documents: Drafts.default([]) })

/** `put` adds documents or replaces their pinned versions by the drafts, `remove` takes documents out; what is left out stays. */
export const UpdateRelease = z.strictObject({
  id: Id,
  version: RecordVersion,
  title: Title.optional(),
  publishAt: Moment.nullable().optional(),
  put: Drafts.default([]),
  remove: z.array(Key).max(50).default([]),
})

export const ReleaseAt = z.strictObject({ id: Id, version: RecordVersion })

export const releaseSchemas = {
  filter: { input: Empty, data: Releases },
  get: { input: GetRelease, data: Release },
  create: { input: CreateRelease, data: Release },
  update: { input: UpdateRelease, data: Release },
  cancel: { input: ReleaseAt, data: Release },
  publishNow: { input: ReleaseAt, data: Release },
  rollback: { input: ReleaseAt, data: Release },
} satisfies SchemasOf<typeof releaseApi>

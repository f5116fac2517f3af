import { z } from 'zod'
import { Moment, Page, integer, pageOf, text } from '@/lib/api/entities/common.schema'
import { keysOf } from '@/lib/keys-of'
import { revisionKinds } from '@/lib/office/revision-kinds'

export const FilterRevisions = z.strictObject({
  kind: z.enum(keysOf(revisionKinds)),
  /** The id of the row; of a consent form its name, of a wording its key. */
  id: text(60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  page: Page.default(1),
  limit: integer({ min: 1, max: 100 }).default(10),
})

/** `before`, `after`: the fields that the revision touched. `by`: '' for a deleted account. */
export const Revision = z.object({
  version: z.number(),
  by: z.string(),
  at: Moment,
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
export type Revision = z.infer<typeof Revision>
export const RevisionPage = pageOf(Revision)

export const adminRevisionSchemas = {
  filter: { input: FilterRevisions, data: RevisionPage },
}

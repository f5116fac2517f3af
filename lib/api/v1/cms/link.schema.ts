import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Slug, text } from '@/lib/api/entities/common.schema'
import { isRecord } from '@/lib/documents/document'
import { documentLimits, isForbiddenName } from '@/lib/documents/limits'
import { Revision, SavedBatches, SectionContent, SectionId } from './draft.schema'
import type { linkApi } from './link'
import { Master, MasterTitle } from './master.schema'
import { OfficePage } from './page/office.schema'
import { PostType } from './post-type.schema'

/** Sections by their ids. */
const Sections = z.intersection(
  z.custom<object>((value) => isRecord(value) && !Object.keys(value).some(isForbiddenName), 'Nedopušten naziv.'),
  z.record(SectionId, SectionContent).refine((sections) => Object.keys(sections).length <= documentLimits.sections, 'Previše odjeljaka.'),
)

/** `slug`: the page's in the caller's language. `revision` is the newest of its draft that the caller has. */
export const BulkTranslation = z.strictObject({ slug: Slug, revision: Revision, sections: Sections })

/** `language`: the code of the new translation, such as `eng`. A slug that is taken or reserved there is refused at `slug` (docs/rules/content.md#slugs). */
export const CreateTranslation = z.strictObject({
  id: Id,
  language: z.string().regex(/^[a-z]{3}$/),
  title: text(200).trim().min(1),
  slug: text(200).trim(),
  description: text(500).trim().default(''),
})

export const BulkPostType = z.strictObject({ id: Id, version: z.number().int().positive().max(2_147_483_647), sections: Sections })

export const ShareSection = z.strictObject({ id: Id, section: SectionId, revision: Revision, title: MasterTitle })
export const SharedSection = SavedBatches.extend({ master: Master })

export const linkSchemas = {
  postTranslationBulk: { input: BulkTranslation, data: SavedBatches },
  postTranslationBulkExisting: { input: BulkTranslation, data: SavedBatches },
  createTranslationFromOriginal: { input: CreateTranslation, data: OfficePage },
  postTypeBulk: { input: BulkPostType, data: PostType },
  masters: { input: ShareSection, data: SharedSection },
} satisfies SchemasOf<typeof linkApi>

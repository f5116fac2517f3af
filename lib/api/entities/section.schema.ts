import { z } from 'zod'

const Fields = z.record(z.string(), z.unknown())

/**
 * A section as a document keeps it (DESIGN 8). What its fields may hold is said by its definition in features/sections; here they pass as they
 * are, so that a section of an unknown type or with unknown fields survives.
 */
const Section = z.looseObject({
  type: z.string(),
  /** Fractional position: sections stand in the order of these keys, byte by byte. */
  pos: z.string(),
  meta: Fields.default({}),
  mobileMeta: Fields.default({}),
  options: Fields.default({}),
  mobileOptions: Fields.default({}),
  linkMeta: Fields.default({}),
})

/** The sections of a page by their stable ids. */
export const SectionDocument = z.object({ v: z.literal(1), sections: z.record(z.string(), Section) })
export type SectionDocument = z.infer<typeof SectionDocument>

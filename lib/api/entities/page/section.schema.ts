import { z } from 'zod'

const Fields = z.record(z.string(), z.unknown())

/** A stored section (docs/rules/storefront.md#sections). Its type and fields belong to the page's design; unknown ones pass unchanged. */
const Section = z.looseObject({
  type: z.string(),
  /** Fractional position; sections are ordered by these keys, byte by byte. */
  pos: z.string(),
  meta: Fields.default({}),
  mobileMeta: Fields.default({}),
  options: Fields.default({}),
  mobileOptions: Fields.default({}),
  linkMeta: Fields.default({}),
})

/** The sections of a page by stable id. How a program reads and adds them stands in the guide, under 'Sections of a page'. */
export const SectionDocument = z.object({ v: z.literal(1), sections: z.record(z.string(), Section) })
export type SectionDocument = z.infer<typeof SectionDocument>

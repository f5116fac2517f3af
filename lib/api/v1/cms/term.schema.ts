import { z } from 'zod'
import { Id, Slug, integer, pageOf } from '@/lib/api/entities/common.schema'
import { Post, Term, TermType } from '@/lib/api/entities/post.schema'

/** `noPaginate` in a query string is the word `true`. */
export const FilterTerms = z.strictObject({
  termTypeTitles: z.array(TermType).max(2).optional(),
  limit: integer({ min: 1, max: 500 }).default(5),
  noPaginate: z.union([z.boolean(), z.stringbool()]).default(false),
})

export const TermPage = pageOf(Term)

/** A post by id, by slug in the caller's language, or by slug in the main language. */
export const GetTerm = z.strictObject({ id: z.union([Id, Slug]), slugMain: Slug.optional() })

export const termSchemas = {
  filter: { input: FilterTerms, data: TermPage },
  filterStandard: { input: FilterTerms, data: TermPage },
  get: { input: GetTerm, data: Post },
}

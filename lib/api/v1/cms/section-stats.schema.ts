import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, integer } from '@/lib/api/entities/common.schema'
import type { sectionStatsApi } from './section-stats'

/** Only pages are made of sections that are counted. */
const PageKey = z
  .string()
  .regex(/^page:[1-9]\d{0,9}$/)
  .refine((key) => Id.safeParse(key.slice('page:'.length)).success, 'Nedopušten ključ.')
const SectionId = z.string().regex(/^[\w-]{1,40}$/)

/** More than an open page counts honestly between two beacons. */
const Count = z.number().int().min(0).max(20).default(0)

const maxCountedSections = 50
export const CountSections = z.strictObject({
  counts: z
    .array(z.strictObject({ document: PageKey, section: SectionId, views: Count, clicks: Count, adds: Count, orders: Count }))
    .min(1)
    .max(maxCountedSections),
})

export const FilterSectionStats = z.strictObject({
  documents: z.array(PageKey).min(1).max(20),
  days: integer({ min: 7 }).pipe(z.union([z.literal(7), z.literal(28)])),
})

/** `day` is a day in Zagreb; days without counts are left out. Oldest first. */
export const SectionStats = z.object({
  /** The first and the last day, today. */
  from: z.string(),
  to: z.string(),
  stats: z.array(
    z.object({
      document: z.string(),
      section: z.string(),
      day: z.string(),
      views: z.number(),
      clicks: z.number(),
      adds: z.number(),
      orders: z.number(),
    }),
  ),
  publications: z.array(z.object({ document: z.string(), at: z.string() })),
})

export const sectionStatsSchemas = {
  count: { input: CountSections, data: Empty },
  filter: { input: FilterSectionStats, data: SectionStats },
} satisfies SchemasOf<typeof sectionStatsApi>

import { z } from 'zod'
import { Id, text } from '@/lib/api/entities/common.schema'
import { ActiveFilter } from '@/lib/api/v1/product/web.schema'

export const LayeredType = z.enum(['Dropdown', 'MultiSelect', 'Number', 'Date', 'DateTime', 'YesNo', 'TextSwatch', 'VisualSwatch'])
export type LayeredType = z.infer<typeof LayeredType>

/** One value with its count; a range has one value with its bounds (numbers, or ISO days). */
export const LayeredValue = z.object({
  /** The id that a filter takes; null for yes, no and ranges. */
  valueID: z.number().nullable(),
  /** The label, `yes` or `no`; empty for a range. */
  valueLabel: z.string(),
  totalProducts: z.number(),
  minValue: z.union([z.number(), z.string()]).nullable(),
  maxValue: z.union([z.number(), z.string()]).nullable(),
  /** A CSS colour. */
  swatch: z.string().nullable(),
})
export type LayeredValue = z.infer<typeof LayeredValue>

/** A facet (docs/rules/catalog.md#facet-counts). */
export const LayeredFilter = z.object({
  attributeCode: z.string(),
  label: z.string(),
  type: LayeredType,
  attributeID: z.number(),
  unit: z.string().nullable(),
  values: z.array(LayeredValue),
})
export type LayeredFilter = z.infer<typeof LayeredFilter>

export const AskNavigation = z.strictObject({
  keywords: text(200).optional(),
  filters: z.array(ActiveFilter).max(50).default([]),
  mainCategory: Id.optional(),
})

export const LayeredFilters = z.array(LayeredFilter)

export const layeredSchemas = {
  navigation: { input: AskNavigation, data: LayeredFilters },
}
